import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import * as layout from '../internal/story-layout.css'
import { MultiSelect, type MultiSelectProps } from '.'

const teams = ['Customer care', 'Engineering', 'Finance', 'Legal', 'Logistics', 'Marketing', 'People', 'Sales'].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
  }),
)

const meta = {
  title: 'Forms/Multi select',
  component: MultiSelect,
  args: { label: 'Teams', options: teams, placeholder: 'Search teams', onValueChange: fn() },
} satisfies Meta<MultiSelectProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'Teams' })
    await userEvent.type(input, 'leg{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['legal'])
    await userEvent.type(input, 'sal{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['legal', 'sales'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Legal' })).toBeVisible())
  },
}

export const Remove: Story = {
  args: { defaultValue: ['legal', 'sales', 'people'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Sales' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['legal', 'people'])
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Backspace}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['legal'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const States: Story = {
  render: (args) => (
    <div className={layout.column}>
      <MultiSelect {...args} />
      <MultiSelect {...args} defaultValue={['legal', 'customer care', 'engineering', 'people']} help="At least one." />
      <MultiSelect {...args} required error="Choose at least one team." />
      <MultiSelect {...args} defaultValue={['legal']} disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('combobox')).toHaveLength(4))
  },
}
