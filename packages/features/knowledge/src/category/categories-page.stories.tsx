import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeCategory, fakePicture, knowledgePath, knowledgeServer } from '../testing'
import { CategoriesPage } from './categories-page'

interface Args {
  server: FakeServer
  at: string
  permissions: string[]
  onNavigate: (to: string) => void
}

const VIEW = 'KNOWLEDGE_BASE_VIEW'
const CREATE = 'KNOWLEDGE_BASE_CREATE'

const meta = {
  title: 'Knowledge/Categories',
  render: (args) => (
    <SspStoryProvider {...args}>
      <CategoriesPage />
    </SspStoryProvider>
  ),
  args: { server: knowledgeServer(), at: '/knowledge', permissions: [VIEW, CREATE], onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const sent = (server: FakeServer, method: string) =>
  server.calls.filter((call) => call.method === method).map(({ body }) => body)

/** Cards with image or placeholder, title and summary; each links to its articles. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Categories' })).getAllByRole('listitem')
    await expect(cards).toHaveLength(3)
    await expect(cards[0]).toHaveTextContent(/Health and Safety.*What to do when.*2 articles/)
    await expect(cards[0]?.querySelector('img')).toHaveAttribute('src', fakePicture('#0b7285'))
    await expect(cards[1]?.querySelector('[data-placeholder]')).toBeVisible()
    const link = within(cards[1] ?? canvas.getByRole('list')).getByRole('link', { name: 'Pay & Pensions' })
    await expect(link).toHaveAttribute('href', `/knowledge/${fakeCategory(1).id}/pay-%26-pensions`)
  },
}

/** The search filters the cards by label, without a request, and is in the address. */
export const Search: Story = {
  args: { server: knowledgeServer(), onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('link', { name: 'Time off' })
    const before = args.server.calls.length
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search categories' }), 'PENS{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(canvas.getByRole('link', { name: 'Pay & Pensions' })).toBeVisible()
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/knowledge?search=PENS')
    await userEvent.type(canvas.getByRole('searchbox'), 'x{Enter}')
    await expect(await canvas.findByText('Nothing matches the search.')).toBeVisible()
    await expect(canvas.queryByText('There are no listed Knowledge Base Articles')).toBeNull()
    await expect(canvas.getByText('0 found')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(await canvas.findByRole('link', { name: 'Time off' })).toBeVisible()
    await expect(args.server.calls).toHaveLength(before)
  },
}

/** A copied address opens with its search. */
export const SearchOfAddress: Story = {
  args: { at: '/knowledge?search=time' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Time off' })).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('time')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
}

/** The title is required; the image can be chosen once there is a title, and is stored under a slug of it. */
export const Create: Story = {
  args: { server: knowledgeServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New category' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Create category' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Create category' }))
    await expect(await panel.findByText('Please add a title for new category')).toBeVisible()
    await expect(panel.queryByLabelText('Add an image')).toBeNull()
    await userEvent.type(panel.getByRole('textbox', { name: /Title/ }), 'Travel Costs')
    await expect(await panel.findByLabelText('Add an image')).toBeEnabled()
    await userEvent.type(panel.getByRole('textbox', { name: /Summary/ }), 'Trains and hotels.')
    await userEvent.click(panel.getByRole('button', { name: 'Create category' }))
    await expect(await screen.findByText('Category created successfully.')).toBeInTheDocument()
    await expect(await canvas.findByRole('link', { name: 'Travel Costs' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent(args.server, 'POST').at(-1)).toEqual({
      label: 'Travel Costs',
      summary: 'Trains and hotels.',
      slug: 'travel-costs',
      image: null,
      clientId: fakeCategory().clientId,
    })
  },
}

/** A file that is not an image is not uploaded; a failed PUT can be retried. */
export const ImageRejected: Story = {
  args: { server: knowledgeServer().on('get', knowledgePath, problem(503, 'unavailable', 'Not now.')) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New category' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Create category' }))
    await userEvent.type(await panel.findByRole('textbox', { name: /Title/ }), 'Travel')
    const input = await panel.findByLabelText('Add an image')
    await userEvent.upload(input, new File(['x'], 'a.pdf', { type: 'application/pdf' }), { applyAccept: false })
    await expect(await panel.findByText('a.pdf is not an accepted type of file.')).toBeVisible()
    await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
    await expect(await panel.findByText(/Failed to get an S3 signed upload URL/)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A user whose permission was removed while the panel was open. */
export const CreateForbidden: Story = {
  args: {
    server: knowledgeServer().on(
      'post',
      `${knowledgePath}#createCategory`,
      problem(403, 'forbidden', 'Sorry, you do not have access this page.', { permission: CREATE }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New category' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Create category' }))
    await userEvent.type(await panel.findByRole('textbox', { name: /Title/ }), 'Travel')
    await userEvent.click(panel.getByRole('button', { name: 'Create category' }))
    await expect(await panel.findByText('You do not have permission to create a new article')).toBeVisible()
  },
}

/** A user who may only view sees no button. */
export const Viewer: Story = {
  args: { permissions: [VIEW] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Time off' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'New category' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { server: knowledgeServer({ categories: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no listed Knowledge Base Articles')).toBeVisible()
  },
}

export const Loading: Story = {
  args: {
    server: knowledgeServer().on('get', `${knowledgePath}#getCategories`, () => new Promise<Response>(() => {})),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible()
    await expect(canvas.queryByText('There are no listed Knowledge Base Articles')).toBeNull()
  },
}

/** A server error shows its text. */
export const Failed: Story = {
  args: {
    server: knowledgeServer().on(
      'get',
      `${knowledgePath}#getCategories`,
      problem(400, 'invalid', 'Could not get the categories'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not get the categories')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Titles of maximum length, on a phone. */
export const LongOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    server: knowledgeServer({
      categories: [fakeCategory(0, { label: 'W'.repeat(100), summary: 'Versicherungsbedingungen '.repeat(20) })],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('W'.repeat(100))).toBeVisible()
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
