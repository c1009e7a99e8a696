import type { Client } from '@ssp/api'
import { fakeClient } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import { Button } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { bulkRun, bulkServer } from '../testing/bulk-server'
import { BulkPanel } from './bulk-panel'
import type { BulkKind } from './employee-rows'

interface Args {
  server: FakeServer
  kind: BulkKind
  permissions: string[]
  client?: Client
}

const meta = {
  title: 'Employees/Bulk panel',
  render: ({ kind, ...args }) => (
    <SspStoryProvider {...args}>
      <BulkPanel open kind={kind} onClose={fn()} />
    </SspStoryProvider>
  ),
  args: { server: bulkServer(), kind: 'import', permissions: ['EMPLOYEES_VIEW', 'TEAMS_VIEW'] },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const HEAD = 'Identifier;FORENAME;Surname;e-mail;Team'

async function panelOf(canvasElement: HTMLElement, title: string) {
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: title }))
}

type Panel = Awaited<ReturnType<typeof panelOf>>

async function choose(panel: Panel, text: string | Uint8Array<ArrayBuffer>, name = 'people.csv') {
  await userEvent.upload(await panel.findByLabelText(/CSV file/), new File([text], name, { type: 'text/csv' }))
}

const confirm = async (canvasElement: HTMLElement, name: string) => {
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name }))
}

