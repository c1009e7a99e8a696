import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from '.'

const meta = { title: 'Forms/Password field', component: PasswordField, args: { label: 'Password' } } satisfies Meta<
  typeof PasswordField
>

export default meta
type Story = StoryObj<typeof meta>

/** The button shows and hides the password; the typed text stays. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.type(input, 'correct horse')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('correct horse')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
}

export const WithError: Story = { args: { defaultValue: 'abc', required: true, error: 'At least 8 characters.' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'correct horse' } }
