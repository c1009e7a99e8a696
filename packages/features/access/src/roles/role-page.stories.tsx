import type { AuditEntry } from '@ssp/api'
import { auditEntry, withAuditLog } from '@ssp/audit-log/testing'
import { fakeClient, problem } from '@ssp/api/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { permissions, policies, rightsServer, role, roles, someImpact } from '../testing'
import { RolePage } from './role-page'

interface Args {
  server: ReturnType<typeof rightsServer>
  name: string
  permissions: string[]
  onNavigate: (to: string) => void
  client?: ReturnType<typeof fakeClient>
}

const all = ['ROLES_VIEW', 'ROLES_UPDATE', 'ROLES_DELETE', 'POLICIES_VIEW']
const staffed = (impact = someImpact) => rightsServer({ roles: roles(5), policies: policies(12), impact })
const shiftLeads = role(2).id

const meta = {
  title: 'Access/Roles/Detail page',
  render: ({ name, ...args }) => (
    <SspStoryProvider {...args} at={`/access/role/${name}`}>
      <RolePage params={{ name }} />
    </SspStoryProvider>
  ),
  args: { server: staffed(), name: 'shift_leads', permissions: all, onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** The confirmation by its name, once it has faded in. */
const question = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
const removeQuestion = 'Are you sure you want to remove this policy from the role'
const addQuestion = 'Are you sure you want to add this policy to the role'

export const Default: Story = {
  args: { server: staffed() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Shift leads' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Shift planning' })).toHaveAttribute(
      'href',
      '/access/policies/shift_planning',
    )
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(2)
  },
}

const withPermissions = () =>
  rightsServer({
    roles: roles(5),
    policies: policies(12),
    permissions: permissions(12),
    held: Object.fromEntries(role(2).policies.map(({ policy_id }) => [policy_id, permissions(12).map(({ id }) => id)])),
    impact: someImpact,
  })
const allowed = async (canvas: Pick<typeof screen, 'findByRole'>) =>
  within(await canvas.findByRole('region', { name: 'What this role allows' }))

/** With strict rights a role allows only what its policies name. */
export const Allows: Story = {
  args: { server: withPermissions(), client: fakeClient({ strictRights: true }) },
  play: async ({ canvas }) => {
    const card = await allowed(canvas)
    await expect(await card.findByText(/A permission to view changes nothing/)).toBeVisible()
    await expect(card.getAllByRole('listitem').length).toBeGreaterThan(0)
    await expect(card.queryByText(/Without strict rights also gives/)).toBeNull()
  },
}

/** Without strict rights a view permission gives changes, which the role lists. */
export const AllowsWithoutStrictRights: Story = {
  args: { server: withPermissions(), client: fakeClient({ strictRights: false }) },
  play: async ({ canvas }) => {
    const card = await allowed(canvas)
    await expect((await card.findAllByText(/Without strict rights also gives/)).length).toBeGreaterThan(0)
  },
}

/** A policy is added after a confirmation; the picker stays open for the next one (R1-219). */
export const AddPolicy: Story = {
  args: { server: staffed() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add policy' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Add policy' }))
    await expect(await panel.findAllByText('Added')).toHaveLength(2)
    await userEvent.click(panel.getByRole('button', { name: 'Add Reporting' }))
    await userEvent.click((await question(addQuestion)).getByRole('button', { name: 'Add policy' }))
    await waitFor(() => expect(panel.getAllByText('Added')).toHaveLength(3))
    await screen.findByText('Policy added')
    await waitFor(() => expect(panel.getByRole('button', { name: 'Add Employees and teams 2' })).toHaveFocus())
  },
}

/** A policy that holds more than the caller cannot be chosen, and says why. */
export const NotGrantable: Story = {
  args: {
    server: rightsServer({
      roles: roles(5),
      policies: policies(3).map((policy, index) => ({ ...policy, grantable: index > 0 })),
      impact: someImpact,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add policy' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Add policy' }))
    await expect(await panel.findByText('Holds permissions that you do not have')).toBeVisible()
    await expect(panel.queryByRole('button', { name: /^Add / })).toBeNull()
  },
}

/**
 * The confirmation counts accounts that lose access and accounts that keep it; their names are revealed by a button
 * (R1-220).
 */
export const RemovePolicy: Story = {
  args: { server: staffed() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove News desk' }))
    const asked = await question(removeQuestion)
    await expect(await asked.findByText('2 accounts in 2 clients will lose access.')).toBeVisible()
    await expect(asked.getByText('1 account keeps it another way.')).toBeVisible()
    await userEvent.click(asked.getByText('Show names'))
    await expect(asked.getByText('Ada Okafor (ada)')).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }))
    await screen.findByText('Policy removed')
    await waitFor(() => expect(canvas.queryByText('News desk')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Shift planning' })).toHaveFocus())
  },
}

/** Declining changes nothing. */
export const RemoveCancelled: Story = {
  args: { server: staffed() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove News desk' }))
    await userEvent.click((await question(removeQuestion)).getByRole('button', { name: 'Cancel' }))
    await expect(args.server.calls.some(({ method }) => method === 'DELETE')).toBe(false)
  },
}

