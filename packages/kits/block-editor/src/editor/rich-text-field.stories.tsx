import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { RichText } from '../rich-text/rich-text'
import { RichTextField, type RichTextFieldProps } from './rich-text-field'

const text = '<h2>Pay day</h2><p>On <strong>Friday</strong>.</p><ul><li><p>Weekly</p></li><li><p>Monthly</p></li></ul>'

const meta = {
  title: 'Rich text/Field',
  component: RichTextField,
  args: { label: 'Message', value: text, onValueChange: fn() },
  render: function Controlled(args: RichTextFieldProps) {
    const [value, setValue] = useState(args.value)
    const change = (html: string) => {
      args.onValueChange(html)
      setValue(html)
    }
    return (
      <SspStoryProvider>
        <RichTextField {...args} value={value} onValueChange={change} />
      </SspStoryProvider>
    )
  },
} satisfies Meta<typeof RichTextField>

export default meta
type Story = StoryObj<typeof meta>

/** The toolbar shows the formats at the caret; fast typing keeps its order. */
export const Typing: Story = {
  args: { value: '', onValueChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Message' }))
    await userEvent.keyboard('Closed on Monday')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Closed on Monday</p>'))
    await userEvent.click(canvas.getByRole('button', { name: 'Bulleted list' }))
    await expect(canvas.getByRole('button', { name: 'Bulleted list' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull())
  },
}

/** A link accepts addresses that can be opened, and none that run code. */
export const Links: Story = {
  args: { value: '<p>Dates</p>', onValueChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tripleClick(await canvas.findByText('Dates'))
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }))
    const address = dialog.getByLabelText('Address')
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await expect(await dialog.findByText('This address cannot be linked.')).toBeVisible()
    await userEvent.clear(address)
    await userEvent.type(address, 'https://example.com/dates{Enter}')
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('<p><a href="https://example.com/dates">Dates</a></p>'),
    )
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toHaveAttribute('contenteditable', 'false')
    await expect(canvas.queryByRole('button', { name: 'Bold' })).toBeNull()
  },
}

export const WithError: Story = { args: { value: '', required: true, error: 'Enter a message.' } }

/** Stored HTML that rich text does not allow is not rendered. */
export const Drawn: Story = {
  render: () => (
    <SspStoryProvider>
      <RichText html={`${text}<script>document.title='x'</script><a href="javascript:alert(1)">a</a><img src="x">`} />
    </SspStoryProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Pay day' })).toBeVisible()
    await expect(canvasElement.querySelector('script, img, a[href]')).toBeNull()
  },
}
