import { problem } from '@ssp/api/testing'
import { chooseAction, type FakeServer, SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { MarketingPage } from './marketing-page'
import { fakeCategory, fakeFile, marketingPath, marketingServer } from './testing'

interface Args {
  server: FakeServer
  at: string
  permissions: string[]
}

const PATH = '/client/marketing-materials'
const OPEN = `${PATH}?category=${fakeCategory(0).id}`

const meta = {
  title: 'Marketing/Page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <MarketingPage />
    </SspStoryProvider>
  ),
  args: { server: marketingServer(), at: PATH, permissions: ['MARKETING_MATERIALS_VIEW'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const sent = (server: FakeServer, method: string) =>
  server.calls.filter((call) => call.method === method).map(({ body }) => body)

/** The address names a category that does not exist: a heading and a back link. */
export const NoCategory: Story = {
  args: { at: `${PATH}?category=00000000-0000-4000-8000-000000000000` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This category does not exist any more.' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to the categories' })).toHaveAttribute('href', PATH)
  },
}

/** Folders, with the action of a page without an open category; a click opens one. */
export const Categories: Story = {
  play: async ({ canvas }) => {
    const folders = within(await canvas.findByRole('list', { name: 'Categories' })).getAllByRole('listitem')
    await expect(folders).toHaveLength(3)
    await expect(folders[0]).toHaveTextContent(/Recruitment.*Posters and cards.*2 files/)
    await expect(canvas.getByRole('button', { name: 'New Category' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Upload File' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Recruitment' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Recruitment files' })).toBeVisible()
  },
}

/** Selects an action in the menu of a file. */
async function fileAction(canvas: ReturnType<typeof within>, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Benefits at a glance' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

/** Cards with four actions each, two of them in a menu, and the actions of the open category. */
export const Files: Story = {
  args: { server: marketingServer(), at: OPEN },
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('list', { name: 'Recruitment files' })).getAllByRole('listitem')
    await expect(cards).toHaveLength(2)
    await expect(cards[1]).toHaveTextContent(/Benefits at a glance.*3 downloads/)
    const buttons = within(cards[0] ?? canvas.getByRole('list')).getAllByRole('button')
    await expect(buttons.map((button) => button.textContent)).toEqual(['Preview', 'Download File', ''])
    await userEvent.click(within(cards[0] ?? canvas.getByRole('list')).getByRole('button', { name: /^More actions/ }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download as PDF' })).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: 'Remove' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const parents = within(canvas.getByRole('navigation')).getAllByRole('listitem')
    await expect(parents.map((item) => item.textContent)).toEqual(['Categories'])
    await expect(canvas.queryByRole('button', { name: 'New Category' })).toBeNull()
    for (const name of ['Upload File', 'Update Category'])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete Category' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

/** A title is required; one that is in use is reported at the field. */
export const NewCategory: Story = {
  args: { server: marketingServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Category' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New Category' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Create Category' }))
    await expect(await dialog.findByText('Please add a category title')).toBeVisible()
    await expect(dialog.queryByRole('checkbox')).toBeNull()
    const title = dialog.getByRole('textbox', { name: /Title/ })
    await userEvent.type(title, 'Benefits')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Category' }))
    await expect(await dialog.findByText('This title is in use.')).toBeVisible()
    await userEvent.type(title, ' 2027')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Category' }))
    await expect(await canvas.findByRole('link', { name: 'Benefits 2027' })).toBeVisible()
    await expect(await screen.findByText('Category created')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Open “Benefits 2027”' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?category=./),
    )
    await expect(sent(args.server, 'POST').at(-1)).toEqual({
      platform_id: fakeCategory().platform_id,
      title: 'Benefits 2027',
      description: '',
    })
  },
}

/** Platform staff may share a new category with all clients. */
export const SharedByStaff: Story = {
  args: { server: marketingServer({ categories: [] }), permissions: ['MARKETING_MATERIALS_VIEW', 'PLATFORM_VIEW'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Category' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New Category' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: /Title/ }), 'Campaign')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Show to every client of the platform' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Category' }))
    await expect(await canvas.findByText('All clients')).toBeVisible()
    await expect(sent(args.server, 'POST')).toMatchObject([{ title: 'Campaign', shared: 1 }])
  },
}

/** A category of the platform can be used, but not changed. */
export const Locked: Story = {
  args: { server: marketingServer({ categories: [fakeCategory(0, { shared: 1, locked: 1 })] }), at: OPEN },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This category is shared by the platform/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Upload File' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Update Category' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull()
  },
}

/** Both confirmations, then the folders and the notification. */
export const CategoryDeleted: Story = {
  args: { server: marketingServer(), at: OPEN },
  play: async ({ canvas, args }) => {
    const open = () => chooseAction({ userEvent, screen }, 'Delete Category')
    const answer = async (text: string, button: string) => {
      await expect(await screen.findByText(text)).toBeVisible()
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: button }))
    }
    const first = 'Are you sure you want to delete this Category?'
    const second = 'Deleting this category will remove all files are you sure?'
    await open()
    await answer(first, 'Continue')
    await answer(second, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(sent(args.server, 'POST')).toEqual([])
    await open()
    await answer(first, 'Continue')
    await answer(second, 'Delete Category')
    await expect(await screen.findByText('Successfully deleted category')).toBeInTheDocument()
    await expect(await canvas.findByText('2 categories')).toBeVisible()
    const paths = [fakeFile(0).path, fakeFile(1).path]
    await expect(sent(args.server, 'POST')).toEqual([{ id: fakeCategory(0).id, files: paths }])
  },
}

