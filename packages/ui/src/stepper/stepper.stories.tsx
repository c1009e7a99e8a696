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

/** Done steps can be opened again, open ones not yet. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /Account permissions/ }))
    await expect(args.onStep).toHaveBeenLastCalledWith('permissions')
    await expect(canvas.getByText('Client access').closest('[aria-current=step]')).not.toBeNull()
  },
}

/** A flag opens a step ahead or closes one behind. */
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

/** Shows where one is and no more. */
export const Fixed: Story = { render: ({ steps, current }) => <Stepper steps={steps} current={current} /> }

/** At 320 px only the current step keeps its words. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
