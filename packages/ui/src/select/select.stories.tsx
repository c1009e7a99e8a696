import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import * as layout from '../internal/story-layout.css'
import { Select } from '.'

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Sort by',
    options: [
      { value: 'name', label: 'Name' },
      { value: 'created', label: 'Created' },
      { value: 'salary', label: 'Salary', disabled: true },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultValue: 'name' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Created')
    await expect(args.onValueChange).toHaveBeenCalledWith('created')
    await expect(canvas.getByRole('combobox')).toHaveValue('created')
  },
}

/** Selecting the placeholder clears an optional field. */
export const Placeholder: Story = {
  args: { placeholder: 'Any', defaultValue: 'created' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Any')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
  },
}

export const States: Story = {
  render: (args) => (
    <div className={layout.column}>
      <Select {...args} placeholder="Choose" />
      <Select {...args} placeholder="Choose" required error="Choose one." />
      <Select {...args} defaultValue="name" disabled />
    </div>
  ),
}

export const LongWords: Story = {
  args: {
    options: [{ value: 'long', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' }],
    defaultValue: 'long',
  },
  render: (args) => (
    <div className={layout.narrow}>
      <Select {...args} />
    </div>
  ),
}
