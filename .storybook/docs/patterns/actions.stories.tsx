import { Button } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoDont, Row } from './do-dont'

/** A screen has one main action; its label says what will happen. */
const meta = { title: 'Patterns/Actions', component: DoDont, tags: ['!autodocs'] } satisfies Meta<typeof DoDont>

export default meta
type Story = StoryObj<typeof meta>

/** One filled button for the main action of a screen, at most one outlined, the rest in a menu with destructive ones last. */
export const OneMainAction: Story = {
  args: {
    do: {
      reason: 'The eye finds the main action first.',
      example: (
        <Row>
          <Button variant="primary">Publish</Button>
          <Button>Preview</Button>
        </Row>
      ),
    },
    dont: {
      reason: 'Two filled buttons compete, and a destructive one is beside them.',
      example: (
        <Row>
          <Button variant="primary">Publish</Button>
          <Button variant="primary">Save and close</Button>
          <Button variant="danger">Delete</Button>
        </Row>
      ),
    },
  },
}

/** A label is a verb with its object, so that it can be understood without the title above it. */
export const Labels: Story = {
  args: {
    do: { reason: 'It says what will happen.', example: <Button variant="primary">Send 212 invitations</Button> },
    dont: {
      reason: 'It agrees to something that is written elsewhere.',
      example: <Button variant="primary">OK</Button>,
    },
  },
}

/** A button that is not available keeps its place and the focus, and says why: `unavailable` has the reason. */
export const NotAvailable: Story = {
  args: {
    do: {
      reason: 'The reason is announced and shown on focus and hover.',
      example: <Button unavailable="A survey needs at least one question.">Publish</Button>,
    },
    dont: {
      reason: 'The keyboard skips it, and the reader has to guess.',
      example: <Button disabled>Publish</Button>,
    },
  },
}
