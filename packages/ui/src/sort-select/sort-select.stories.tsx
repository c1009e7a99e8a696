import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SortSelect } from '.'

const meta = {
  title: 'Lists/Sort select',
  component: SortSelect,
  args: {
    columns: [
      { key: 'name', header: 'Name', sortable: true },
      { key: 'team', header: 'Team' },
      { key: 'logins', header: 'Logins', sortable: true },
    ],
    sort: { key: 'name', direction: 'ascending' },
    onChange: fn(),
  },
} satisfies Meta<typeof SortSelect>

export default meta
type Story = StoryObj<typeof meta>

/** Each column that sorts, in both directions. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(select).toHaveDisplayValue('Name, ascending')
    await expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Name, ascending', 'Name, descending', 'Logins, ascending', 'Logins, descending'])
    await userEvent.selectOptions(select, 'Logins, descending')
    await expect(args.onChange).toHaveBeenCalledWith({ key: 'logins', direction: 'descending' })
  },
}

/** An order that no column has shows a dash. */
export const OwnOrder: Story = {
  args: { sort: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('–')
  },
}

/** As large as an icon button, and chosen from in the same way. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    const { width, height } = select.getBoundingClientRect()
    await expect([Math.round(width), height >= 32]).toEqual([44, true])
    await userEvent.selectOptions(select, 'Name, descending')
    await expect(args.onChange).toHaveBeenCalledWith({ key: 'name', direction: 'descending' })
  },
}
