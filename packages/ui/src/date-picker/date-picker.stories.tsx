import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import * as layout from '../internal/story-layout.css'
import { DateField, DatePicker, type DatePickerProps } from '.'

const meta = {
  title: 'Forms/Date picker',
  component: DatePicker,
  args: { label: 'First day', onValueChange: fn() },
} satisfies Meta<DatePickerProps>

export default meta
type Story = StoryObj<typeof meta>

/** Typed as DD.MM.YYYY, reported as YYYY-MM-DD. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('spinbutton'))[0]!)
    await userEvent.keyboard('01032026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-01')
  },
}

export const ByCalendar: Story = {
  args: { defaultValue: '2026-03-01', min: '2026-03-01' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: /17 March 2026|March 17, 2026/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-17')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Open: Story = {
  args: { defaultValue: '2026-03-12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
  },
}

/** In right-to-left pages the next day is on the left and the left arrow key moves to it. */
export const RightToLeft: Story = {
  args: { defaultValue: '2026-03-12' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    const day = (name: RegExp) => screen.getByRole('button', { name })
    await waitFor(() => expect(day(/March 12/)).toHaveFocus())
    await expect(day(/March 13/).getBoundingClientRect().left).toBeLessThan(
      day(/March 12/).getBoundingClientRect().left,
    )
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(day(/March 13/)).toHaveFocus())
  },
}

/** An incomplete date is cleared, so that a date that the box does not show is never saved. */
export const LeftIncomplete: Story = {
  args: { defaultValue: '2026-03-12' },
  play: async ({ args, canvas, userEvent }) => {
    const [day] = await canvas.findAllByRole('spinbutton')
    await userEvent.click(day!)
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.tab()
    await expect(args.onValueChange).not.toHaveBeenCalledWith(null)
    await userEvent.click(document.body)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await waitFor(() => expect(canvas.queryByText('2026')).toBeNull())
  },
}

export const States: Story = {
  render: (args) => (
    <div className={layout.column}>
      <DatePicker {...args} help="A working day." />
      <DatePicker {...args} defaultValue="2026-03-12" required error="The first day lies after the last." />
      <DatePicker {...args} defaultValue="2026-03-12" disabled />
      <DatePicker {...args} defaultValue="2026-03-12" readOnly />
      <DateField {...args} label="Date of birth" defaultValue="1815-12-10" />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(15))
  },
}