/** The second of two administrators sees what changed, nothing is done, and a retry works. */
export const SomebodyElseFirst: Story = {
  args: { server: staffed() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove News desk' }))
    args.server.saveRoleElsewhere(shiftLeads, ({ policies: held }) => ({
      label: 'Night leads',
      policies: held.slice(1),
    }))
    await userEvent.click((await question(removeQuestion)).getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByText('Renamed from Shift leads to Night leads')).toBeVisible()
    await expect(canvas.getByText('Removed: Shift planning')).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Night leads' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove News desk' }))
    await userEvent.click((await question(removeQuestion)).getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByText('This role has no policies.')).toBeVisible()
  },
}

const openMenu = async (canvas: ReturnType<typeof within>, item: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

/** Renaming over another user's change: the input stays, and a retry is based on the current role. */
export const RenameAfterSomebodyElse: Story = {
  args: { server: staffed() },
  play: async ({ canvas, args }) => {
    await openMenu(canvas, 'Rename role')
    const panel = within(await screen.findByRole('dialog', { name: 'Rename role' }))
    const name = panel.getByRole('textbox', { name: /^Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Late leads')
    args.server.saveRoleElsewhere(shiftLeads, () => ({ label: 'Night leads' }))
    const rename = panel.getByRole('button', { name: 'Rename' })
    await userEvent.click(rename)
    await expect(await panel.findByText('Renamed from Shift leads to Night leads')).toBeVisible()
    await expect(name).toHaveValue('Late leads')
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Night leads'),
    )
    await waitFor(() => expect(rename).not.toHaveAttribute('aria-busy'))
    await userEvent.click(rename)
    await expect(await panel.findByText('Role renamed')).toBeVisible()
  },
}

/** Removes a role that no account has. */
export const RemoveRole: Story = {
  args: { server: staffed() },
  play: async ({ canvas, args }) => {
    await openMenu(canvas, 'Remove role')
    await userEvent.click((await question('Remove the role Shift leads?')).getByRole('button', { name: 'Remove role' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/access/roles'))
  },
}

/** A record of the platform says so, and offers no changes. */
export const PlatformOwned: Story = {
  args: { server: staffed(), name: 'superadmin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This role belongs to the platform and cannot be changed here.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Add policy' })).toBeNull()
    await expect(canvas.getByText('This role has no policies.')).toBeVisible()
  },
}

/** A role of an account that the caller cannot change says so, and offers no changes. */
export const HeldBeyondReach: Story = {
  args: { server: rightsServer({ roles: [role(2, { heldBeyondReach: true })], policies: policies(12) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^An account that you cannot change has this role/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Add policy|Remove|More/ })).toBeNull()
  },
}

/** An account that may only view is offered no changes. */
export const ViewOnly: Story = {
  args: { server: staffed(), permissions: ['ROLES_VIEW'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Shift leads' })
    // The open history makes everything else inert.
    await expect(canvas.getAllByRole('button')).toEqual([canvas.getByRole('button', { name: /^History/ })])
  },
}

/** An unknown name: a text and a back link instead of a blank page (decision 109). */
export const Unknown: Story = {
  args: { server: staffed(), name: 'nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such role, or it belongs to another client.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to roles' })).toHaveAttribute('href', '/access/roles')
  },
}

const withEntries = (...entries: AuditEntry[]) => {
  const server = staffed()
  withAuditLog(server, entries)
  return server
}

/** The last changes of this role only, with removed and added values, and a link to all changes. */
export const History: Story = {
  args: { server: withEntries(auditEntry(2), auditEntry(3)), permissions: [...all, 'AUTH_VIEW', 'USERS_VIEW'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^History/ }))
    const list = await canvas.findByRole('list', { name: 'History' })
    await expect(list).toHaveTextContent(
      'Nadia Okonjo (platform.staff, Northgate Platform) added a policy to the role Shift leads',
    )
    await expect(list.children).toHaveLength(1)
    await userEvent.click(within(list).getByText('What changed'))
    await expect(within(list).getByText('Shift planning')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All changes' })).toHaveAttribute(
      'href',
      `/access/audit-log?subjectId=${auditEntry(2).subject.id}`,
    )
    await expect(canvas.queryByRole('link', { name: 'Changes made by this user' })).toBeNull()
    await expect(args.server.calls.some(({ path }) => path.includes('subjectKind=role'))).toBe(true)
  },
}

/** Nothing has changed yet; without AUTH_VIEW there is no link to the audit log. */
export const HistoryEmpty: Story = {
  args: { server: withEntries() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^History/ }))
    await expect(await canvas.findByText('No changes to access were found.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'All changes' })).toBeNull()
  },
}

const rejecting = () => {
  const server = staffed({ loses: 0, keeps: 0, clients: 0, accounts: [] })
  server.on(
    'delete',
    '/ssp/production/access/{clientId}/roles#removePolicyFromRole',
    problem(403, 'forbidden', 'You cannot give NEWS_VIEW, because you do not hold it yourself.'),
  )
  return server
}

/** A server error is shown in its own words before the role has been read again. */
export const Rejected: Story = {
  args: { server: rejecting() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove News desk' }))
    const asked = await question(removeQuestion)
    await expect(await asked.findByText('No account loses anything.')).toBeVisible()
    args.server.on('get', '/ssp/production/access/{clientId}/roles', () => new Promise(() => {}))
    await userEvent.click(asked.getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByText(/because you do not hold it yourself/)).toBeVisible()
    await expect(canvas.getByText('The role could not be changed')).toBeVisible()
  },
}
