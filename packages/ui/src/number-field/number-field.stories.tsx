import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NumberField } from '.'

const meta = {
  title: 'Forms/Number field',
  component: NumberField,
  args: { label: 'Weekly hours', onValueChange: fn() },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

/** An empty field is reported as `null`, never as 0 or NaN. */
export const Default: Story = {
  args: { defaultValue: 38, min: 0, max: 60, step: 0.5, end: 'h' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.clear(input)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(input, '37.5')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(37.5)
  },
}

/** Controlled; `null` empties the field. */
export const Controlled: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveValue(null)
  },
}

export const WithError: Story = { args: { defaultValue: 90, error: 'At most 60 hours.' } }
