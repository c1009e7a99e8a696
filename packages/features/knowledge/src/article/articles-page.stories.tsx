import { problem } from '@ssp/api/testing'
import { chooseAction, type FakeServer, SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeArticle, fakeCategory, knowledgePath, knowledgeServer } from '../testing'
import { ArticlesPage } from './articles-page'

interface Args {
  server: FakeServer
  at: string
  permissions: string[]
  onNavigate: (to: string) => void
}

const ALL = ['VIEW', 'CREATE', 'UPDATE', 'DELETE'].map((verb) => `KNOWLEDGE_BASE_${verb}`)
const PATH = `/knowledge/${fakeCategory().id}/health-and-safety`
const OPEN = `${PATH}?article=${fakeArticle().id}`
const params = { categoryId: fakeCategory().id, category: 'health-and-safety' }

const meta = {
  title: 'Knowledge/Articles',
  render: (args) => (
    <SspStoryProvider {...args}>
      <ArticlesPage params={params} />
    </SspStoryProvider>
  ),
  args: { server: knowledgeServer(), at: PATH, permissions: ALL, onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const sent = (server: FakeServer, method: string) => server.calls.filter((call) => call.method === method)
const heading = (name: string) => ({ level: 1, name })

/** The heading is derived from the slug; cards have an image or a placeholder. A click opens the article. */
export const Default: Story = {
  args: { onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', heading('health and safety articles'))).toBeVisible()
    const list = await canvas.findByRole('list', { name: 'health and safety articles' })
    const cards = within(list).getAllByRole('listitem')
    await expect(cards).toHaveLength(2)
    await expect(cards[0]).toHaveTextContent(/Fire drill.*Leave the building by the nearest stairs/)
    await expect(cards[0]?.querySelector('img')).toBeInTheDocument()
    await expect(cards[1]?.querySelector('[data-placeholder]')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Fire drill' }))
    await expect(await canvas.findByRole('heading', heading('Fire drill'))).toBeVisible()
    await expect(args.onNavigate).toHaveBeenLastCalledWith(OPEN)
  },
}

/** The search matches titles. The open article and the search are in the address; Go back keeps the search. */
export const Search: Story = {
  args: { server: knowledgeServer(), onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search articles' }), 'fire{Enter}')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'First aid' })).toBeNull())
    await userEvent.click(canvas.getByRole('link', { name: 'Fire drill' }))
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Fire drill' })).toHaveFocus())
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back' }))
    await expect(await canvas.findByRole('searchbox')).toHaveValue('fire')
    await expect(canvas.getByRole('link', { name: 'Fire drill' })).toHaveFocus()
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringMatching(/[?&]search=fire(?!.*article)/))
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz{Enter}')
    await expect(await canvas.findByText('Nothing matches the search.')).toBeVisible()
    await expect(canvas.queryByText('No articles were found for this category')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(await canvas.findByRole('link', { name: 'Fire drill' })).toBeVisible()
  },
}

const articles = Array.from({ length: 12 }, (_, index) => fakeArticle(index, { title: `Article ${index + 1}` }))
const AS_TABLE = `${PATH}?layout=list&size=10`

/** The table is sorted by the server and has keyboard navigation, columns, views and downloads. */
export const Table: Story = {
  args: { server: knowledgeServer({ articles }), at: AS_TABLE, onNavigate: fn() },
  play: async ({ canvas, args }) => {
    const table = within(await canvas.findByRole('table', { name: 'health and safety articles' }))
    await expect(await table.findByRole('link', { name: 'Article 1' })).toBeVisible()
    await expect(table.getAllByRole('row')).toHaveLength(11)
    await userEvent.click(table.getByRole('button', { name: /^Last Changed/ }))
    await waitFor(() => expect(table.getAllByRole('row')[1]).toHaveTextContent('Article 9'))
    await expect(args.server.calls.at(-1)?.path).toContain('sort=changed')
    for (const name of ['Views', 'Columns and density'])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download as Excel' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await userEvent.type(canvas.getByRole('searchbox'), '{ArrowDown}')
    await userEvent.keyboard('jk{Enter}')
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringMatching(`article=${fakeArticle(8).id}`))
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Article 9' })).toHaveFocus())
  },
}

/** A filter is a removable chip; past the last page there is a specific text. */
export const Filtered: Story = {
  args: { server: knowledgeServer({ articles }), at: `${AS_TABLE}&updatedDt=2026-03-09,2026-03-09` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 found')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Remove .*Last Changed/ }))
    await expect(await canvas.findByText('12 articles')).toBeVisible()
  },
}

export const PastTheLastPage: Story = {
  args: { server: knowledgeServer({ articles }), at: `${AS_TABLE}&page=9` },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Go to the last page' })).toBeVisible(),
}

/** A row of a phone has two lines. */
export const TableOnPhone: Story = {
  args: { server: knowledgeServer({ articles }), at: AS_TABLE },
  globals: { viewport: { value: 'mobile1' } },
}

/** Every kind of block, and the three actions. */
export const Reader: Story = {
  args: { at: OPEN },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading('Fire drill'))).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Before you begin' })).toBeVisible()
    await expect(canvas.getByText('Leave the building by the nearest stairs.')).toBeVisible()
    await expect(canvas.getByText('Stay calm.')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'The exit' })).toBeInTheDocument()
    for (const name of ['Go back', 'Update article']) await expect(canvas.getByRole('button', { name })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete Article' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/** Each action requires its own permission. */
export const Viewer: Story = {
  args: { at: OPEN, permissions: ['KNOWLEDGE_BASE_VIEW'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back' }))
    await expect(await canvas.findByRole('link', { name: 'First aid' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Actions' })).toBeNull()
  },
}

/** The menu requires both UPDATE and CREATE; its items require their own permission. */
export const MenuWithoutDelete: Story = {
  args: { permissions: ALL.filter((name) => !name.endsWith('DELETE')) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual(['New article', 'Update Category'])
  },
}

/** An article that no longer exists says so. */
export const GoneArticle: Story = {
  args: { at: `${PATH}?article=${fakeArticle(7).id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This article does not exist any more.')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Go back' }))
    await expect(await canvas.findByRole('link', { name: 'First aid' })).toBeVisible()
  },
}

const openCreate = async (canvas: { findByRole: typeof screen.findByRole }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'New article' }))
  return within(await screen.findByRole('dialog', { name: 'Create article' }))
}

/** Title and content are required. */
export const CreateArticleEmpty: Story = {
  play: async ({ canvas }) => {
    const dialog = await openCreate(canvas)
    await userEvent.click(await dialog.findByRole('button', { name: 'Create article' }))
    await expect(await dialog.findByText('Please provide a title for this article')).toBeVisible()
    await expect(dialog.getByText('Please add content for this article')).toBeVisible()
  },
}

/** The article gets an id and a slug, and appears in the list. */
export const CreateArticle: Story = {
  args: { server: knowledgeServer() },
  play: async ({ canvas, args }) => {
    const dialog = await openCreate(canvas)
    await userEvent.type(await dialog.findByRole('textbox', { name: /Title/ }), 'My Bag')
    await userEvent.click(await dialog.findByRole('textbox', { name: /Content/ }))
    await userEvent.keyboard('Ask.')
    await userEvent.click(dialog.getByRole('button', { name: 'Create article' }))
    await expect(await screen.findByText('Article created successfully')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'My Bag' })[0]).toBeVisible())
    const body = sent(args.server, 'POST').at(-1)?.body as { id: string; body: string }
    await expect(body).toMatchObject({ title: 'My Bag', slug: 'my-bag', image: null, category: params.categoryId })
    await expect(body.id).toMatch(/^[0-9a-f-]{14}4/)
    await expect(JSON.parse(body.body)).toEqual([{ type: 'paragraph', data: { text: 'Ask.' } }])
  },
}

/** The note names the article, and the list is shown again. */
export const UpdateArticle: Story = {
  args: { server: knowledgeServer(), at: OPEN },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update article' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Update article' }))
    const title = await dialog.findByRole('textbox', { name: /Title/ })
    await userEvent.clear(title)
    await userEvent.click(dialog.getByRole('button', { name: 'Update article' }))
    await expect(await dialog.findByText('Please provide a title for this article')).toBeVisible()
    await userEvent.type(title, 'Fire alarm')
    await userEvent.click(dialog.getByRole('button', { name: 'Update article' }))
    await expect(await screen.findByText('Fire alarm updated successfully!')).toBeInTheDocument()
    await expect(await canvas.findByRole('link', { name: 'Fire alarm' })).toBeVisible()
    const { body, headers } = sent(args.server, 'PATCH').at(-1) ?? {}
    await expect(headers?.get('If-Match')).toBe('"1"')
    const { image: oldImage, body: oldBody } = fakeArticle()
    await expect(body).toMatchObject({ title: 'Fire alarm', slug: 'fire-alarm', oldImage, oldBody })
  },
}

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
const shared = fakeArticle(0, { body: JSON.stringify(['Leave', 'Wait', 'Return'].map(paragraph)) })
const editedByTwo = knowledgeServer({ articles: [shared] })

/** Two users change different blocks of one article: the second save keeps both changes. */
export const TwoEditors: Story = {
  args: { server: editedByTwo, at: OPEN },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update article' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Update article' }))
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Update article' }))
    const body = await dialog.findByRole('textbox', { name: /Content/ })
    // The browser's own editor types at the end.
    await userEvent.click(body)
    window.getSelection()?.selectAllChildren(within(body).getByText('Return'))
    window.getSelection()?.collapseToEnd()
    await userEvent.keyboard(' later')
    editedByTwo.saveElsewhere(shared.id, {
      body: JSON.stringify(['Leave at once', 'Wait', 'Return', 'Report'].map(paragraph)),
    })
    await save()
    await expect(await dialog.findByText('Changed: Leave at once')).toBeVisible()
    await expect(dialog.getByText('Added: Report')).toBeVisible()
    await expect(dialog.getByText('Changed: Return later')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Take theirs/ })).toBeNull()
    await waitFor(() => expect(body).toHaveTextContent(/Leave at onceWaitReturn laterReport/))
    await save()
    await expect(await screen.findByText('Fire drill updated successfully!')).toBeInTheDocument()
    const saved = sent(editedByTwo, 'PATCH').at(-1)?.body as { body: string }
    const texts = (JSON.parse(saved.body) as { data: { text: string } }[]).map(({ data }) => data.text)
    await expect(texts).toEqual(['Leave at once', 'Wait', 'Return later', 'Report'])
  },
}

/** The body may not be empty. */
export const UpdateWithoutContent: Story = {
  args: {
    server: knowledgeServer({ articles: [fakeArticle(1, { body: '[]' })] }),
    at: `${PATH}?article=${fakeArticle(1).id}`,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update article' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Update article' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Update article' }))
    await expect(await dialog.findByText('Please ensure Knowledge Base article contains content')).toBeVisible()
  },
}

/** The header image is removed at once, after a confirmation. */
export const RemoveHeaderImage: Story = {
  args: { server: knowledgeServer(), at: OPEN },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update article' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Update article' }))
    // The body has its own images, each with a button.
    const header = within(await dialog.findByRole('group', { name: 'Image' }))
    await userEvent.click(header.getByRole('button', { name: 'Remove image' }))
    const confirmation = within(await screen.findByRole('alertdialog'))
    await userEvent.click(confirmation.getByRole('button', { name: 'Remove image' }))
    await waitFor(() => expect(header.queryByRole('button', { name: 'Remove image' })).toBeNull())
    const [call] = sent(args.server, 'PATCH')
    await expect(call?.path).toContain(`removeHeaderImg=true&id=${fakeArticle().id}&removeTable=article`)
    await expect(dialog.getByLabelText('Add an image')).toBeEnabled()
  },
}

/** Confirmation, note, and the list. */
export const DeleteArticle: Story = {
  args: { server: knowledgeServer(), at: OPEN },
  play: async ({ canvas, args }) => {
    await chooseAction({ userEvent, screen }, 'Delete Article')
    const confirmation = within(await screen.findByRole('alertdialog'))
    await expect(confirmation.getByText('Are you sure you want to delete this article?')).toBeVisible()
    await userEvent.click(confirmation.getByRole('button', { name: 'Delete Article' }))
    await expect(await screen.findByText('Successfully deleted article')).toBeInTheDocument()
    await expect(await canvas.findByRole('link', { name: 'First aid' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Fire drill' })).toBeNull())
    await expect(sent(args.server, 'DELETE').at(-1)?.path).toContain(`isArticle=true&articleId=${fakeArticle().id}`)
  },
}

/** A new title changes the address. */
export const UpdateCategory: Story = {
  args: { server: knowledgeServer(), onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Update Category' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Update category' }))
    const title = await panel.findByRole('textbox', { name: /Title/ })
    await userEvent.clear(title)
    await userEvent.click(panel.getByRole('button', { name: 'Update category' }))
    await expect(await panel.findByText('Please add a title for this category')).toBeVisible()
    await userEvent.type(title, 'Safety First')
    await userEvent.click(panel.getByRole('button', { name: 'Update category' }))
    await expect(await screen.findByText('Category updated successfully')).toBeInTheDocument()
    await expect(args.onNavigate).toHaveBeenLastCalledWith(`/knowledge/${params.categoryId}/safety-first`)
  },
}

/** Nothing is sent while there are articles. */
export const DeleteCategoryBlocked: Story = {
  args: { server: knowledgeServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Category' }))
    const confirmation = within(await screen.findByRole('alertdialog'))
    const question =
      'Are you sure you want to remove this category? You should ensure all category articles are removed'
    await expect(confirmation.getByText(question)).toBeVisible()
    await userEvent.click(confirmation.getByRole('button', { name: 'Delete Category' }))
    const blocked = 'This category can not be deleted as it contains published articles'
    await expect(await screen.findByText(blocked)).toBeInTheDocument()
    await expect(sent(args.server, 'DELETE')).toEqual([])
  },
}

/** A category without articles is deleted, and the categories are shown. */
export const DeleteCategory: Story = {
  args: { server: knowledgeServer({ articles: [] }), onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('No articles were found for this category')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Category' }))
    const confirmation = within(await screen.findByRole('alertdialog'))
    await userEvent.click(confirmation.getByRole('button', { name: 'Delete Category' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenLastCalledWith('/knowledge'))
    await expect(sent(args.server, 'DELETE')).toHaveLength(1)
  },
}

/** The category in a copied address may no longer exist. */
export const GoneCategory: Story = {
  args: { server: knowledgeServer({ categories: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This category does not exist any more.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to the categories' })).toHaveAttribute('href', '/knowledge')
  },
}

export const Loading: Story = {
  args: {
    server: knowledgeServer().on('get', `${knowledgePath}#getCategoryArticles`, () => new Promise<Response>(() => {})),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No articles were found for this category')).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    server: knowledgeServer().on(
      'get',
      `${knowledgePath}#getCategoryArticles`,
      problem(503, 'unavailable', 'Could not get the articles'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not get the articles')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A long article on a phone. */
export const ReaderOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { server: knowledgeServer({ articles: [fakeArticle(0, { title: 'W'.repeat(100) })] }), at: OPEN },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', heading('W'.repeat(100)))).toBeVisible()
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
