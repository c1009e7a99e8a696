import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from '.'

const meta = {
  title: 'Structure/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'Auth' }, { label: 'Policies', href: '#policies' }, { label: 'Payroll viewers' }] },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

/** Path to this page; the last item is the page itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payroll viewers')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

/** Right-to-left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Long names at 320 px. */
export const Phone: Story = {
  args: {
    items: [
      { label: 'Donaudampfschifffahrtsgesellschaften', href: '#a' },
      { label: 'Kapitänsverzeichnisverwaltungen', href: '#b' },
      { label: 'Anna' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
}
