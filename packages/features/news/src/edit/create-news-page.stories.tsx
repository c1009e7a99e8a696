import { fakeClient, fakeId, fakePlatformClient } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { newsServer } from '../testing'
import { replaceStore } from '../testing/fake-store'
import { failingNewsServer } from '../testing/news-server'
import { CreateNewsPage } from './create-news-page'

interface Args {
  server: FakeServer
  permissions: string[]
  onNavigate: (to: string) => void
}

const FAILED = 'Error submitting news article - invalid body, please check any links and images uploaded are correct'
const OTHER = fakePlatformClient({ id: fakeId(77), clientName: 'Borealis Energy', subdomain: 'borealis' })

const meta = {
  title: 'News/Create',
  render: (args) => (
    <SspStoryProvider {...args} at="/news/Create">
      <CreateNewsPage />
    </SspStoryProvider>
  ),
  args: { server: newsServer(), permissions: ['NEWS_VIEW', 'NEWS_CREATE', 'NEWS_UPDATE'], onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => replaceStore(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const title = (canvas: Canvas) => canvas.getByRole('textbox', { name: /Title/ })
const file = () => new File([new Uint8Array(200)], 'gate.png', { type: 'image/png' })
const sent = (server: FakeServer) =>
  server.calls.filter(({ method, path }) => method === 'POST' && path.includes('/news/'))

async function fill(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), 'Gate 4 is Closed')
  await userEvent.click(await canvas.findByRole('textbox', { name: /Body/ }))
  await userEvent.keyboard('Use gate 5.')
  await userEvent.upload(canvas.getByLabelText('Featured Image', { selector: 'input' }), file())
  await expect(await canvas.findByAltText('The featured image of the article')).toBeInTheDocument()
}

/**
 * Create says that it needs a title; Preview and the upload become available with the title; publishing is on, and an
 * e-mail requires it.
 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const upload = await canvas.findByLabelText('Featured Image', { selector: 'input' })
    await expect(upload).toBeDisabled()
    await expect(upload).toBeRequired()
    await expect(canvas.queryByRole('button', { name: 'Preview' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Create' })).toHaveAccessibleDescription('Enter a title first.')
    await userEvent.type(title(canvas), 'Gate')
    await expect(canvas.getByRole('button', { name: 'Preview' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create' })).not.toHaveAttribute('aria-disabled')
    await expect(upload).toBeEnabled()
    const publish = canvas.getByRole('checkbox', { name: 'Publish?' })
    const email = canvas.getByRole('checkbox', { name: 'Send Email Notification?' })
    await expect(publish).toBeChecked()
    await userEvent.click(email)
    await expect(email).toBeChecked()
    await userEvent.click(publish)
    await expect(email).toBeDisabled()
    await expect(email).not.toBeChecked()
    await userEvent.clear(title(canvas))
    await expect(canvas.getByRole('button', { name: 'Create' })).toHaveAccessibleDescription('Enter a title first.')
  },
}

/** Missing values are reported once, and marked at each field. */
export const Missing: Story = {
  args: { server: newsServer() },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), 'Gate')
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(await canvas.findByText('Please fill in all required fields.')).toBeVisible()
    await expect(sent(args.server)).toEqual([])
  },
}

/** One request, with the slug of the title and the time of publication. */
export const Creates: Story = {
  args: { server: newsServer(), onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Require read confirmation?' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send Email Notification?' }))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalled())
    const [{ body } = { body: undefined }, ...others] = sent(args.server)
    await expect(others).toEqual([])
    const { id = '', img = '', published = '', body_json = '', ...article } = body as Record<string, string>
    await expect(article).toEqual({
      title: 'Gate 4 is Closed',
      slug: 'gate-4-is-closed',
      platform: fakeClient().platform_id,
      clientId: fakeClient().id,
      require_read: 1,
      send_notification: 1,
      expiry_date: null,
    })
    await expect(img).toContain(`/${fakeClient().id}/${id}/`)
    await expect(Date.parse(published)).toBeLessThanOrEqual(Date.now())
    await expect(JSON.parse(body_json)).toEqual({ blocks: [{ type: 'paragraph', data: { text: 'Use gate 5.' } }] })
    await expect(args.onNavigate).toHaveBeenLastCalledWith(`/news/Edit/${id}`)
  },
}

/** The server rejects the body. */
export const Rejected: Story = {
  args: { server: failingNewsServer(), onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(await canvas.findByText(FAILED)).toBeVisible()
    await expect(await canvas.findByText('Block 1: no.')).toBeVisible()
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}

/** The store rejects the file. */
export const UploadFailed: Story = {
  beforeEach: () => replaceStore(500),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), 'Gate')
    await userEvent.upload(canvas.getByLabelText('Featured Image', { selector: 'input' }), file())
    await expect(await canvas.findByText('There was an error adding this file.')).toBeVisible()
  },
}

/** The article as employees will see it. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), 'Gate 4')
    await userEvent.click(await canvas.findByRole('textbox', { name: /Body/ }))
    await userEvent.keyboard('Use gate 5.')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Require read confirmation?' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }))
    await expect(await dialog.findByRole('heading', { name: 'Gate 4' })).toBeVisible()
    await expect(dialog.getByText('Use gate 5.')).toBeVisible()
    await expect(dialog.getByText('Employees are asked to confirm that they have read this article.')).toBeVisible()
  },
}

/** An article of another client is sent to that client; the back link leads to the list. */
export const OtherClient: Story = {
  args: { server: newsServer({ clients: [fakePlatformClient(), OTHER] }), onNavigate: fn() },
  play: async ({ canvas, args }) => {
    const select = await canvas.findByRole('combobox', { name: /Client/ })
    await expect(select).toHaveValue(fakeClient().id)
    await waitFor(() => expect(within(select).getAllByRole('option')).toHaveLength(2))
    await userEvent.selectOptions(select, OTHER.id)
    await fill(canvas)
    await expect(select).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/news'))
    const [call] = sent(args.server)
    await expect(call?.path).toContain(OTHER.id)
    await expect(call?.headers.get('SSP-Client')).toBe(OTHER.id)
    await expect(await screen.findByText('Switch to Borealis Energy to see the article.')).toBeVisible()
  },
}

export const Phone: Story = {
  args: { server: newsServer() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), 'Gate'),
}
