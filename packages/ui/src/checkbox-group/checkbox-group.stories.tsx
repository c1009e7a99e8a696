import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CheckboxGroup } from '.'

const meta = {
  title: 'Forms/Checkbox group',
  component: CheckboxGroup,
  args: {
    label: 'Which days suit you?',
    options: ['Monday', 'Tuesday', 'Wednesday'].map((day) => ({ value: day, label: day })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

/** The values keep the order of the options, whatever the order of the clicks. */
export const Default: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wednesday' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Monday', 'Wednesday'])
    await expect(canvas.getByRole('group', { name: 'Which days suit you?' })).toBeVisible()
  },
}

export const WithError: Story = { args: { required: true, error: 'Tick at least one day.' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: ['Tuesday'] } }
