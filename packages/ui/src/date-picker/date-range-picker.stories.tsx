import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import * as layout from '../internal/story-layout.css'
import { DateRangePicker, type DateRangePickerProps } from '.'

const meta = {
  title: 'Forms/Date range picker',
  component: DateRangePicker,
  args: { label: 'Period', onValueChange: fn() },
} satisfies Meta<DateRangePickerProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('spinbutton'))[0]!)
    await userEvent.keyboard('0103202631032026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-03-01', end: '2026-03-31' })
  },
}

export const ByCalendar: Story = {
  args: { defaultValue: { start: '2026-03-02', end: '2026-03-13' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: /March 10, 2026|10 March 2026/ }))
    await userEvent.click(await screen.findByRole('button', { name: /March 20, 2026|20 March 2026/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-03-10', end: '2026-03-20' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Open: Story = {
  args: { defaultValue: { start: '2026-03-04', end: '2026-03-19' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
  },
}

export const Narrow: Story = {
  args: { defaultValue: { start: '2026-03-04', end: '2026-03-19' }, error: 'This period holds no working day.' },
  render: (args) => (
    <div className={layout.narrow}>
      <DateRangePicker {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(6))
  },
}
