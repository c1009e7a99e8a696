import type { Client } from '@ssp/api'
import { fakeClient, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { employee } from '../../testing'
import { document, filesServer } from '../../testing/files-server'
import { DocStorageTab } from './doc-storage-tab'

interface Args {
  server: FakeServer
  client?: Client
  permissions: string[]
}

const list = '/ssp/production/documents/{clientId}/employee/{employeeId}'
const long = 'a-very-long-name-of-a-document-that-somebody-scanned-at-the-end-of-a-very-long-day-2026-11-23.pdf'

const meta = {
  title: 'Employees/Doc storage',
  render: (args) => (
    <SspStoryProvider {...args}>
      <DocStorageTab employee={employee(0)} merger={[]} merged={[]} etag={undefined} />
    </SspStoryProvider>
  ),
  args: { server: filesServer(), permissions: ['EMPLOYEES_VIEW', 'DOCUMENTS_VIEW'] },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** A personal file is deleted after a confirmation; a shared one links to its details instead. */
export const Default: Story = {
  render: (args) => meta.render({ ...args, server: filesServer() }),
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('listitem')
    await expect(cards).toHaveLength(4)
    const [personal, shared] = cards as [HTMLElement, HTMLElement]
    await expect(within(personal).getByText('Personal File')).toBeVisible()
    await expect(within(personal).queryByRole('link')).toBeNull()
    await expect(within(shared).getByText('Shared File')).toBeVisible()
    await expect(within(shared).getByRole('link', { name: 'About shift-plan.xlsx' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/client\/documents\//),
    )
    await expect(within(shared).queryByRole('button', { name: /Delete/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete contract-2026.pdf' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByText('contract-2026.pdf')).toBeNull())
  },
}

/** The download fails: a modal with the server's message. */
export const DownloadFailed: Story = {
  args: {
    server: filesServer().on(
      'get',
      '/ssp/production/documents/{clientId}/file',
      problem(503, 'unavailable', 'The store is away for a moment.'),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download contract-2026.pdf' }))
    const dialog = await screen.findByRole('dialog')
    await expect(await within(dialog).findByText('The store is away for a moment.')).toBeVisible()
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Uploading: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload File' }))
    const dialog = await screen.findByRole('dialog', { name: 'Upload File' })
    const input = await within(dialog).findByLabelText('File')
    await userEvent.upload(input, new File(['x'], 'page.html', { type: 'text/html' }), { applyAccept: false })
    await expect(within(dialog).getByRole('alert')).not.toBeEmptyDOMElement()
  },
}

export const Pages: Story = {
  args: {
    server: filesServer({ documents: Array.from({ length: 23 }, (_, index) => document(index, `file-${index}.txt`)) }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('file-0.txt')
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 3' }))
    await expect(await canvas.findByText('file-22.txt')).toBeVisible()
  },
}

export const WithoutDocuments: Story = {
  args: { permissions: ['EMPLOYEES_VIEW'] },
  play: async ({ canvas }) => {
    await canvas.findByText('shift-plan.xlsx')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Empty: Story = {
  args: { server: filesServer({ documents: [] }) },
  play: async ({ canvas }) => expect(await canvas.findByText('No documents found')).toBeVisible(),
}

export const Failed: Story = {
  args: { server: filesServer().on('get', list, problem(500, 'internal', 'Something went wrong, please try again.')) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

export const Loading: Story = { args: { server: filesServer().on('get', list, () => new Promise<Response>(() => {})) } }

export const Narrow: Story = {
  args: { server: filesServer({ documents: [document(1, long), document(2, long, false)] }) },
  globals: { viewport: { value: 'mobile1' } },
}

/** At a client with strict rights, an account that may only view can neither upload nor delete. */
export const StrictRights: Story = {
  args: { server: filesServer(), client: fakeClient({ strictRights: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download contract-2026.pdf' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Delete/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Upload File' })).toBeNull()
  },
}
