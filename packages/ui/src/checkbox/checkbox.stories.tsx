import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import * as layout from '../internal/story-layout.css'
import { Checkbox } from '.'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send an invitation', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { help: 'The employee gets an e-mail.' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { description: 'The employee gets an e-mail.' })
    await userEvent.click(canvas.getByText('Send an invitation'))
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

/** Partly checked. */
export const Indeterminate: Story = {
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const States: Story = {
  render: (args) => (
    <div className={layout.column}>
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} indeterminate />
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked />
      <Checkbox {...args} label="I have read the terms" required error="Confirm that you have read the terms." />
    </div>
  ),
}

export const LongWords: Story = {
  args: {
    label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    help: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
  render: (args) => (
    <div className={layout.narrow}>
      <Checkbox {...args} />
    </div>
  ),
}
