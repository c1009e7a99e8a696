import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeArticle, newsPath, newsServer } from '../testing'
import { NewsPage } from './news-page'

interface Args {
  server: FakeServer
  at: string
  permissions: string[]
  onNavigate: (to: string) => void
}

const ALL = ['NEWS_VIEW', 'NEWS_CREATE', 'NEWS_UPDATE', 'CLIENT_SWITCH']

const meta = {
  title: 'News/List',
  render: (args) => (
    <SspStoryProvider {...args}>
      <NewsPage />
    </SspStoryProvider>
  ),
  args: { server: newsServer(), at: '/news', permissions: ALL, onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const rowsOf = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('table', { name: 'News' })).getAllByRole('row')

/** The specified columns, a cross for a draft, and a link to the article. */
export const List: Story = {
  args: { server: newsServer(), onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByText('New canteen menu')
    const [head, first, second, third] = await rowsOf(canvas)
    const headers = within(head!).getAllByRole('columnheader')
    const names = ['Title', 'Created Date', 'Expiry Date', 'Published']
    await expect(headers.map(({ textContent }) => textContent).slice(1, 5)).toEqual(names)
    await expect(first).toHaveTextContent(/Winter rota opens on Monday.*01\.03\.2026.*No Expiry.*Published.*View/)
    await expect(second).toHaveTextContent(/New canteen menu.*Not published/)
    await expect(third).toHaveTextContent(/01\.04\.2026.*Published.*Expired/)
    await expect(first).not.toHaveTextContent('Expired')
    await expect(canvas.queryByRole('button', { name: /Next/ })).toBeNull()
    const view = within(first!).getByRole('link', { name: 'View Winter rota opens on Monday' })
    await expect(view).toHaveAttribute('href', `/news/Edit/${fakeArticle(0).id}`)
    const [call] = args.server.calls
    await expect(call?.path).toContain(`platform=${fakeArticle().platform}`)
    await expect(call?.path).toMatch(/[?&]page=0&.*limit=10|limit=10.*page=0/)
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/news/Create')
  },
}

/** Page buttons only if there is more than one page. */
export const Pages: Story = {
  args: { server: newsServer({ articles: Array.from({ length: 12 }, (_, index) => fakeArticle(index)) }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Winter rota opens on Monday')
    await expect(await rowsOf(canvas)).toHaveLength(11)
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }))
    await expect(await canvas.findByText('Article 12')).toBeVisible()
    await expect(await rowsOf(canvas)).toHaveLength(3)
  },
}

/** Without CLIENT_SWITCH the button says why it is unavailable. */
export const CreateForbidden: Story = {
  args: { permissions: ['NEWS_VIEW', 'NEWS_CREATE'], onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
    await expect(await screen.findByText('You do not have permission to create a new News Article')).toBeVisible()
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}

/** An account that may only view is linked to the log. */
export const ReadOnly: Story = {
  args: { permissions: ['NEWS_VIEW'] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'View New canteen menu' })
    await expect(link).toHaveAttribute('href', `/news/Logs/${fakeArticle(1).id}`)
  },
}

export const Search: Story = {
  args: { server: newsServer() },
  play: async ({ canvas }) => {
    await canvas.findByText('New canteen menu')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search news' }), 'drill')
    await waitFor(() => expect(canvas.queryByText('New canteen menu')).toBeNull())
    await expect(await canvas.findByText('Fire drill on Thursday')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: newsServer({ articles: [] }) },
  play: async ({ canvas }) => expect(await canvas.findByText('No news articles could be found')).toBeVisible(),
}

export const Failed: Story = {
  args: { server: newsServer().on('get', newsPath, problem(503, 'unavailable', 'Please try later.')) },
  play: async ({ canvas }) => expect(await canvas.findByText('Please try later.')).toBeVisible(),
}

export const Loading: Story = {
  args: { server: newsServer().on('get', newsPath, () => new Promise<Response>(() => undefined)) },
}

const selectAll = async (canvas: ReturnType<typeof within>, action: string, title: string) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }))
  await userEvent.click(await canvas.findByRole('button', { name: action }))
  const confirm = within(await screen.findByRole('alertdialog', { name: title }))
  await userEvent.click(confirm.getByRole('button', { name: action }))
}

/** Drafts among the selected articles are published; the others are counted, and Undo withdraws the published ones. */
export const PublishSelected: Story = {
  args: { server: newsServer() },
  play: async ({ canvas, args }) => {
    await selectAll(canvas, 'Publish', 'Publish 3 articles?')
    await expect(await screen.findByText(/^1 article published$/)).toBeInTheDocument()
    await expect(await screen.findByText('Left out: 2 as wanted already.')).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText(/^1 article unpublished$/)).toBeInTheDocument()
    await expect(args.server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { selection: { ids: expect.any(Array) }, published: true },
      { selection: { ids: [fakeArticle(1).id] }, published: false },
    ])
  },
}

/** The confirmation names what is lost; afterwards the list is read again. */
export const DeleteSelected: Story = {
  args: { server: newsServer() },
  play: async ({ canvas }) => {
    await selectAll(canvas, 'Remove', 'Delete 3 articles?')
    await expect(await screen.findByText('3 articles deleted')).toBeInTheDocument()
    await expect(await canvas.findByText('No news articles could be found')).toBeVisible()
  },
}

const LONG = 'Betriebsverfassungsgesetzänderungsbekanntmachung '.repeat(4).trim()

export const LongNames: Story = { args: { server: newsServer({ articles: [fakeArticle(0, { title: LONG })] }) } }

export const Phone: Story = {
  args: { server: newsServer({ articles: [fakeArticle(0), fakeArticle(1, { title: LONG }), fakeArticle(2)] }) },
  globals: { viewport: { value: 'mobile1' } },
}
