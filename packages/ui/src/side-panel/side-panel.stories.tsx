import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { openedByButton, opensAndCloses } from '../stories/opened-by-button'
import { TextField } from '../text-field'
import { SidePanel } from '.'

const meta = {
  title: 'Overlays/Side panel',
  component: SidePanel,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Create employee',
    description: 'An invitation is sent to the address.',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField label="First name" required />
        <TextField label="Last name" required />
        <TextField label="Employee number" help="As it is on the payslip." />
      </div>
    ),
  },
  render: openedByButton(SidePanel, 'Create', 'Create employee'),
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>

/** 480 px at the end edge; the first field gets the focus, a click outside closes. */
export const Default: Story = {
  args: { open: false },
  play: ({ canvasElement }) =>
    opensAndCloses(canvasElement, { opener: 'Create', dialog: 'Create employee', field: /First name/ }, () =>
      userEvent.click(document.querySelector('.ssp-Dialog__overlay') as Element),
    ),
}

/** Open. */
export const Open: Story = {}

/** In right-to-left pages it is at the left edge. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Content taller than the screen. */
export const Stress: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        {Array.from({ length: 20 }, (_, index) => (
          <TextField key={index} label={`Rechtsschutzversicherungsgesellschaft ${index + 1}`} />
        ))}
      </div>
    ),
  },
}

/** The whole screen under 500 px. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const panel = await screen.findByRole('dialog')
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(window.innerWidth))
  },
}