/** The requirements of the file, and earlier imports. */
export const Default: Story = {
  args: {
    server: bulkServer({
      runs: [
        bulkRun({
          state: 'done',
          appliedDt: '2026-03-02T09:01:00.000Z',
          undoUntil: '2026-04-01T09:01:00.000Z',
          counts: { ...bulkRun().counts, total: 1200, new: 1200, applied: 1200 },
        }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement, 'Import via CSV')
    await expect(await panel.findByText('people.csv')).toBeVisible()
    await expect(panel.getByText(/1,200 employees imported/)).toBeVisible()
  },
}

/** Valid rows are compared, shown, applied and undone; teams come from a column of the file. */
export const Import: Story = {
  args: { server: bulkServer() },
  play: async ({ canvasElement, args }) => {
    const panel = await panelOf(canvasElement, 'Import via CSV')
    await choose(panel, `${HEAD}\nE-1;Zoë;Lee;zoe@acme.example;Drivers\nTAKEN;Bob;Lee;bob@acme.example;\n`)
    await expect(await panel.findByText(/2 rows ready · UTF-8 · separated by semicolon/)).toBeVisible()
    await userEvent.selectOptions(panel.getByLabelText('Team column 1'), 'Team')
    await userEvent.click(panel.getByRole('button', { name: 'Add team column' }))
    await userEvent.click(panel.getByRole('button', { name: 'Remove team column 2' }))
    await expect(panel.queryByRole('button', { name: /Remove team column/ })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Check 2 rows' }))
    await expect(await panel.findByText('Zoë Lee')).toBeVisible()
    const sent = args.server.calls.find(({ path }) => path.endsWith('/rows'))
    await expect(sent?.body).toMatchObject({ rows: [{ line: 2, identifier: 'E-1', teams: ['Drivers'] }, { line: 3 }] })
    await userEvent.click(panel.getByRole('tab', { name: 'Conflict 1' }))
    await expect(await panel.findByText('old@acme.example')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Import 1 employee' }))
    await confirm(canvasElement, 'Import')
    await expect(await panel.findByText('1 employee imported.')).toBeVisible()
    await expect(await within(canvasElement.ownerDocument.body).findByText('Employees Import')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }))
    await confirm(canvasElement, 'Undo')
    await expect(await panel.findByText('Undone: 1 employee.')).toBeVisible()
  },
}

/** Going back from the check shows the choices that the next check sends. */
export const BackFromCheck: Story = {
  args: { server: bulkServer() },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement, 'Import via CSV')
    await choose(panel, `${HEAD}\nE-1;Zoë;Lee;zoe@acme.example;Drivers\n`)
    await userEvent.selectOptions(await panel.findByLabelText('Team column 1'), 'Team')
    await userEvent.click(panel.getByRole('button', { name: 'Check 1 row' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Back' }))
    await expect(await panel.findByLabelText('Team column 1')).toHaveValue('Team')
    await expect(panel.getByText('Each column of the file is read.')).toBeVisible()
  },
}

/** A row with more teams than an employee can have must be fixed. It becomes valid when fewer columns are teams. */
export const TooManyTeams: Story = {
  args: { server: bulkServer() },
  play: async ({ canvasElement, args }) => {
    const panel = await panelOf(canvasElement, 'Import via CSV')
    const names = Array.from({ length: 21 }, (_, index) => `Team ${index + 1}`)
    const teams = names.join(';')
    await choose(panel, `Identifier;Forename;Surname;Email;${teams}\nE-1;Zoë;Lee;zoe@acme.example;${teams}\n`)
    for (const [index, name] of names.entries()) {
      if (index > 0) await userEvent.click(await panel.findByRole('button', { name: 'Add team column' }))
      await userEvent.selectOptions(await panel.findByLabelText(`Team column ${index + 1}`), name)
    }
    const wrong = within(await panel.findByRole('region', { name: '1 row to fix' }))
    await expect(await wrong.findByText(/^Teams: A row can name at most 20 teams/)).toBeVisible()
    await expect(panel.getByText(/^0 rows ready/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Remove team column 21' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Check 1 row' }))
    await expect(await panel.findByText('Zoë Lee')).toBeVisible()
    const sent = args.server.calls.find(({ path }) => path.endsWith('/rows'))
    await expect(sent?.body).toMatchObject({ rows: [{ teams: names.slice(0, 20) }] })
  },
}

/** A user without TEAMS_UPDATE sees a notice that columns with teams are ignored. */
export const TeamsNotAllowed: Story = {
  args: { client: fakeClient({ strictRights: true }) },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement, 'Import via CSV')
    await choose(panel, `${HEAD}\nE-1;Zoë;Lee;zoe@acme.example;Drivers\n`)
    await expect(await panel.findByText(/Your rights do not include changing teams/)).toBeVisible()
    await expect(panel.queryByLabelText('Team column 1')).toBeNull()
  },
}

const longRun = Promise.withResolvers<void>()

function ReopenedPanel({ kind }: { kind: BulkKind }) {
  const [open, setOpen] = useState(true)
  return open ? (
    <BulkPanel open kind={kind} onClose={() => setOpen(false)} />
  ) : (
    <Button onClick={() => setOpen(true)}>Open again</Button>
  )
}

/** Chooses a file of one row, checks it and confirms its import. */
async function importOne(canvasElement: HTMLElement) {
  const panel = await panelOf(canvasElement, 'Import via CSV')
  await choose(panel, `${HEAD}\nE-1;Zoë;Lee;zoe@acme.example;\n`)
  await userEvent.click(await panel.findByRole('button', { name: 'Check 1 row' }))
  await userEvent.click(await panel.findByRole('button', { name: 'Import 1 employee' }))
  await confirm(canvasElement, 'Import')
  return panel
}

/**
 * A run is followed after the panel is closed: its progress is in the list of runs, its end is reported, and data is read
 * again.
 */
export const ClosedWhileItRuns: Story = {
  args: { server: bulkServer({ release: longRun.promise }) },
  render: ({ kind, ...args }) => (
    <SspStoryProvider {...args}>
      <ReopenedPanel kind={kind} />
    </SspStoryProvider>
  ),
  play: async ({ canvasElement }) => {
    const panel = await importOne(canvasElement)
    await expect(await panel.findByText('This goes on when you close the panel.')).toBeVisible()
    const [close] = panel.getAllByRole('button', { name: 'Close' })
    if (close) await userEvent.click(close)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open again' }))
    const again = await panelOf(canvasElement, 'Import via CSV')
    await expect(await again.findByText('In progress')).toBeVisible()
    longRun.resolve()
    await expect(await again.findByText('Done')).toBeVisible()
    await expect(await within(canvasElement.ownerDocument.body).findByText('Employees Import')).toBeVisible()
  },
}

/** A run that changed nothing says so and why; it is not a success and cannot be undone. */
export const NothingApplied: Story = {
  args: { server: bulkServer({ taken: true }) },
  play: async ({ canvasElement }) => {
    const panel = await importOne(canvasElement)
    await expect(await panel.findByText(/Nothing was changed/)).toBeVisible()
    await expect(panel.getByText('No employee was imported.').closest('[data-kind]')).toHaveAttribute(
      'data-kind',
      'warning',
    )
    await expect(await panel.findByText(/An employee has this identifier already/)).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Undo' })).toBeNull()
    const toast = await within(canvasElement.ownerDocument.body).findByText('Employees Import')
    await expect(toast.closest('[data-kind]')).toHaveAttribute('data-kind', 'warning')
  },
}

const accepted = Promise.withResolvers<void>()

/** A confirmed run is not lost by leaving, even before the server has responded. */
export const LeftAfterConfirming: Story = {
  args: { server: bulkServer({ accept: accepted.promise }) },
  play: async ({ canvasElement, args }) => {
    const panel = await panelOf(canvasElement, 'Import via CSV')
    await choose(panel, `${HEAD}\nE-1;Zoë;Lee;zoe@acme.example;\n`)
    await userEvent.click(await panel.findByRole('button', { name: 'Check 1 row' }))
    const frame = within(canvasElement.ownerDocument.body).getByRole('dialog').closest('[data-input]')
    await userEvent.click(await panel.findByRole('button', { name: 'Import 1 employee' }))
    await expect(frame).toHaveAttribute('data-input', 'unsaved')
    await confirm(canvasElement, 'Import')
    await waitFor(() => expect(args.server.calls.some(({ path }) => path.endsWith('/apply'))).toBe(true))
    await waitFor(() => expect(frame).toHaveAttribute('data-input', 'none'))
    accepted.resolve()
    await expect(await panel.findByText('1 employee imported.')).toBeVisible()
  },
}

/** Invalid rows do not block the import: they are fixed in place. */
export const WrongRows: Story = {
  args: { server: bulkServer() },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement, 'Import via CSV')
    await choose(panel, `${HEAD}\nE-1;Ann;Lee;nonsense;\nE-2;;Lee;b@acme.example;\nE-3;Cid;Lee;c@acme.example;\n`)
    await expect(await panel.findByText('2 rows to fix')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Check 1 row' })).toBeEnabled()
    const email = await panel.findByLabelText(/Email/)
    await userEvent.clear(email)
    await userEvent.type(email, 'ann@acme.example{Enter}')
    await expect(await panel.findByText('1 row to fix')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Check 2 rows' })).toBeEnabled()
  },
}

/** Enter after a correction moves to the next cell; Escape and another file do not discard corrections. */
export const CorrectionsAreKept: Story = {
  args: { server: bulkServer() },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement, 'Import via CSV')
    await choose(panel, `${HEAD}\nE-1;Ann;Lee;nonsense;\nE-2;;Lee;b@acme.example;\n`)
    const email = await panel.findByLabelText(/Email/)
    await userEvent.clear(email)
    await userEvent.type(email, 'ann@acme.example{Enter}')
    await expect(await panel.findByText('1 row to fix')).toBeVisible()
    const forename = panel.getByLabelText(/Forename/)
    await waitFor(() => expect(forename).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await confirm(canvasElement, 'Keep editing')
    await userEvent.click(panel.getByRole('button', { name: 'Choose another file' }))
    await confirm(canvasElement, 'Keep editing')
    await userEvent.type(forename, 'Bea{Enter}')
    await expect(await panel.findByText(/2 rows ready/)).toBeVisible()
    await waitFor(() => expect(panel.getByRole('button', { name: 'Choose another file' })).not.toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(panel.getByText('people.csv')).toBeVisible()
  },
}

/** Missing columns are named, and nothing can be sent. */
export const MissingColumns: Story = {
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement, 'Import via CSV')
    await choose(panel, 'identifier,surname\nE-1,Lee\n')
    await expect(await panel.findByText('Missing columns: Forename, Email')).toBeVisible()
    await expect(panel.getByRole('button', { name: /^Check/ })).toHaveAccessibleDescription(
      'Columns are missing in this file.',
    )
  },
}

