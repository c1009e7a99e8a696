import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { fakeArticle, fakeReader, newsPath, newsServer } from '../testing'
import { NewsLogsPage } from './news-logs-page'

interface Args {
  server: FakeServer
  permissions: string[]
  id: string
}

const { id: ID } = fakeArticle()
const readers = (count: number) => Array.from({ length: count }, (_, index) => fakeReader(index))

const meta = {
  title: 'News/Log',
  render: ({ id, ...args }) => (
    <SspStoryProvider {...args} at={`/news/Logs/${id}`}>
      <NewsLogsPage params={{ id }} />
    </SspStoryProvider>
  ),
  args: { server: newsServer(), permissions: ['NEWS_VIEW', 'NEWS_UPDATE'], id: ID },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

/** Reader, date, time to the second, and the label of each reaction. */
export const Log: Story = {
  play: async ({ canvas }) => {
    const [head, ...rows] = within(await canvas.findByRole('table', { name: 'Readers' })).getAllByRole('row')
    const headers = within(head!).getAllByRole('columnheader')
    await expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Reader',
      'Read Date',
      'Read Time',
      'Reaction',
    ])
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Ada Okafor04/03/202609:12:30Helpful',
      'Bruno Costa05/03/202609:12:31Not Helpful',
      'Chloé Martin06/03/202609:12:32No Reaction',
    ])
    await expect(canvas.getByText('3 readers · 2 confirmed')).toBeVisible()
    const tabs = within(canvas.getByRole('navigation', { name: 'Article' })).getAllByRole('link')
    await expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([`/news/Edit/${ID}`, `/news/Logs/${ID}`])
    await expect(tabs[1]).toHaveAttribute('aria-current', 'page')
  },
}

/** An account without permissions sees title and readers, and no link to edit. */
export const NoPermission: Story = {
  args: { server: newsServer({ onlyReaders: true }), permissions: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Winter rota opens on Monday' })).toBeVisible()
    await expect(canvas.getByText('Ada Okafor')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'EDIT' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'News' })).toBeNull()
  },
}

export const Pages: Story = {
  args: { server: newsServer({ articles: [fakeArticle(0, { readers: readers(24) })] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Ada Okafor')
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }))
    await expect(await canvas.findByText('Chloé Martin 10')).toBeVisible()
    await expect(canvas.queryByText('Ada Okafor')).toBeNull()
  },
}

export const Empty: Story = {
  args: { server: newsServer({ articles: [fakeArticle()] }) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('There are currently no logs available for this news article')).toBeVisible(),
}

/** An id that the client does not have. */
export const Missing: Story = {
  args: { server: newsServer({ articles: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No news articles could be found')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to News' })).toHaveAttribute('href', '/news')
  },
}

export const Failed: Story = {
  args: { server: newsServer().on('get', `${newsPath}#byId`, problem(503, 'unavailable', 'Please try later.')) },
  play: async ({ canvas }) => expect(await canvas.findByText('Please try later.')).toBeVisible(),
}

export const Loading: Story = {
  args: { server: newsServer().on('get', `${newsPath}#byId`, () => new Promise<Response>(() => undefined)) },
}

export const Phone: Story = {
  args: { server: newsServer({ articles: [fakeArticle(0, { readers: readers(12) })] }) },
  globals: { viewport: { value: 'mobile1' } },
}
