import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextArea } from '.'

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Reason', onValueChange: fn() },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { help: 'The employee reads this.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Two{Enter}lines')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Two\nlines')
  },
}

export const WithError: Story = { args: { error: 'Say why.', required: true } }

export const LongText: Story = { args: { defaultValue: 'Rindfleischetikettierungsüberwachung '.repeat(60) } }