/** Headings of another program: a column is chosen for each field, and ignored columns are named. */
export const OtherHeadings: Story = {
  args: { server: bulkServer() },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement, 'Import via CSV')
    await choose(panel, 'Staff no;Forename;Surname;Email;Mobile;Depot\nE-1;Zoë;Lee;zoe@acme.example;0770;Oslo\n')
    await expect(await panel.findByText('Missing columns: Identifier')).toBeVisible()
    const columns = within(panel.getByRole('region', { name: 'Columns' }))
    await expect(columns.getByText('Not read: Staff no, Mobile, Depot')).toBeVisible()
    await userEvent.selectOptions(columns.getByLabelText(/^Identifier/), 'Staff no')
    await expect(await columns.findByText('Not read: Mobile, Depot')).toBeVisible()
    await expect(panel.queryByText(/^Missing columns/)).toBeNull()
    await userEvent.selectOptions(columns.getByLabelText('Mobile number'), 'Mobile')
    await userEvent.selectOptions(panel.getByLabelText('Team column 1'), 'Depot')
    await expect(await columns.findByText('Each column of the file is read.')).toBeVisible()
    // A column belongs to one field.
    await userEvent.selectOptions(columns.getByLabelText('Telephone number'), 'Mobile')
    await waitFor(() => expect(columns.getByLabelText('Mobile number')).toHaveValue(''))
    await userEvent.click(columns.getByRole('button', { name: 'Choose columns' }))
    await expect(columns.queryByRole('combobox')).toBeNull()
    await userEvent.click(await panel.findByRole('button', { name: 'Check 1 row' }))
    await expect(await panel.findByText('Zoë Lee')).toBeVisible()
  },
}

