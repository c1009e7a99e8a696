import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { fakeArticle, newsPath, newsServer } from '../testing'
import { failingNewsServer } from '../testing/news-server'
import { EditNewsPage } from './edit-news-page'

interface Args {
  server: FakeServer
  id: string
  onNavigate: (to: string) => void
}

const { id: ID, published: PUBLISHED, client_id: CLIENT, img: IMG } = fakeArticle()

const meta = {
  title: 'News/Edit',
  render: ({ id, ...args }) => (
    <SspStoryProvider {...args} at={`/news/Edit/${id}`} permissions={['NEWS_VIEW', 'NEWS_UPDATE']}>
      <EditNewsPage params={{ id }} />
    </SspStoryProvider>
  ),
  args: { server: newsServer(), id: ID, onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }))
const titleOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: /Title/ })
const choose = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: /More/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
const sent = (server: FakeServer, method: string) => server.calls.filter((call) => call.method === method)

/** Initially locked: nothing can be changed until it is unlocked. */
export const Locked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Title')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByText('half an hour')).toBeVisible()
    await expect(canvas.getByAltText('The featured image of the article')).toHaveAttribute('src', IMG)
    await expect(canvas.queryByLabelText('New featured image')).toBeNull()
    const publishing = within(canvas.getByRole('region', { name: 'Publishing' }))
    await expect(publishing.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Yes', 'Yes'])
    await expect(publishing.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Update' })).toHaveAccessibleDescription(
      'Unlock the article first.',
    )
    const tabs = within(canvas.getByRole('navigation', { name: 'Article' })).getAllByRole('link')
    await expect(tabs.map(({ textContent }) => textContent)).toEqual(['EDIT', 'LOGS'])
    await press(canvas, 'Unlock')
    await expect(await titleOf(canvas)).toBeEnabled()
    await expect(canvas.getByLabelText('New featured image', { selector: 'input' })).toBeEnabled()
    await press(canvas, 'Lock')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
  },
}

/** The request; then the page is locked again and shows the server's data. */
export const Updates: Story = {
  args: { server: newsServer() },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Unlock')
    await userEvent.type(await titleOf(canvas), ' at Noon')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Require read confirmation' }))
    await press(canvas, 'Update')
    await expect(await screen.findByText('Updated successfully')).toBeVisible()
    const [{ path, body, headers }] = sent(args.server, 'PATCH') as [FakeServer['calls'][number]]
    await expect(path).toContain(`id=${ID}`)
    await expect(headers.get('If-Match')).toBe('"1"')
    const { body_json, oldBody, ...change } = body as Record<string, string>
    await expect(JSON.parse(body_json ?? '')).toEqual(JSON.parse(oldBody ?? ''))
    await expect(change).toEqual({
      title: 'Winter rota opens on Monday at Noon',
      slug: 'winter-rota-opens-on-monday-at-noon',
      expiry_date: null,
      published: PUBLISHED,
      require_read: 0,
      img: IMG,
      client_id: CLIENT,
    })
    await expect(await canvas.findByRole('button', { name: 'Unlock' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('at Noon')
  },
}

/** Unticking it clears the time of publication. */
export const Unpublishes: Story = {
  args: { server: newsServer() },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Unlock')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Published' }))
    await press(canvas, 'Update')
    await screen.findByText('Updated successfully')
    await expect(sent(args.server, 'PATCH')[0]?.body).toMatchObject({ published: null })
    await expect(await canvas.findByText('Not published')).toBeVisible()
  },
}

export const Missing: Story = {
  args: { server: newsServer() },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Unlock')
    await userEvent.clear(await titleOf(canvas))
    await press(canvas, 'Update')
    await expect(await canvas.findByText('Please fill in required fields before updating news article')).toBeVisible()
    await expect(sent(args.server, 'PATCH')).toEqual([])
  },
}

/** The failure is reported, and no input is lost. */
export const UpdateFails: Story = {
  args: { server: failingNewsServer() },
  play: async ({ canvas }) => {
    await press(canvas, 'Unlock')
    await userEvent.type(await titleOf(canvas), '!')
    await press(canvas, 'Update')
    await expect(await canvas.findByText('Please try later.')).toBeVisible()
    await expect(await titleOf(canvas)).toHaveValue('Winter rota opens on Monday!')
  },
}

/** Locking with changes asks for confirmation. */
export const LockWithChanges: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Unlock')
    await userEvent.type(await titleOf(canvas), '!')
    await press(canvas, 'Lock')
    const confirm = within(await screen.findByRole('alertdialog'))
    await userEvent.click(confirm.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await expect(canvas.queryByText('Winter rota opens on Monday!')).toBeNull()
  },
}

/** Deleting asks for confirmation, names the images, and returns to the list. */
export const Removes: Story = {
  args: { server: newsServer(), onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { level: 1 })
    await choose(canvas, 'Remove')
    const confirm = within(await screen.findByRole('alertdialog'))
    await expect(confirm.getByText('Are you sure you want to delete this news article?')).toBeVisible()
    await userEvent.click(confirm.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/news'))
    await expect(sent(args.server, 'DELETE')[0]?.path).toContain(`id=${ID}`)
  },
}

/** A failed removal is logged and not shown. */
export const RemoveFails: Story = {
  args: { server: failingNewsServer(), onNavigate: fn() },
  play: async ({ canvas, args }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined)
    await canvas.findByRole('heading', { level: 1 })
    await choose(canvas, 'Remove')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(log).toHaveBeenCalled())
    log.mockRestore()
    await expect(canvas.queryByText('Please try later.')).toBeNull()
    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}

/** The export of the readers and the removal are in the menu. */
export const Actions: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export stats as PDF' })).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: 'Remove' })).toBeVisible()
  },
}

/** An id that the client does not have. */
export const NotFound: Story = {
  args: { server: newsServer({ articles: [] }) },
  play: async ({ canvas }) => expect(await canvas.findByText('No news articles could be found')).toBeVisible(),
}

export const Loading: Story = {
  args: { server: newsServer().on('get', `${newsPath}#byId`, () => new Promise<Response>(() => undefined)) },
}

const LONG = 'Betriebsverfassungsgesetzänderungsbekanntmachung '.repeat(4).trim()

export const LongNames: Story = { args: { server: newsServer({ articles: [fakeArticle(0, { title: LONG })] }) } }

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } }
