import { fakeId, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { documentServer, documentsPath, fakeDocument, fakeReaders } from '../testing'
import { DocumentPage } from './document-page'

interface Args {
  server: FakeServer
  permissions: string[]
  at: string
}

const { document_id: id } = fakeDocument(0)
const individual = [fakeDocument(0, { relatedType: 3 })]
const asked = {
  requested: true,
  due_date: '2026-01-31',
  content_version: 2,
  total: 5,
  acknowledged: 1,
  without_team: 3,
  no_address: 1,
  reminded_recently: 1,
  nudgedDt: '2026-01-20T09:00:00.000Z',
  teams: [
    { team_id: '00000000-0000-4000-8000-000000000043', label: 'Night shift', total: 2, outstanding: 1 },
    { team_id: '00000000-0000-4000-8000-000000000044', label: 'Drivers', total: 1, outstanding: 0 },
  ],
}

const meta = {
  title: 'Documents/Details',
  render: (args) => (
    <SspStoryProvider {...args}>
      <DocumentPage params={{ id }} />
    </SspStoryProvider>
  ),
  args: {
    server: documentServer(),
    permissions: ['DOCUMENTS_VIEW', 'EMPLOYEES_VIEW'],
    at: `/client/documents/${id}`,
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const menu = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
}

/** The audience and its read dates, ten per page; each row links to the document storage of the employee. */
export const Company: Story = {
  args: { server: documentServer({ readers: fakeReaders(12) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'company-handbook.pdf' })).toBeVisible()
    await expect(canvas.getByText(/^Uploaded date: /)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/client/documents')
    await expect(canvas.getByRole('heading', { name: 'Document currently shared with:' })).toBeVisible()
    const [, first, second] = await canvas.findAllByRole('row')
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
    await expect(first).toHaveTextContent(/1.*Ada Okafor.*A-1000.*2026/)
    await expect(second).toHaveTextContent(/2.*Bruno Costa.*A-1001.*Not Viewed/)
    await expect(within(first!).getByRole('link', { name: 'Document storage of Ada Okafor' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/employees\/.*\/doc-storage$/),
    )
    await expect(canvas.queryByRole('button', { name: /Revoke Access/ })).toBeNull()
    await expect(await menu(canvas)).toEqual(['Export', 'Replace file', 'Remove'])
  },
}

/** An export is for one team; of several teams, one must be chosen. */
export const SeveralTeams: Story = {
  args: {
    server: documentServer({
      documents: [fakeDocument(0, { relatedType: 2, related_id: fakeId(43) })],
      moreTeams: [fakeId(44)],
    }),
    permissions: ['DOCUMENTS_VIEW', 'TEAMS_VIEW'],
  },
  play: async ({ canvas, args }) => {
    await menu(canvas)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Export' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Export' }))
    await expect(await dialog.findByRole('radio', { name: 'Night shift' })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: 'Drivers' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
    await waitFor(() =>
      expect(args.server.calls.some(({ path }) => path.includes(`/export/${fakeId(44)}/${id}?relatedType=team`))).toBe(
        true,
      ),
    )
  },
}

/** Access is revoked from one employee after the stated confirmation; nothing is exported. */
export const Individual: Story = {
  args: { server: documentServer({ documents: individual, readers: fakeReaders(2) }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke Access: Ada Okafor' }))
    const confirmation = within(await screen.findByRole('alertdialog'))
    await expect(confirmation.getByText('Are you sure you want to remove this document from Ada Okafor?')).toBeVisible()
    await userEvent.click(confirmation.getByRole('button', { name: 'Revoke Access' }))
    await waitFor(() => expect(canvas.queryByText('Ada Okafor')).toBeNull())
    await expect(await menu(canvas)).toEqual(['Replace file', 'Remove'])
  },
}

/** The confirmation of the specification, then the list. */
export const Removed: Story = {
  args: { server: documentServer() },
  play: async ({ canvas, args }) => {
    await menu(canvas)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }))
    const confirmation = within(await screen.findByRole('alertdialog'))
    await expect(
      confirmation.getByText("Are you sure you want to delete this file, you can't undo this action"),
    ).toBeVisible()
    await userEvent.click(confirmation.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(args.server.calls.some(({ method }) => method === 'DELETE')).toBe(true))
  },
}

