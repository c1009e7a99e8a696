import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { ColourField } from '.'

const meta = {
  title: 'Forms/Colour field',
  component: ColourField,
  args: { label: 'Primary', onValueChange: fn() },
} satisfies Meta<typeof ColourField>

export default meta
type Story = StoryObj<typeof meta>

/** At most seven characters; a missing # is added on blur. */
export const Default: Story = {
  args: { defaultValue: '#3886c2' },
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Primary' })
    await userEvent.clear(text)
    await userEvent.type(text, '#0f766effff')
    await expect(text).toHaveValue('#0f766e')
    await expect(canvas.getByLabelText('Primary: pick a colour')).toHaveValue('#0f766e')
    await userEvent.clear(text)
    await userEvent.type(text, 'c2410c')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#c2410c')
  },
}

/** The browser's picker sets the text. */
export const Picker: Story = {
  args: { defaultValue: '#3886c2' },
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Primary: pick a colour'), { target: { value: '#112233' } })
    await expect(canvas.getByRole('textbox')).toHaveValue('#112233')
  },
}

export const WithError: Story = { args: { defaultValue: '#38', error: 'Enter # and six characters from 0 to f.' } }

export const Disabled: Story = { args: { defaultValue: '#3886c2', disabled: true } }
