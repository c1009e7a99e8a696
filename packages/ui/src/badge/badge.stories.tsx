import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, Clock, Info, OctagonX, TriangleAlert } from 'lucide-react'
import * as layout from '../internal/story-layout.css'
import { Badge } from '.'

const meta = { title: 'Structure/Badge', component: Badge, args: { children: 'Draft' } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

/** A short label on a muted background. */
export const Default: Story = {}

/** Every status has a label and an icon, so that colour is never the only signal. */
export const Tones: Story = {
  render: () => (
    <div className={layout.row}>
      <Badge>Draft</Badge>
      <Badge tone="brand">Default role</Badge>
      <Badge tone="success" icon={<CircleCheck size={12} />}>
        Registered
      </Badge>
      <Badge tone="warning" icon={<TriangleAlert size={12} />}>
        Expires soon
      </Badge>
      <Badge tone="danger" icon={<OctagonX size={12} />}>
        Suspended
      </Badge>
      <Badge tone="info" icon={<Info size={12} />}>
        Invited
      </Badge>
    </div>
  ),
}

/** Long labels wrap. */
export const Stress: Story = {
  args: {
    tone: 'warning',
    icon: <Clock size={12} />,
    children: 'Awaiting the confirmation of the Donaudampfschifffahrtsgesellschaft',
  },
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <Badge {...args} />
    </div>
  ),
}
