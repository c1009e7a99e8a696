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

/** Progress of a task. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /Sending/ })).toHaveAttribute('aria-valuenow', '64')
  },
}

/** Indeterminate. */
export const Indeterminate: Story = { args: { value: undefined } }

/** Failed. */
export const Failed: Story = { args: { tone: 'danger' } }

/** An out-of-range value and a long label at 320 px. */
export const Phone: Story = {
  args: { value: 140, label: 'Sending Rechtsschutzversicherungsgesellschaftsangestelltenverzeichnis-2026-10.pdf' },
  globals: { viewport: { value: 'mobile1' } },
}