/** The notification, and back to the folders. */
export const CategoryUpdated: Story = {
  args: { server: marketingServer(), at: OPEN },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update Category' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Category' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: /Title/ }), ' 2027')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Successfully updated category')).toBeInTheDocument()
    await expect(await canvas.findByRole('link', { name: 'Recruitment 2027' })).toBeVisible()
    await expect(sent(args.server, 'POST')).toMatchObject([{ type: 'category', title: 'Recruitment 2027' }])
  },
}

/**
 * Another user has changed the description of the category: the list is read again, and the conflict is shown before the
 * save.
 */
export const CategoryChangedElsewhere: Story = {
  args: { server: marketingServer(), at: OPEN },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update Category' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Category' }))
    await userEvent.type(await dialog.findByRole('textbox', { name: /Title/ }), ' 2027')
    args.server
      .on('get', marketingPath, [{ ...fakeCategory(0), title: 'Hiring', version: 9 }])
      .on('post', `${marketingPath}#updateItem`, ({ headers }) =>
        headers.get('if-match') === '"9"' ? { success: true } : problem(412, 'stale', 'It has changed.'),
      )
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Title: Recruitment is now Hiring')).toBeVisible()
    const save = dialog.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'))
    await userEvent.click(save)
    await expect(await screen.findByText('Successfully updated category')).toBeInTheDocument()
  },
}

/**
 * Confirmation, notification with the misspelling of the specification, and back to the folders; the notification links to
 * the category.
 */
export const FileRemoved: Story = {
  args: { server: marketingServer(), at: OPEN },
  play: async ({ canvas }) => {
    await fileAction(canvas, 'Remove')
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Are you sure you want to delete this item?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await screen.findByText('Sucessfully deleted Benefits at a glance!')).toBeInTheDocument()
    await expect(await canvas.findByRole('link', { name: 'Recruitment' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Open “Recruitment”' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Recruitment files' })).toBeVisible()
  },
}

/** A click counts once. */
export const Downloaded: Story = {
  args: { server: marketingServer(), at: OPEN },
  play: async ({ canvas, args }) => {
    await fileAction(canvas, 'Download as PDF')
    await expect(await canvas.findByText('4 downloads')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download File Benefits at a glance' }))
    await expect(await canvas.findByText('5 downloads')).toBeVisible()
    await expect(sent(args.server, 'POST')).toMatchObject([{ fileId: fakeFile(1).id }, { fileId: fakeFile(1).id }])
  },
}

/** Title, description, picture and the brand, which links to the site of the client. Opening it counts nothing. */
export const Preview: Story = {
  args: { server: marketingServer(), at: OPEN },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview Join the night shift' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Join the night shift' }))
    await expect(dialog.getByText('For the notice boards')).toBeVisible()
    await expect(dialog.getByRole('img', { name: 'Join the night shift' })).toBeVisible()
    const link = dialog.getByRole('link')
    await expect(link).toHaveAttribute('href', 'https://people.example/')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(dialog.getByRole('button', { name: 'Export PDF' })).toBeVisible()
    await expect(sent(args.server, 'POST')).toEqual([])
  },
}

/** Without a file nothing can be added. */
export const NewFile: Story = {
  args: { server: marketingServer({ files: [] }), at: OPEN },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no files in this category yet.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Upload File' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New File' }))
    await expect(await dialog.findByRole('checkbox', { name: /Add branding\?/ })).not.toBeChecked()
    const title = dialog.getByRole('textbox', { name: /Title/ })
    await userEvent.type(title, 'x'.repeat(30))
    await expect(title).toHaveValue('x'.repeat(25))
    await expect(dialog.getByRole('textbox', { name: /Description/ })).toHaveAttribute('maxlength', '90')
    await userEvent.click(dialog.getByRole('button', { name: 'Upload File' }))
    await expect(await dialog.findByText("Please add a file you'd like to upload")).toBeVisible()
    const exe = new File(['x'], 'a.exe')
    await userEvent.upload(dialog.getByLabelText('File'), exe, { applyAccept: false })
    await expect(dialog.getByText('a.exe is not an accepted type of file.')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: marketingServer({ categories: [] }) },
  play: async ({ canvas }) => {
    const text = 'There are currently no marketing materials - please create a category'
    await expect(await canvas.findByText(text)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: marketingServer().on('get', marketingPath, () => new Promise<Response>(() => {})) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Marketing Materials' })).toBeVisible()
    await expect(canvas.queryByText(/There are currently no/)).toBeNull()
  },
}

/** A user whose permission was removed while the page was open; the route guard stops all others. */
export const NoPermission: Story = {
  args: {
    permissions: [],
    server: marketingServer().on('get', marketingPath, problem(403, 'forbidden', 'You may not see this.')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You may not see this.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const long = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(2).trim()

/** Names of maximum length, on a phone. */
export const LongOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    server: marketingServer({
      categories: [fakeCategory(0, { title: long, description: long.repeat(4) })],
      files: [fakeFile(0, { title: 'W'.repeat(25), description: 'W'.repeat(90), downloads: 2_000_000 })],
    }),
    at: OPEN,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('W'.repeat(25))).toBeVisible()
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
