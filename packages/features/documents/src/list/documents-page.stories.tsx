import { fakeClient, fakeId, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { documentServer, documentsPath, fakeDocument, fakeDocuments } from '../testing'
import { DocumentsPage } from './documents-page'

interface Args {
  server: FakeServer
  at: string
  permissions: string[]
}

const meta = {
  title: 'Documents/List',
  render: (args) => (
    <SspStoryProvider {...args}>
      <DocumentsPage />
    </SspStoryProvider>
  ),
  args: {
    server: documentServer(),
    at: '/client/documents',
    permissions: ['DOCUMENTS_VIEW', 'EMPLOYEES_VIEW', 'TEAMS_VIEW'],
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const sent = (server: FakeServer, method: string) => server.calls.filter((call) => call.method === method)

/** Columns of the specification, ten rows per page; the layout is stored. */
export const List: Story = {
  args: { server: documentServer({ documents: fakeDocuments(12) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 documents')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Document Storage' })).toBeVisible()
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['COMPANY', 'TEAMS', 'INDIVIDUAL'])
    const heads = canvas.getAllByRole('columnheader').map((cell) => cell.textContent)
    await expect(heads.slice(1)).toEqual([
      'No.',
      'Filename',
      'Uploaded date',
      'Audience',
      'Read',
      'Version',
      'Details',
      'Download',
    ])
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
    await expect(canvas.queryByRole('button', { name: 'Delete Files' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Grid' }))
    await expect(await canvas.findByRole('list', { name: 'Documents' })).toBeVisible()
    await expect(localStorage.getItem('ssp.list:/client/documents')).toContain('grid')
  },
}

/** Audience, number of readers or acknowledgements, and version of each document, read once for the page. */
export const Audience: Story = {
  args: {
    at: '/client/documents?tab=teams',
    server: documentServer({
      documents: [0, 1, 2].map((index) => fakeDocument(index, { relatedType: 2, ...(index === 2 && { id: null }) })),
    }),
  },
  play: async ({ canvas, args }) => {
    const rowOf = async (name: RegExp) => within(await canvas.findByRole('row', { name }))
    const acknowledged = await rowOf(/company-handbook/)
    await expect(await acknowledged.findByText('Warehouse and 1 more')).toBeVisible()
    await expect(acknowledged.getByText('9 of 60 acknowledged')).toBeVisible()
    await expect(acknowledged.getByText('2')).toBeVisible()
    await expect((await rowOf(/health-and-safety/)).getByText('12 of 60 read')).toBeVisible()
    await expect((await rowOf(/Not shared/)).queryByText(/of 60 read/)).toBeNull()
    await expect(args.server.calls.filter(({ path }) => path.includes('/audience'))).toHaveLength(1)
  },
}

/** The audiences cannot be read: the list stays, without them. */
export const NoAudience: Story = {
  args: {
    server: documentServer().on('get', `${documentsPath}/audience`, problem(500, 'internal', 'Something failed.')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('company-handbook.pdf')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/of 60 read/)).toBeNull())
  },
}

const asked: (string | null)[] = []

/** The address linked from the dashboard lists the documents of all tabs with an overdue acknowledgement. */
export const Overdue: Story = {
  args: {
    at: '/client/documents?tab=overdue',
    server: documentServer({
      documents: [fakeDocument(0), fakeDocument(1, { relatedType: 3 }), fakeDocument(2)],
      overdue: [fakeDocument(0).document_id, fakeDocument(1).document_id],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 documents')).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'OVERDUE' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('tab', { name: 'COMPANY' }))
    await waitFor(() => expect(canvas.queryByRole('tab', { name: 'OVERDUE' })).toBeNull())
  },
}

/** No document is overdue, although there are some. */
export const NoneOverdue: Story = {
  args: { at: '/client/documents?tab=overdue', server: documentServer({ documents: [fakeDocument(0)], overdue: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No acknowledgement is overdue')).toBeVisible()
    await expect(canvas.queryByText('No documents found')).toBeNull()
  },
}

/** The tab TEAMS lists the teams, comma-separated. */
export const Teams: Story = {
  args: {
    at: '/client/documents?tab=teams',
    server: documentServer().on('get', documentsPath, ({ query }) => {
      asked.push(query.get('teamIds'))
      return [fakeDocument(2, { relatedType: 2 })]
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('shift-rota.xlsx')).toBeVisible()
    await waitFor(() => expect(asked.at(-1)).toBe(`${fakeId(43)},${fakeId(44)}`))
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible()
  },
}

/** Documents that are not shared with teams have no team filter, even if the address names a team. */
export const NoFilters: Story = {
  args: { at: `/client/documents?teamIds=${fakeId(43)}`, server: documentServer({ documents: fakeDocuments(3) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 documents')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Filters/ })).toBeNull()
  },
}

/** One tick offers the tag, two do not; an empty tag removes the old one and adds none. */
export const FileTag: Story = {
  args: { server: documentServer({ documents: fakeDocuments(3) }) },
  play: async ({ canvas, args }) => {
    const [first, second] = await canvas.findAllByRole('checkbox', { name: /company-handbook|health-and-safety/ })
    await userEvent.click(first!)
    await userEvent.click(second!)
    await expect(canvas.queryByRole('button', { name: 'File Tag' })).toBeNull()
    await userEvent.click(second!)
    await userEvent.click(canvas.getByRole('button', { name: 'File Tag' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'File Tag' }))
    const tag = dialog.getByRole('textbox', { name: 'Tag' })
    await expect(tag).toHaveValue('Policy')
    await waitFor(() => expect(tag).not.toHaveAttribute('readonly'))
    await userEvent.clear(tag)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.queryByText('Policy')).toBeNull())
    await expect(sent(args.server, 'DELETE').map(({ body }) => body)).toEqual([{ tag: 'Policy' }])
    await expect(sent(args.server, 'POST')).toEqual([])
  },
}

/** Another user has changed the tag: the first save is rejected and says so, the second sends the new version. */
export const FileTagChangedElsewhere: Story = {
  args: { server: documentServer({ documents: fakeDocuments(1) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /company-handbook/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'File Tag' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'File Tag' }))
    const tag = dialog.getByRole('textbox', { name: 'Tag' })
    await waitFor(() => expect(tag).not.toHaveAttribute('readonly'))
    const path = `http://fake/ssp/production/documents/${fakeClient().id}/tags/${fakeDocument(0).document_id}`
    await args.server.fetch(new Request(path, { method: 'POST', body: JSON.stringify({ tag: 'Handbook' }) }))
    await userEvent.clear(tag)
    await userEvent.type(tag, 'Rules')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Tag: Policy is now Handbook')).toBeVisible()
    const save = dialog.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'))
    await expect(tag).toHaveValue('Rules')
    await userEvent.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText('Rules')).toBeVisible()
    await expect(sent(args.server, 'POST').map(({ headers }) => headers.get('if-match'))).toEqual([null, '"1"', '"2"'])
  },
}

/** The confirmation of the specification; a file that fails stays ticked, and its error is a modal. */
export const DeleteFiles: Story = {
  args: {
    server: documentServer({ documents: fakeDocuments(3) }).on(
      'delete',
      `${documentsPath}/file/{documentId}`,
      ({ params }) =>
        params['documentId'] === fakeDocument(1).document_id
          ? problem(403, 'forbidden', 'This document is also shared with people whom you can not view.')
          : { success: true },
    ),
  },
  play: async ({ canvas, args }) => {
    for (const box of (await canvas.findAllByRole('checkbox', { name: /pdf|docx/ })).slice(0, 2))
      await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Files' }))
    const confirmation = within(await screen.findByRole('alertdialog'))
    await expect(confirmation.getByText('Are you sure you want to permanently remove 2 selected files?')).toBeVisible()
    await userEvent.click(confirmation.getByRole('button', { name: 'Delete' }))
    const failure = within(await screen.findByRole('dialog', { name: 'Error' }))
    await expect(failure.getByText('This document is also shared with people whom you can not view.')).toBeVisible()
    await expect(sent(args.server, 'DELETE')).toHaveLength(2)
    await userEvent.click(failure.getAllByRole('button', { name: 'Close' })[0]!)
    await expect(await canvas.findByRole('button', { name: 'File Tag' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: documentServer({ documents: [] }) },
  play: async ({ canvas }) => expect(await canvas.findByText('No documents found')).toBeVisible(),
}

export const Failed: Story = {
  args: {
    server: documentServer().on(
      'get',
      documentsPath,
      problem(500, 'internal', 'Something went wrong, please try again.'),
    ),
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

export const Loading: Story = {
  args: { server: documentServer().on('get', documentsPath, () => new Promise<Response>(() => {})) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Document Storage' })).toBeVisible()
    await expect(canvas.queryByText('No documents found')).toBeNull()
  },
}

/** A user whose permission was removed while the page was open; the route guard stops all others. */
export const NoPermission: Story = {
  args: {
    permissions: [],
    server: documentServer().on('get', documentsPath, problem(403, 'forbidden', 'You may not see this.')),
  },
  play: async ({ canvas }) => expect(await canvas.findByText('You may not see this.')).toBeVisible(),
}

const long = `${'donaudampfschifffahrtsgesellschaftskapitän-'.repeat(4)}2026.pdf`

/** The longest name and tag, in cards on a phone. */
export const LongOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    at: '/client/documents?layout=grid',
    server: documentServer({ documents: [fakeDocument(0, { name: long, tag: 'x'.repeat(100), id: null })] }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(long)).toBeVisible()
    await expect(canvas.getByText('Not shared')).toBeVisible()
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
