import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PageSizeSelect } from '.'

const meta = {
  title: 'Lists/Page size select',
  component: PageSizeSelect,
  args: { value: 10, onChange: fn() },
} satisfies Meta<typeof PageSizeSelect>

export default meta
type Story = StoryObj<typeof meta>

/** 10, 25, 50 or 100. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Rows per page' })
    await expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '25', '50', '100'])
    await userEvent.selectOptions(select, '50')
    await expect(args.onChange).toHaveBeenCalledWith(50)
  },
}
