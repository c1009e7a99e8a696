import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stepper } from '.'

const meta = {
  title: 'Structure/Stepper',
  component: Stepper,
  args: {
    current: 2,
    onStep: fn(),
    steps: [
      { id: 'account', label: 'Account information' },
      { id: 'permissions', label: 'Account permissions' },
      { id: 'clients', label: 'Client access' },
      { id: 'send', label: 'Secure Send' },
      { id: 'confirm', label: 'Confirm' },
    ],
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

/** Completed steps can be opened again, later ones cannot. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /Account permissions/ }))
    await expect(args.onStep).toHaveBeenLastCalledWith('permissions')
    await expect(canvas.getByText('Client access').closest('[aria-current=step]')).not.toBeNull()
  },
}

/** `jumpable` overrides which steps can be opened. */
export const Jumpable: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Choose', jumpable: false },
      { id: 'b', label: 'Check' },
      { id: 'c', label: 'Map' },
      { id: 'd', label: 'Preview', jumpable: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Choose/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: /Preview/ })).toBeVisible()
  },
}

/** Display only. */
export const Fixed: Story = { render: ({ steps, current }) => <Stepper steps={steps} current={current} /> }

/** At 320 px only the current step shows its label. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Long labels wrap between their words and are never broken inside one. */
export const Narrow: Story = {
  args: { style: { inlineSize: 'min(45rem, 100%)' } },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Confirm')
    await expect(label.getClientRects()).toHaveLength(1)
    await expect(label.getBoundingClientRect().height).toBeLessThan(24)
  },
}
