import { fakeServer, problem } from '@ssp/api/testing'
import { useBanners } from '@ssp/feature-kit'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { errorServer, fakeErrors } from '../testing'
import { ErrorLogsPage } from './error-logs-page'

interface Args {
  server: FakeServer
  at: string
  onNavigate: (to: string) => void
}

/** Stand-in for the banners that the portal's shell shows above the page. */
function Banners() {
  const { banners } = useBanners()
  return (
    <ul aria-label="Banners">
      {banners.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}

const meta = {
  title: 'Error log/Errors',
  render: (args) => (
    <SspStoryProvider {...args} permissions={['ERRORS_VIEW']}>
      <ErrorLogsPage />
    </SspStoryProvider>
  ),
  args: { server: errorServer(), at: '/logs/errors', onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

/** Ten entries initially, twice as many after each "Load more". */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const feed = within(await canvas.findByRole('list', { name: 'Errors' }))
    await expect(feed.getAllByRole('listitem')).toHaveLength(10)
    await expect(feed.getAllByRole('listitem')[0]).toHaveTextContent(
      /Server error.*acme.admin.*Acme Logistics.*3rd Feb 26 09:05:07.*listEmployees failed/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(feed.getAllByRole('listitem')).toHaveLength(20))
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(feed.getAllByRole('listitem')).toHaveLength(25))
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull()
  },
}

/** A type shows two entries, and selecting all errors shows two again. The choice is in the address. */
export const ByType: Story = {
  args: { server: errorServer(), onNavigate: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const feed = within(await canvas.findByRole('list', { name: 'Errors' }))
    await userEvent.selectOptions(canvas.getByLabelText('Error type'), 'Blocked content')
    await waitFor(() => expect(feed.getAllByRole('listitem')).toHaveLength(2))
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/logs/errors?type=policy&limit=2')
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(feed.getAllByRole('listitem')).toHaveLength(4))
    await userEvent.selectOptions(canvas.getByLabelText('Error type'), 'All errors')
    await waitFor(() => expect(feed.getAllByRole('listitem')).toHaveLength(2))
    await expect(args.server.calls).toHaveLength(1)
  },
}

/** The search is sent to the server; without a match the text of the specification is shown. */
export const Search: Story = {
  args: { server: errorServer() },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Errors' })
    await userEvent.type(canvas.getByLabelText('Search errors'), 'getSurvey{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(8))
    await userEvent.clear(canvas.getByLabelText('Search errors'))
    await userEvent.type(canvas.getByLabelText('Search errors'), 'nothing like it{Enter}')
    await expect(await canvas.findByText('Could not find any logs')).toBeVisible()
  },
}

/** Refresh reads again and keeps the number shown. */
export const Refresh: Story = {
  args: { server: errorServer(), at: '/logs/errors?limit=4' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(args.server.calls).toHaveLength(2))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const None: Story = {
  args: { server: errorServer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not find any logs')).toBeVisible()
  },
}

/** A failed call is reported at the feed, at the types and in the banners. */
export const Failed: Story = {
  args: { server: fakeServer().on('get', '/tts/errors', problem(500, 'internal', 'Something went wrong.')) },
  render: (args) => (
    <SspStoryProvider {...args} permissions={['ERRORS_VIEW']}>
      <Banners />
      <ErrorLogsPage />
    </SspStoryProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There was a problem fetching data')).toBeVisible()
    await expect(canvas.getByText('There was a problem fetching error types.')).toBeVisible()
    const banners = within(canvas.getByRole('list', { name: 'Banners' }))
    await expect(await banners.findByText('Something went wrong.')).toBeVisible()
  },
}

export const WithoutTypes: Story = {
  args: { server: errorServer(fakeErrors(3), []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There was a problem fetching error types.')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const LoadingErrors: Story = {
  name: 'Loading',
  args: { server: fakeServer().on('get', '/tts/errors', () => new Promise<never>(() => {})) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading')
  },
}

/** Long words, 320 px. */
export const Phone: Story = {
  args: {
    server: errorServer(
      fakeErrors(3).map((event) => ({
        ...event,
        message: 'x'.repeat(300),
        clientName: 'Rechtsschutzversicherungsgesellschaft',
      })),
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Errors' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
