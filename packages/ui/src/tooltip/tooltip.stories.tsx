import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button'
import { Tooltip } from '.'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Counts everyone who signed in at least once.', children: <Button>4,212 registered</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 48 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Opens after a delay on hover, describes its control and can be hovered itself. */
export const Default: Story = {
  play: async ({ canvas, userEvent: pointer }) => {
    const control = canvas.getByRole('button')
    await pointer.hover(control)
    const tooltip = await screen.findByRole('tooltip')
    await expect(control).toHaveAccessibleDescription('Counts everyone who signed in at least once.')
    // In one step, because it closes soon after the pointer has left the control.
    await pointer.hover(tooltip)
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(screen.getByRole('tooltip')).toBeVisible()
    await pointer.unhover(tooltip)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await waitFor(() => expect(control).not.toHaveAttribute('aria-describedby'))
  },
}

/** Opens immediately on keyboard focus; Escape closes it. */
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** Long messages. */
export const Stress: Story = {
  args: {
    text: 'Rechtsschutzversicherungsgesellschaftsangestelltenverzeichnis and everyone else who signed in at least once since the beginning.',
  },
  play: async () => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
  },
}
