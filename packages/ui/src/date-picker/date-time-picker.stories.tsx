import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button'
import * as layout from '../internal/story-layout.css'
import { DateField, DatePicker, type DatePickerProps } from '.'

const meta = {
  title: 'Forms/Date picker/With a time',
  component: DatePicker,
  args: { label: 'Start', granularity: 'minute', onValueChange: fn() },
} satisfies Meta<DatePickerProps>

export default meta
type Story = StoryObj<typeof meta>

type Play = Parameters<NonNullable<Story['play']>>[0]
type Canvas = Play['canvas']
const segments = (canvas: Canvas): Promise<HTMLElement[]> => canvas.findAllByRole('spinbutton')
/** The visible text of the box, without the characters that isolate the direction of the time. */
const shown = (canvas: Canvas) =>
  canvas.getByRole('group', { name: /Start/ }).textContent?.replaceAll(/[\u2066\u2069]/g, '')
const chooseDay = async (canvas: Canvas, user: Play['userEvent'], name: RegExp) => {
  await user.click(await canvas.findByRole('button', { name: /Start/ }))
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Typed as DD.MM.YYYY HH:mm, reported as a local date-time once all parts are complete. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click((await segments(canvas))[0]!)
    await userEvent.keyboard('010320262')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('145')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-01T21:45')
    await expect(shown(canvas)).toBe('01.03.2026 21:45')
  },
}

/** Tab moves between the parts, the arrow keys change them, and the calendar opens with the keyboard alone. */
export const ByKeyboard: Story = {
  args: { defaultValue: '2026-03-12T23:59' },
  play: async ({ args, canvas, userEvent }) => {
    await segments(canvas)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-13T23:59')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-13T00:59')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Start/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: /\b13 March/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-20T00:59')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Start/ })).toHaveFocus())
  },
}

/** Choosing a day from the calendar keeps the time. */
export const DayKeepsTime: Story = {
  args: { defaultValue: '2026-03-12T09:30' },
  play: async ({ args, canvas, userEvent }) => {
    await chooseDay(canvas, userEvent, /\b17 March/)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-17T09:30')
  },
}

/** Choosing a day from the calendar sets the time to midnight if there is none. */
export const DayWithoutTime: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await chooseDay(canvas, userEvent, /\b15 /)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.stringMatching(/^\d{4}-\d\d-15T00:00$/))
  },
}

/** Days outside the limits cannot be chosen, and the keyboard does not reach them; those at the limits can. */
export const Limits: Story = {
  args: { defaultValue: '2026-03-12T09:30', min: '2026-03-10T08:00', max: '2026-03-20T18:00' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Start/ }))
    const day = (name: RegExp) => screen.getByRole('button', { name })
    await waitFor(() => expect(day(/\b12 March/)).toHaveFocus())
    await expect(day(/\b9 March/)).toHaveAttribute('aria-disabled', 'true')
    await expect(day(/\b21 March/)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(day(/\b20 March/)).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-20T09:30')
  },
}

/** With seconds, for API values that have them. */
export const Seconds: Story = {
  args: { granularity: 'second', defaultValue: '2026-03-12T09:30:15' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await segments(canvas)).toHaveLength(6)
    await expect(shown(canvas)).toBe('12.03.2026 09:30:15')
    await userEvent.click((await segments(canvas))[5]!)
    await userEvent.keyboard('0')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-12T09:30:00')
  },
}

/** Clearing all parts clears the value. */
export const Cleared: Story = {
  args: { defaultValue: '2026-03-12T09:30' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click((await segments(canvas)).at(-1)!)
    await userEvent.keyboard('{Backspace>20/}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
}

/** An incomplete entry is kept when the page renders again. */
export const RenderedAgain: Story = {
  render: function Render(args) {
    const [value, setValue] = useState<string | null>('2026-03-12T09:30')
    const [count, setCount] = useState(0)
    return (
      <div className={layout.column}>
        <DatePicker {...args} value={value} onValueChange={setValue} />
        <Button onPointerEnter={() => setCount((before) => before + 1)}>{`Rendered ${count}`}</Button>
        <output>{value}</output>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await segments(canvas))[0]!)
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.hover(canvas.getByRole('button', { name: 'Rendered 0' }))
    await expect(canvas.getByRole('button', { name: 'Rendered 1' })).toBeVisible()
    await expect(shown(canvas)).toBe('dd.03.2026 09:30')
    await userEvent.keyboard('15')
    await expect(canvas.getByText('2026-03-15T09:30')).toBeVisible()
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '2026-03-12T09:30' },
  play: async ({ args, canvas, userEvent }) => {
    const [day] = await segments(canvas)
    await expect(day).toHaveAttribute('aria-readonly', 'true')
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.click(day!)
    await userEvent.keyboard('15{ArrowUp}{Backspace}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(shown(canvas)).toBe('12.03.2026 09:30')
  },
}

/** The error is part of the description, and the parts are marked as invalid. */
export const WithError: Story = {
  args: { defaultValue: '2026-03-12T09:30', required: true, error: 'The start is after the end.' },
  play: async ({ canvas }) => {
    const [day] = await segments(canvas)
    await expect(day).toBeInvalid()
    await expect(day).toHaveAccessibleDescription(expect.stringContaining('The start is after the end.'))
    await expect(canvas.getByRole('group', { name: /Start/ })).toHaveAttribute('data-invalid')
  },
}

export const States: Story = {
  render: (args) => (
    <div className={layout.column}>
      <DatePicker {...args} help="In your time zone." />
      <DatePicker {...args} defaultValue="2026-03-12T09:30" required error="The start is after the end." />
      <DatePicker {...args} defaultValue="2026-03-12T09:30" disabled />
      <DatePicker {...args} defaultValue="2026-03-12T09:30" readOnly />
      <DateField {...args} label="Typed only" defaultValue="2026-03-12T09:30" />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(25))
  },
}

export const Open: Story = {
  args: { defaultValue: '2026-03-12T09:30' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Start/ }))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
  },
}

/** In right-to-left pages date and time keep their order. */
export const RightToLeft: Story = {
  args: { defaultValue: '2026-03-12T09:30' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const lefts = (await segments(canvas)).map((segment) => segment.getBoundingClientRect().left)
    await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
  },
}

/** The longest value stays within the box. */
export const Narrow: Story = {
  args: { granularity: 'second', defaultValue: '2026-12-28T23:58:58' },
  render: (args) => (
    <div className={layout.narrow}>
      <DatePicker {...args} />
      <DatePicker {...args} label="Empty" defaultValue={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(12))
    for (const box of canvas.getAllByRole('group')) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  },
}
