import { ApiError } from '@ssp/api'
import { Empty, Skeleton } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SspStoryProvider } from '../testing'
import { QueryView } from './query-view'
import type { QueryLike } from './query-like'

const query = (over: Partial<QueryLike<string[]>> = {}): QueryLike<string[]> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: fn(),
  ...over,
})

interface Args {
  query: QueryLike<string[]>
}

const meta = {
  title: 'Page kit/Query view',
  args: { query: query() },
  render: ({ query: given }) => (
    <SspStoryProvider>
      <QueryView
        query={given}
        skeleton={<Skeleton width={240} />}
        empty={<Empty title="We could not find any teams." />}
      >
        {(names) => names.map((name) => <p key={name}>{name}</p>)}
      </QueryView>
    </SspStoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {}

export const Loaded: Story = { args: { query: query({ data: ['Night shift', 'Day shift'] }) } }

export const Nothing: Story = { args: { query: query({ data: [] }) } }

const failure = new ApiError({ status: 500, code: 'internal', message: 'The list is away.', errorId: '7f3a' })

export const Failed: Story = {
  args: { query: query({ error: failure }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list is away.')
    await expect(canvas.getByText('7f3a')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.query.refetch).toHaveBeenCalledOnce()
  },
}

/** Old data stays on screen when a repeated read fails. */
export const FailedAgain: Story = { args: { query: query({ data: ['Night shift'], error: failure }) } }
