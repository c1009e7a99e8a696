import { ApiError } from '@ssp/api'
import { Skeleton } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SspStoryProvider } from '../testing'
import type { QueryLike } from './query-like'
import { RecordView } from './record-view'

interface Team {
  name: string
}

const query = (over: Partial<QueryLike<Team[]>> = {}): QueryLike<Team[]> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: fn(),
  ...over,
})
const failure = (status: number) => query({ error: new ApiError({ status, code: 'x', message: 'The team is away.' }) })
const messages = { failed: 'The team could not be loaded.', missing: 'There is no such team.', back: 'Back to teams' }

const meta = {
  title: 'Page kit/Record view',
  args: { query: query() },
  render: (args) => (
    <SspStoryProvider>
      <RecordView {...args} skeleton={<Skeleton width={240} />} messages={messages} listHref="/teams">
        {([team]) => team && <h1>{team.name}</h1>}
      </RecordView>
    </SspStoryProvider>
  ),
} satisfies Meta<{ query: QueryLike<Team[]> }>

export default meta
type Story = StoryObj<typeof meta>

const isMissing: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: messages.failed })).toBeVisible()
  await expect(canvas.getByRole('alert')).toHaveTextContent('There is no such team.')
  await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  await expect(canvas.getByRole('link', { name: 'Back to teams' })).toHaveAttribute('href', '/teams')
}

export const Loading: Story = {}

export const Loaded: Story = {
  args: { query: query({ data: [{ name: 'Night shift' }] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Night shift' })).toBeVisible()
  },
}

/** The result is an empty list. */
export const NoneFound: Story = { args: { query: query({ data: [] }) }, play: isMissing }

export const Missing: Story = { args: { query: failure(404) }, play: isMissing }

/** A record that is removed while it is shown stays on screen, below a note and the back link. */
export const RemovedMeanwhile: Story = {
  args: { query: { ...failure(404), data: [{ name: 'Night shift' }] } },
  play: async (context) => {
    await expect(context.canvas.getByRole('heading', { name: 'Night shift' })).toBeVisible()
    await expect(context.canvas.getByText('There is no such team.')).toBeVisible()
    await expect(context.canvas.getByRole('link', { name: 'Back to teams' })).toHaveAttribute('href', '/teams')
  },
}

/** The value in the address cannot be an id. */
export const NoId: Story = { args: { query: failure(400) }, play: isMissing }

export const Failed: Story = {
  args: { query: failure(500) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The team is away.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.query.refetch).toHaveBeenCalledOnce()
  },
}