/** A file that is not CSV, whatever its name. */
export const WrongType: Story = {
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement, 'Import via CSV')
    await choose(panel, Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))
    await expect(await panel.findByText('File type is invalid')).toBeVisible()
  },
}

/** A deactivation of many employees, or of an employee with an account, requires the number. */
export const DeactivateMany: Story = {
  args: { kind: 'deactivate', server: bulkServer({ confirm: true }) },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement, 'Deactivate via CSV')
    await choose(panel, 'identifier\nE-1\nE-2\nNOBODY\n')
    await userEvent.click(await panel.findByRole('button', { name: 'Check 3 rows' }))
    const submit = await panel.findByRole('button', { name: 'Deactivate 2 employees' })
    const [change] = await panel.findAllByText(/^Status:/)
    // Texts of the page, not the values of the response.
    await expect(change).toHaveTextContent('Status: Active → Deactivated')
    await expect(submit).toHaveAccessibleDescription('Type 2 to confirm')
    await userEvent.type(panel.getByLabelText('Type 2 to confirm'), '2')
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(submit)
    await confirm(canvasElement, 'Deactivate')
    await expect(await panel.findByText('2 employees deactivated.')).toBeVisible()
  },
}

/** An identifier that a merge moved is explained before confirmation, and is not among those to deactivate. */
export const DeactivateMoved: Story = {
  args: { kind: 'deactivate', server: bulkServer() },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement, 'Deactivate via CSV')
    await choose(panel, 'identifier\nE-1\nMOVED\n')
    await userEvent.click(await panel.findByRole('button', { name: 'Check 2 rows' }))
    await userEvent.click(await panel.findByRole('tab', { name: 'Conflict 1' }))
    await expect(await panel.findByText(/^This employee was given the identifier later.* Ada Smith$/)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Deactivate 1 employee' })).toBeVisible()
  },
}

/** Previous and new value of each cell, on a phone. */
export const UpdateOnPhone: Story = {
  args: { kind: 'update', server: bulkServer() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement, 'Update via CSV')
    await choose(panel, `identifier,email\nE-1,${'long.'.repeat(20)}@acme.example\n`)
    await userEvent.click(await panel.findByRole('button', { name: 'Check 1 row' }))
    await expect(await panel.findByText('old@acme.example')).toBeVisible()
  },
}
