import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from '.'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Sending payslips-2026-10.pdf', value: 64 },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

/** How far work has come. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /Sending/ })).toHaveAttribute('aria-valuenow', '64')
  },
}

/** Not known yet. */
export const Unknown: Story = { args: { value: undefined } }

/** Stopped. */
export const Failed: Story = { args: { tone: 'danger' } }

/** Out of bounds and long, at 320 px. */
export const Phone: Story = {
  args: { value: 140, label: 'Sending Rechtsschutzversicherungsgesellschaftsangestelltenverzeichnis-2026-10.pdf' },
  globals: { viewport: { value: 'mobile1' } },
}
