import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SearchField } from '.'

const meta = {
  title: 'Forms/Search field',
  component: SearchField,
  args: { label: 'Search employees', placeholder: 'Name or e-mail', onSearch: fn(), onValueChange: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

/** One search after a pause, not one per keystroke. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search employees' })
    await userEvent.type(input, 'ada')
    await expect(args.onValueChange).toHaveBeenCalledTimes(3)
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('ada'))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

/** Enter searches immediately. */
export const Enter: Story = {
  args: { delay: 60_000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ada{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('ada')
  },
}

/** Clearing searches immediately and keeps the focus in the field. */
export const Clear: Story = {
  args: { defaultValue: 'ada', delay: 60_000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.keyboard('x{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

export const Disabled: Story = { args: { disabled: true } }
