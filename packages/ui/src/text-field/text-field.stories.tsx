import type { Meta, StoryObj } from '@storybook/react-vite'
import { AtSign } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import * as layout from '../internal/story-layout.css'
import { TextField } from '.'

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'First name', onValueChange: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { help: 'As it is in the contract.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'First name', description: 'As it is in the contract.' })
    await userEvent.click(canvas.getByText('First name'))
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'Ada')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Ada')
    await expect(input).toHaveValue('Ada')
  },
}

/** The error replaces the help and is part of the accessible description. */
export const WithError: Story = {
  args: { help: 'As it is in the contract.', error: 'Enter a first name.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { description: 'Enter a first name.' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAttribute('aria-required', 'true')
    await expect(canvas.queryByText('As it is in the contract.')).toBeNull()
  },
}

export const States: Story = {
  render: (args) => (
    <div className={layout.column}>
      <TextField {...args} placeholder="Ada" />
      <TextField {...args} defaultValue="Ada" required help="Help is below." />
      <TextField {...args} label="User name" start={<AtSign size={16} />} defaultValue="ada" />
      <TextField {...args} label="Salary" end="EUR" defaultValue="4,200" />
      <TextField {...args} defaultValue="Ada" error="This name is taken. Choose another." />
      <TextField {...args} defaultValue="Ada" disabled />
      <TextField {...args} defaultValue="Ada" readOnly />
    </div>
  ),
}

export const LongWords: Story = {
  render: (args) => (
    <div className={layout.narrow}>
      <TextField
        {...args}
        label="Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung"
        defaultValue="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        error="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ist zu lang."
        required
      />
    </div>
  ),
}
