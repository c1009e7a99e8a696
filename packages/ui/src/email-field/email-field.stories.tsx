import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EmailField } from '.'

const meta = { title: 'Forms/E-mail field', component: EmailField, args: { label: 'E-mail' } } satisfies Meta<
  typeof EmailField
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { placeholder: 'name@company.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'email')
  },
}

export const WithError: Story = {
  args: { defaultValue: 'ada@', error: 'Enter a whole e-mail address.', required: true },
}
