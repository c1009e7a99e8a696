import { Button } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoDont, Row } from './do-dont'

const question = (title: string, text: string, confirm: string, cancel: string) => (
  <>
    <strong>{title}</strong>
    <span>{text}</span>
    <Row>
      <Button>{cancel}</Button>
      <Button variant="danger">{confirm}</Button>
    </Row>
  </>
)

/** What cannot be undone is confirmed with its exact consequence; what can be undone is done, with Undo in the notification. */
const meta = { title: 'Patterns/Confirmation', component: DoDont, tags: ['!autodocs'] } satisfies Meta<typeof DoDont>

export default meta
type Story = StoryObj<typeof meta>

/** The consequence in numbers, and a button that repeats the verb. */
export const Consequence: Story = {
  args: {
    do: {
      reason: 'It names the record and what is lost.',
      example: question('Delete Spring pulse?', 'Its form and 180 responses are lost.', 'Delete survey', 'Keep survey'),
    },
    dont: {
      reason: 'It names neither, and Yes and No need the question above.',
      example: question('Are you sure?', 'This cannot be undone.', 'Yes', 'No'),
    },
  },
}

/** Hiding, archiving and moving have a way back: no question, but Undo. */
export const Undo: Story = {
  args: {
    do: {
      reason: 'The work goes on, and a mistake costs one click.',
      example: (
        <Row>
          <span>“Summer hours” was archived.</span>
          <Button>Undo</Button>
        </Row>
      ),
    },
    dont: {
      reason: 'A question before each of them teaches people to agree without reading.',
      example: question('Archive article?', 'It will no longer be listed.', 'Archive', 'Cancel'),
    },
  },
}
