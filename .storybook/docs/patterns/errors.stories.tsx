import { ErrorState, TextField } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoDont } from './do-dont'

/** An error says what failed, why, and what to do next, at the place where it happened. */
const meta = { title: 'Patterns/Errors', component: DoDont, tags: ['!autodocs'] } satisfies Meta<typeof DoDont>

export default meta
type Story = StoryObj<typeof meta>

/** At the field, in place of its help; a form that is sent puts the focus on the first one. */
export const AtTheField: Story = {
  args: {
    do: {
      reason: 'It says how to correct the value.',
      example: (
        <TextField label="E-mail" defaultValue="ada@example" error="Enter an address such as ada@example.com." />
      ),
    },
    dont: {
      reason: 'It says only that the value is wrong.',
      example: <TextField label="E-mail address" defaultValue="ada@example" error="Invalid value" />,
    },
  },
}

/** A part of a page that could not be loaded: its name, the reason of the server, the error id, and Try again. */
export const OfAPage: Story = {
  args: {
    do: {
      reason: 'The reader knows what is missing and what to do.',
      example: (
        <ErrorState
          title="Employees could not be loaded"
          reason="The server did not answer within 30 seconds."
          errorId="7f3a91c2-04"
          onRetry={() => {}}
        />
      ),
    },
    dont: { reason: 'It could be about anything.', example: <ErrorState title="Something went wrong" /> },
  },
}
