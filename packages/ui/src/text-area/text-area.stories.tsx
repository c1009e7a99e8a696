import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextArea } from '.'

const meta = {
  title: 'Forms/Text area',
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

/** The text that a paste would lose is reported, and the length is shown near the limit. */
export const Limit: Story = {
  args: { maxLength: 400, help: 'The employee reads this.' },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox')
    await userEvent.click(text)
    await userEvent.paste('x'.repeat(350))
    await expect(canvas.queryByText(/ of 400/)).toBeNull()
    await userEvent.paste('y'.repeat(900))
    await expect(text).toHaveValue('x'.repeat(350) + 'y'.repeat(50))
    await expect(text).toHaveAccessibleDescription('The employee reads this. 850 left out: at most 400')
    await expect(canvas.getByText('400 of 400')).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect(text).toHaveAccessibleDescription('The employee reads this.')
    await expect(canvas.getByText('399 of 400')).toBeVisible()
  },
}

export const WithError: Story = { args: { error: 'Say why.', required: true } }

export const LongText: Story = { args: { defaultValue: 'Rindfleischetikettierungsüberwachung '.repeat(60) } }
