import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SortSelect } from '.'
import type { TableSort } from '../table'

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

/** Each sortable column, in both directions. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(select).toHaveDisplayValue('Name, ascending')
    await expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Usual order', 'Name, ascending', 'Name, descending', 'Logins, ascending', 'Logins, descending'])
    await userEvent.selectOptions(select, 'Logins, descending')
    await expect(args.onChange).toHaveBeenCalledWith({ key: 'logins', direction: 'descending' })
  },
}

/** The default order of the list has a name, and selecting it resets the sort. */
export const UsualOrder: Story = {
  render: function UsualOrder(args) {
    const [sort, setSort] = useState<TableSort | undefined>()
    return <SortSelect {...args} sort={sort} onChange={setSort} />
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(select).toHaveDisplayValue('Usual order')
    await userEvent.selectOptions(select, 'Logins, descending')
    await expect(select).toHaveDisplayValue('Logins, descending')
    await userEvent.selectOptions(select, 'Usual order')
    await expect(select).toHaveDisplayValue('Usual order')
  },
}

/** As large as an icon button, with the same options. */
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
