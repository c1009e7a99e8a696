import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { auditEntries, auditEntry, auditLogServer } from '../testing'
import { AuditLogPage } from './audit-log-page'

interface Args {
  server: FakeServer
  permissions: string[]
  at: string
  onNavigate: (to: string) => void
}

const auditLog = '/ssp/production/access/{clientId}/audit-log'

const meta = {
  title: 'Audit log/Page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <AuditLogPage />
    </SspStoryProvider>
  ),
  args: {
    server: auditLogServer(),
    permissions: ['AUTH_VIEW', 'USERS_VIEW', 'ROLES_VIEW'],
    at: '/access/audit-log',
    onNavigate: fn(),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>
type Row = ReturnType<typeof within>

const rowOf = (canvas: Pick<Row, 'getAllByRole'>, text: RegExp): Row => {
  const row = canvas.getAllByRole('listitem').find((item: HTMLElement) => text.test(item.textContent ?? ''))
  if (!row) throw new Error(`no row ${text}`)
  return within(row)
}

/** One sentence per change, with links to actor and subject; a click shows what changed. */
export const Default: Story = {
  args: { server: auditLogServer() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('23 changes')).toBeVisible()
    const row = rowOf(canvas, /Ada Okafor changed the permissions of Bruno Costa/)
    await expect(row.getByRole('link', { name: 'Bruno Costa' })).toHaveAttribute('href', '/access/users/bruno.costa')
    await expect(row.getByText(/TEAMS_DELETE/)).not.toBeVisible()
    await userEvent.click(row.getByText('What changed'))
    await expect(row.getByText('TEAMS_DELETE')).toBeVisible()
    await expect(row.getByText('NEWS_VIEW, REWARDS_VIEW')).toBeVisible()
    const account = rowOf(canvas, /changed the account of/)
    await userEvent.click(account.getByText('What changed'))
    await expect(account.getByText('HR editor')).toBeVisible()
    await expect(account.getByText('set to a new value')).toBeVisible()
    await expect(args.server.calls.some(({ path }) => /audit-log\?.*limit=10/.test(path))).toBe(true)
  },
}

/** The same as a table, whose columns can be chosen and downloaded. */
export const AsTable: Story = {
  args: { at: '/access/audit-log?layout=list' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23 changes')).toBeVisible()
    const headings = canvas.getAllByRole('columnheader')
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Change',
      'Date',
      'Kind of change',
      'What changed',
    ])
    const row = within(
      canvas.getAllByRole('row', {
        name: /Ada Okafor changed the permissions of Bruno Costa.*Permissions changed/,
      })[0]!,
    )
    await userEvent.click(row.getByText('What changed'))
    await expect(row.getByText('TEAMS_DELETE')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Columns and density' })).toBeVisible()
  },
}

/** An actor of another client and a removed record have a name but no link. */
export const WithoutLinks: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('23 changes')
    const role = rowOf(
      canvas,
      /Nadia Okonjo \(platform\.staff, Northgate Platform\) added a policy to the role Shift leads/,
    )
    await expect(role.queryByRole('link', { name: 'Nadia Okonjo' })).toBeNull()
    await expect(role.getByRole('link', { name: 'Shift leads' })).toHaveAttribute('href', '/access/role/shift_leads')
    await expect(rowOf(canvas, /removed the role Night desk/).queryByRole('link', { name: 'Night desk' })).toBeNull()
  },
}

/** Every kind of change, opened. */
export const AllKinds: Story = {
  args: { server: auditLogServer(auditEntries(8)) },
  play: async ({ canvas }) => {
    await canvas.findByText('8 changes')
    for (const summary of canvas.getAllByText('What changed')) await userEvent.click(summary)
    await expect(canvas.getByText('Deactivated')).toBeVisible()
    await expect(canvas.getByText('EMPLOYEES_VIEW does not apply in')).toBeVisible()
    await expect(canvas.getByText('#ffe066')).toBeVisible()
  },
}

/** Search, filters and page are in the address; the chosen user is named. */
export const Filters: Story = {
  args: { at: '/access/audit-log?actorId=5f0f6d5e-0000-4000-8000-0000000007d0&subjectKind=role' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Changed: Roles')).toBeVisible()
    await expect(await canvas.findByText('Changed by: Ada Okafor')).toBeVisible()
    await expect(await canvas.findByText('3 found')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }))
    const panel = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(panel.getByLabelText('Kind of change'), 'Role renamed')
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringContaining('action=role.rename'))
    await expect(await canvas.findByText('No changes to access were found.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText('23 changes')).toBeVisible()
  },
}

/** Values in the address that no filter accepts are not sent. */
export const ForeignFilters: Story = {
  args: { at: '/access/audit-log?subjectKind=cat&action=drop&actorId=1&changedDt=soon', server: auditLogServer() },
  play: async ({ canvas, args }) => {
    await canvas.findAllByText('What changed')
    await expect(args.server.calls.every(({ path }) => !/cat|drop|actorId|soon/.test(path))).toBe(true)
  },
}

export const Search: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search changes' }), 'night desk')
    await waitFor(() => expect(canvas.getAllByText(/removed the role/).length).toBeGreaterThan(0))
    await waitFor(() => expect(canvas.queryByText(/created the/)).toBeNull())
  },
}

export const Empty: Story = {
  args: { server: auditLogServer([]) },
  play: async ({ canvas }) => expect(await canvas.findByText('No changes to access were found.')).toBeVisible(),
}

export const Loading: Story = {
  args: { server: auditLogServer().on('get', auditLog, () => new Promise<Response>(() => {})) },
}

export const Failed: Story = {
  args: { server: auditLogServer().on('get', auditLog, problem(403, 'forbidden', 'You may not see changes.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You may not see changes.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Without the permission for a page, the name has no link. */
export const NotPermitted: Story = {
  args: { permissions: ['AUTH_VIEW', 'POLICIES_VIEW'] },
  play: async ({ canvas }) => {
    await canvas.findByText('23 changes')
    await expect(canvas.queryByRole('link', { name: 'Bruno Costa' })).toBeNull()
  },
}

const everything = Array.from({ length: 200 }, (_, index) => `AREA_${index}_VIEW`)

/** Long names and a very long list of permissions at 320 px. */
export const Stress: Story = {
  args: {
    server: auditLogServer([
      auditEntry(0, {
        actor: { ...auditEntry(0).actor, label: 'Wolfeschlegelsteinhausenbergerdorff-Montgomery Featherstonehaugh' },
        changes: [{ field: 'permissions', of: null, from: [], to: everything }],
      }),
      auditEntry(5),
    ]),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText('What changed')
    if (first) await userEvent.click(first)
    await expect(canvas.getByText(/and 140 more/)).toBeVisible()
  },
}

const removed = auditEntry(0, {
  action: 'employee.remove',
  subject: { kind: 'employee', id: auditEntry(0).actor.id, label: 'Bruno Costa', name: null },
  changes: [
    { field: 'label', of: null, from: ['Bruno Costa'], to: [] },
    {
      field: 'log',
      of: null,
      from: ['04.03.2026 09:10 UTC, Ada Okafor: password reset', '03.03.2026 14:00 UTC, Ada Okafor: profile viewed'],
      to: [],
    },
  ],
})

/** A removed employee with the removed log, one entry per line. */
export const RemovedEmployee: Story = {
  args: { server: auditLogServer([removed]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/removed the employee/)).toBeVisible()
    await userEvent.click(canvas.getByText('What changed'))
    await expect(canvas.getByText('04.03.2026 09:10 UTC, Ada Okafor: password reset')).toBeVisible()
  },
}