/** Requests acknowledgement with a due date, then shows the figures. */
export const Ask: Story = {
  args: { server: documentServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for acknowledgement' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for acknowledgement' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Ask' }))
    await expect(await canvas.findByText('0 of 3 employees acknowledged')).toBeVisible()
    await expect(args.server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ due_date: null })
  },
}

/** The progress, outstanding employees by team, one reminder. */
export const Asked: Story = {
  args: { server: documentServer({ acknowledgement: asked }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 5 employees acknowledged')).toBeVisible()
    const teams = within(canvas.getByRole('list', { name: 'Outstanding by team' }))
    await expect(teams.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Night shift1 of 2',
      'In none of these teams3',
    ])
    await expect(await canvas.findByRole('columnheader', { name: 'Acknowledged' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send reminder' }))
    const confirmation = within(await screen.findByRole('alertdialog'))
    await expect(confirmation.getByText('Remind 2 employees by e-mail?')).toBeVisible()
    const leftOut = '1 employee reminded in the last two days, 1 employee without an e-mail address'
    await expect(confirmation.getByText(`Left out: ${leftOut}.`)).toBeVisible()
    await userEvent.click(confirmation.getByRole('button', { name: 'Send reminder' }))
    await expect(await screen.findByText('Reminder queued for 2 employees.')).toBeInTheDocument()
    await expect(screen.getByText('1 employee reminded in the last two days')).toBeInTheDocument()
  },
}

const unreachable = { ...asked, no_address: 3 }

/** A reminder that would reach no employee is not offered, and says why. */
export const NotRemindable: Story = {
  args: { server: documentServer({ acknowledgement: unreachable }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send reminder' })).toHaveAccessibleDescription(
      'No employee can be reminded: 1 employee reminded in the last two days, 3 employees without an e-mail address.',
    )
  },
}

/** The due date is changed in a dialog of that name, which says what becomes of those who have acknowledged. */
export const ChangeDueDate: Story = {
  args: { server: documentServer({ acknowledgement: { ...asked, due_date: '2099-01-31' } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change due date' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change due date' }))
    await expect(dialog.getByText(/^The new date is for everybody who was asked./)).toBeVisible()
    await expect(dialog.queryByText(/is asked to confirm/)).toBeNull()
  },
}

/** A replacement first asks whether it changes the meaning. */
export const Replace: Story = {
  args: { server: documentServer() },
  play: async ({ canvas }) => {
    await menu(canvas)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Replace file' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Replace file' }))
    await expect(panel.getByText('Does this change the meaning?')).toBeVisible()
    await expect(panel.queryByLabelText('New file')).toBeNull()
    await userEvent.click(panel.getByRole('radio', { name: /^Yes/ }))
    await expect(await panel.findByLabelText('New file')).toBeInTheDocument()
  },
}

export const NoEmployees: Story = {
  args: { server: documentServer({ readers: [] }) },
  play: async ({ canvas }) => expect(await canvas.findByText("Couldn't find any employees")).toBeVisible(),
}

export const Missing: Story = {
  args: { server: documentServer({ documents: [] }) },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'All documents' })).toBeVisible(),
}

export const Failed: Story = {
  args: {
    server: documentServer().on(
      'get',
      `${documentsPath}/associated-users`,
      problem(500, 'internal', 'Something went wrong, please try again.'),
    ),
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

export const Loading: Story = {
  args: { server: documentServer().on('get', `${documentsPath}/{id}`, () => new Promise<Response>(() => {})) },
}

const long = 'Donaudampfschifffahrtsgesellschaftskapitän'

export const LongOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    server: documentServer({
      documents: [fakeDocument(0, { name: `${long.toLowerCase().repeat(4)}.pdf`, relatedType: 3, tag: long })],
      readers: fakeReaders(1).map((reader) => ({ ...reader, forename: long, surname: long })),
      acknowledgement: { ...asked, teams: [{ ...asked.teams[0]!, label: long.repeat(3) }] },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(`${long} ${long}`))[0]).toBeVisible()
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
