import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TabLinks } from '.'

const meta = {
  title: 'Structure/Tab links',
  component: TabLinks,
  args: {
    label: 'Employee',
    items: [
      { label: 'Info', href: '#info', current: true },
      { label: 'Logs', href: '#logs' },
      { label: 'Payslips & Docs', href: '#pay' },
    ],
  },
} satisfies Meta<typeof TabLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Info' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Logs' })).not.toHaveAttribute('aria-current')
  },
}

/** Pages that do not fit scroll; the current one is in view. */
export const Phone: Story = {
  args: {
    items: Array.from({ length: 8 }, (_, index) => ({
      label: `Versicherungen ${index + 1}`,
      href: `#${index}`,
      current: index === 5,
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const current = canvas.getByRole('link', { name: 'Versicherungen 6' }).getBoundingClientRect()
    await expect(current.left).toBeGreaterThanOrEqual(0)
    await expect(current.right).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
