import { ApiError } from '@ssp/api'
import { Button } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SspStoryProvider } from '../testing'
import { QueryFailed } from './query-failed'

const failed = (status: number) => ({
  error: new ApiError({ status, code: 'internal', message: 'The list is away.', errorId: '7f3a' }),
  isFetching: false,
  refetch: fn(),
})

const meta = {
  title: 'Page kit/Query failed',
  component: QueryFailed,
  args: { query: failed(500), title: 'The teams could not be loaded.' },
  decorators: [
    (Story) => (
      <SspStoryProvider>
        <Story />
      </SspStoryProvider>
    ),
  ],
} satisfies Meta<typeof QueryFailed>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list is away.')
    await expect(canvas.getByText('7f3a')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.query.refetch).toHaveBeenCalledOnce()
  },
}

/** The query can be retried. */
export const Retrying: Story = { args: { query: { ...failed(500), isFetching: true } } }

/** The cause is unknown. */
export const Unknown: Story = { args: { query: { ...failed(500), error: new Error('x is not a function') } } }

/** A record that does not exist cannot be retried. */
export const Missing: Story = {
  args: { query: failed(404), missing: 'There is no such team.', action: <Button>Back to teams</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no such team.')
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await expect(canvas.queryByText('7f3a')).toBeNull()
  },
}

/** A value in the address that the server rejects: the reasons of its fields are shown, without Try again. */
export const Rejected: Story = {
  args: {
    query: {
      ...failed(400),
      error: new ApiError({
        status: 400,
        code: 'invalid',
        message: 'Please check the highlighted fields.',
        fields: { end: 'Please choose a period of at most 1,100 days.' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please choose a period of at most 1,100 days.')
    await expect(canvas.queryByText(/highlighted/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
