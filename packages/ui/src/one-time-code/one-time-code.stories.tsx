import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import * as layout from '../internal/story-layout.css'
import { OneTimeCode } from '.'

const meta = {
  title: 'Forms/One-time code',
  component: OneTimeCode,
  args: { label: 'Code', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OneTimeCode>

export default meta
type Story = StoryObj<typeof meta>

/** Accepts letters and digits only. */
export const Default: Story = {
  args: { help: 'We sent it to your e-mail address.' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.click(input)
    await userEvent.keyboard('4-7a B9z')
    await expect(input).toHaveValue('47aB9z')
    await expect(args.onComplete).toHaveBeenLastCalledWith('47aB9z')
  },
}

/** One paste fills all boxes; separators are dropped. */
export const Paste: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('47a-B9z')
    await expect(canvas.getByRole('textbox')).toHaveValue('47aB9z')
    await expect(args.onComplete).toHaveBeenLastCalledWith('47aB9z')
  },
}

export const States: Story = {
  render: (args) => (
    <div className={layout.column}>
      <OneTimeCode {...args} label="Empty" />
      <OneTimeCode {...args} label="Half" defaultValue="47a" />
      <OneTimeCode {...args} label="Wrong" defaultValue="47aB9z" error="This code is wrong or too old." />
      <OneTimeCode {...args} label="Disabled" defaultValue="47aB9z" disabled />
    </div>
  ),
}

/** A strict content security policy would block the library's style element, so ours replaces it. */
export const WritesNoStyleElement: Story = {
  play: async () => {
    await expect(document.querySelector('style#input-otp-style, style#react-aria-pressable-style')).toBeNull()
  },
}
