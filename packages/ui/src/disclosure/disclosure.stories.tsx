import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Disclosure } from '.'

const meta = {
  title: 'Structure/Disclosure',
  component: Disclosure,
  args: {
    title: 'History',
    description: 'Who changed what, and when',
    children: 'Ada Okafor renamed the role.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

/** Closed at first; the heading opens it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: /^History/ })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByText('Ada Okafor renamed the role.')).toBeNull()
    await userEvent.click(toggle)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByText('Ada Okafor renamed the role.')).toBeVisible()
    await userEvent.click(toggle)
    await expect(canvas.queryByText('Ada Okafor renamed the role.')).toBeNull()
  },
}

/** Controlled by its parent. */
export const Controlled: Story = {
  args: { open: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^History/ }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await expect(canvas.getByText('Ada Okafor renamed the role.')).toBeVisible()
  },
}

/** Long words at 320 px. */
export const Stress: Story = {
  args: {
    title: 'Rechtsschutzversicherungsgesellschaftsangestelltenverzeichnis',
    description: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(3),
    defaultOpen: true,
  },
  globals: { viewport: { value: 'mobile1' } },
}
