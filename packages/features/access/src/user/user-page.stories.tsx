import type { UserPermission } from '@ssp/api'
import { fakeId, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { accessServer, trailEntry, user, userPermission, userPermissions, users } from '../testing'
import { UserPage } from './user-page'

const base = '/ssp/production/access/{clientId}'

interface Args {
  server: FakeServer & Partial<Pick<ReturnType<typeof accessServer>, 'meanwhile'>>
  at: string
  permissions: string[]
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Access/User page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <UserPage params={{ name: 'ada.okafor' }} />
      <ReadAnew />
    </SspStoryProvider>
  ),
  args: {
    server: accessServer(),
    at: '/access/users/ada.okafor',
    permissions: ['USERS_VIEW', 'USERS_UPDATE'],
    onNavigate: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const press = (canvas: Canvas, name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }))
const type = async (canvas: Canvas, label: string | RegExp, text: string) => {
  await userEvent.clear(canvas.getByLabelText(label))
  if (text) await userEvent.type(canvas.getByLabelText(label), text)
}

const patches = ({ calls }: FakeServer) => calls.filter(({ method }) => method === 'PATCH')
/** Reads anew what is on screen, as coming back to the tab would. */
let readAnew = async () => {}
function ReadAnew() {
  const queries = useQueryClient()
  useEffect(() => {
    readAnew = () => queries.invalidateQueries()
  }, [queries])
  return null
}

/** At most one panel is open; a press on the open one closes it. */
export const Default: Story = {
  args: { server: accessServer() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Account created on 04.03.2025')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change picture' })).toBeVisible()
    const open = () => canvas.getAllByRole('button', { expanded: true }).length
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull()
    await press(canvas, /^Account details/)
    await expect(open()).toBe(1)
    await press(canvas, /^Client access/)
    await expect(open()).toBe(1)
    await press(canvas, /^Client access/)
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull()
  },
}

/** The checks in their order, then one request with what has changed. */
export const AccountDetails: Story = {
  args: { at: '/access/users/ada.okafor?tab=1', server: accessServer() },
  play: async ({ canvas, args }) => {
    await canvas.findByLabelText(/^Display name/)
    await type(canvas, /^Display name/, '')
    await press(canvas, 'Update account')
    await expect(await canvas.findByText('Please enter all fields.')).toBeVisible()
    await type(canvas, /^Display name/, ' Ada Okafor-Lee ')
    await type(canvas, 'New password', 'abc')
    await expect(await canvas.findByText('Password must be atleast 8 characters long')).toBeVisible()
    await press(canvas, 'Update account')
    await expect(await canvas.findByText('Please enter a password & confirm password.')).toBeVisible()
    await type(canvas, 'New password', 'Sunny-day-7')
    await type(canvas, 'Confirm password', 'Sunny-day-8')
    await expect(await canvas.findByText('Passwords do not match')).toBeVisible()
    await type(canvas, 'Confirm password', 'Sunny-day-7')
    await press(canvas, 'Update account')
    await screen.findByText('Account updated successfully.')
    const sent = args.server.calls.find(({ method }) => method === 'PATCH')
    await expect(sent?.body).toEqual({
      id: user(0).id,
      client_id: user(0).clientId,
      label: 'Ada Okafor-Lee',
      password: 'Sunny-day-7',
      confirmPassword: 'Sunny-day-7',
    })
  },
}

export const AccountRefused: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=1',
    server: accessServer().on('patch', `${base}/users`, problem(500, 'internal', 'The server stumbled.')),
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Display name/)
    await type(canvas, /^Display name/, 'Ada O.')
    await press(canvas, 'Update account')
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Display name/)).toHaveValue('Ada O.')
  },
}

/** The second administrator is told what changed, and what they typed stays; the next try goes through. */
export const AccountStale: Story = {
  args: { at: '/access/users/ada.okafor?tab=1', server: accessServer({ users: users(3) }) },
  play: async ({ canvas, args }) => {
    await canvas.findByLabelText(/^Display name/)
    await type(canvas, /^Display name/, 'Ada O.')
    args.server.meanwhile?.(({ users: [ada] }) => Object.assign(ada ?? {}, { email: 'ada.new@acme.example' }))
    await press(canvas, 'Update account')
    await expect(await canvas.findByText(/ada\.okafor@acme\.example is now ada\.new@acme\.example/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Display name/)).toHaveValue('Ada O.')
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('ada.new@acme.example')
    await press(canvas, 'Update account')
    await screen.findByText('Account updated successfully.')
  },
}

/** What is read anew in the background does not make an older draft look new: it is refused, told, and then saved. */
export const AccountReadAnewWhileTyping: Story = {
  args: { at: '/access/users/ada.okafor?tab=1', server: accessServer({ users: users(3) }) },
  play: async ({ canvas, args }) => {
    await canvas.findByLabelText(/^Display name/)
    await type(canvas, /^Display name/, 'Ada O.')
    args.server.meanwhile?.(({ users: [ada] }) => Object.assign(ada ?? {}, { label: 'Ada Okafor-Lee' }))
    await readAnew()
    await expect(await canvas.findByText(/Ada Okafor is now Ada Okafor-Lee/)).toBeVisible()
    await press(canvas, 'Update account')
    await waitFor(() => expect(patches(args.server)).toHaveLength(1))
    await expect(screen.queryByText('Account updated successfully.')).toBeNull()
    await expect(canvas.getByLabelText(/^Display name/)).toHaveValue('Ada O.')
    await press(canvas, 'Update account')
    await screen.findByText('Account updated successfully.')
  },
}

/** Toggles send nothing until they are applied; what comes with the role is switched off only there. */
export const Permissions: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow EMPLOYEES_CREATE' }))
    await press(canvas, 'Revoke EMPLOYEES_VIEW')
    await expect(canvas.getByRole('button', { name: 'Revoke EMPLOYEES_CREATE' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Revoke CLIENT_VIEW' })).toBeDisabled()
    await expect(canvas.getByText('2 changes not applied')).toBeVisible()
    await expect(args.server.calls.some(({ method }) => method === 'PATCH')).toBe(false)
    await press(canvas, /^Permissions/)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await press(canvas, 'Apply changes')
    await screen.findByText('Permissions updated')
    const sent = args.server.calls.find(({ method }) => method === 'PATCH')
    await expect(sent?.body).toMatchObject({ permissions: [{ selected: true }, { selected: false }] })
    await waitFor(() => expect(canvas.queryByText('2 changes not applied')).toBeNull())
  },
}

export const PermissionsFailed: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=2',
    server: accessServer().on('get', `${base}/users/{id}/permissions`, problem(503, 'unavailable', 'Busy.')),
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Could not get permissions', undefined, { timeout: 8000 })).toBeVisible(),
}

const grantDelete = ({ permissions }: { permissions: UserPermission[] }) =>
  Object.assign(permissions[3] ?? {}, { upID: fakeId(9001), selected: true })

/** What somebody else granted is told, also when it was read anew before; the toggle waits for the next press. */
export const PermissionsStale: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer({ permissions: userPermissions(8) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow EMPLOYEES_CREATE' }))
    args.server.meanwhile?.(grantDelete)
    await readAnew()
    await press(canvas, 'Apply changes')
    await waitFor(() => expect(patches(args.server)).toHaveLength(1))
    await expect(await canvas.findByText(/EMPLOYEES_DELETE is now granted/)).toBeVisible()
    await expect(canvas.getByText('1 change not applied')).toBeVisible()
    await press(canvas, 'Apply changes')
    await screen.findByText('Permissions updated')
  },
}

/** Nobody gives what they do not hold: what the server would refuse is not offered. */
export const NotGrantable: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=2',
    server: accessServer({
      permissions: [
        userPermission('EMPLOYEES_VIEW', { grantable: true }),
        userPermission('PLATFORM_VIEW', { grantable: false }),
        userPermission('CLIENT_SWITCH', { grantable: false, upID: fakeId(9003), selected: true }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Allow EMPLOYEES_VIEW' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Allow PLATFORM_VIEW' })).toBeDisabled()
    await expect(canvas.getByText('You do not hold it yourself')).toBeVisible()
    await press(canvas, 'Revoke CLIENT_SWITCH')
    await expect(canvas.getByRole('button', { name: 'Allow CLIENT_SWITCH' })).toBeEnabled()
  },
}

/** A granted permission is restricted to where it does not apply: clients and teams. */
export const Restriction: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restrict EMPLOYEES_VIEW' }))
    await expect(canvas.queryByRole('button', { name: 'Restrict EMPLOYEES_CREATE' })).toBeNull()
    const panel = within(await screen.findByRole('dialog', { name: 'Restrict EMPLOYEES_VIEW' }))
    await expect(await panel.findByText('Does not apply to the selected clients')).toBeVisible()
    await userEvent.click(panel.getByRole('checkbox', { name: 'Borealis Energy' }))
    await userEvent.click(panel.getByRole('checkbox', { name: /^Drivers 1/ }))
    await userEvent.click(panel.getByRole('button', { name: 'Save restriction' }))
    await expect(await canvas.findByText('Not in 1 client and 1 team')).toBeVisible()
    const sent = args.server.calls.find(({ method }) => method === 'PATCH')
    await expect(sent?.body).toMatchObject({ clientIds: [fakeId(4001)], teamIds: [fakeId(6000)] })
  },
}

/** The second administrator is told which clients somebody else added, finds the own choice as it was, and saves it. */
export const RestrictionStale: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer({ permissions: userPermissions(8) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restrict EMPLOYEES_VIEW' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Restrict EMPLOYEES_VIEW' }))
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Borealis Energy' }))
    args.server.meanwhile?.(({ permissions }) =>
      Object.assign(permissions.find(({ name }) => name === 'EMPLOYEES_VIEW') ?? {}, { restricted: [fakeId(4002)] }),
    )
    await userEvent.click(panel.getByRole('button', { name: 'Save restriction' }))
    await expect(await panel.findByText('Added: Cedar Health')).toBeVisible()
    await expect(panel.queryByRole('checkbox')).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Back to the selection' }))
    await expect(await panel.findByRole('checkbox', { name: 'Borealis Energy' })).toBeChecked()
    await userEvent.click(panel.getByRole('button', { name: 'Save restriction' }))
    await expect(await canvas.findByText('Not in 1 client')).toBeVisible()
  },
}

export const RestrictionFailed: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=2',
    server: accessServer().on('get', `${base}/clients`, problem(503, 'unavailable', 'The server is busy.')),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restrict EMPLOYEES_VIEW' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Restrict EMPLOYEES_VIEW' }))
    await expect(await panel.findByText('The server is busy.', undefined, { timeout: 8000 })).toBeVisible()
    await expect(panel.queryByRole('checkbox')).toBeNull()
    await expect(panel.queryByRole('button', { name: 'Save restriction' })).toBeNull()
  },
}

export const ClientAccess: Story = {
  args: { at: '/access/users/ada.okafor?tab=3', server: accessServer() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Grant Cedar Health' }))
    await expect(await canvas.findByText('3 clients granted')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Default client'), 'Cedar Health')
    await press(canvas, 'Set as default')
    await screen.findByText('Default client updated')
    await press(canvas, 'Remove Cedar Health')
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove the access to Cedar Health?' }))
    await waitFor(() => expect(question.getByText(/without one until you choose another/)).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: 'Remove access' }))
    await expect(await canvas.findByText('2 clients granted')).toBeVisible()
    await press(canvas, 'Set as default')
    await expect(await canvas.findByText('Please select a client to set as default.')).toBeVisible()
  },
}

/** Somebody else was first: it is told, the list shows how it stands, and the choice stays. */
export const ClientAccessLate: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=3',
    server: accessServer().on('patch', `${base}/users/{id}#setDefaultScope`, problem(404, 'not_found', 'Not found.')),
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Default client'), 'Borealis Energy')
    await press(canvas, 'Set as default')
    await expect(await canvas.findByText(/Somebody else changed this in the meantime/)).toBeVisible()
    await expect(canvas.getByLabelText('Default client')).toHaveDisplayValue('Borealis Energy')
  },
}

export const SecureSend: Story = {
  args: { at: '/access/users/ada.okafor?tab=4', server: accessServer() },
  play: async ({ canvas, args }) => {
    await canvas.findByText('No access to shared documents yet.')
    await press(canvas, 'Add access')
    await expect(await canvas.findByText('Please select a target.')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Target scope'), 'Platform')
    await press(canvas, 'Add access')
    await screen.findByText('Update Completed!')
    await screen.findByText('Shared Documents Permissions/Scopes have been successfully updated')
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Northgate' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove the access to Northgate?' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove access' }))
    await expect(await canvas.findByText('No access to shared documents yet.')).toBeVisible()
    await expect(args.server.calls.at(-2)?.path).toContain('scopeId=')
  },
}

/** Without USERS_UPDATE everything can be read and nothing changed. */
export const ReadOnly: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', permissions: ['USERS_VIEW'], server: accessServer() },
  play: async ({ canvas }) => {
    await canvas.findByText('EMPLOYEES_VIEW')
    await expect(canvas.queryByRole('button', { name: /^Allow/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Change picture' })).toBeNull()
  },
}

export const Missing: Story = {
  args: { server: accessServer({ users: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such user, or it belongs to another client.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to users' })).toHaveAttribute('href', '/access/users')
  },
}

export const LongWords: Story = {
  args: {
    at: '/access/users/ada.okafor?tab=2',
    server: accessServer({
      users: [user(0, { label: 'Wolfeschlegelsteinhausenbergerdorff-Montgomery of Glencairn' })],
      permissions: [
        userPermission('INTERNATIONAL_SUBSIDIARY_PAYROLL_REFERENCE_DOCUMENTS_VIEW', {
          upID: fakeId(9002),
          inherited: true,
          restricted: [fakeId(4001), fakeId(4002)],
          restricted_teams: [fakeId(6000)],
        }),
      ],
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
}

/** A thousand permissions end up on the page, and a search finds one of the last; axe then looks at what was found. */
export const Thousand: Story = {
  args: { at: '/access/users/ada.okafor?tab=2', server: accessServer({ permissions: userPermissions(1000) }) },
  play: async ({ canvas, canvasElement }) => {
    // Counted without roles: to compute those of a thousand rows takes the test longer than the page to draw them.
    const rows = () => canvasElement.querySelectorAll('button:is([aria-label^="Allow "], [aria-label^="Revoke "])')
    await waitFor(() => expect(rows()).toHaveLength(1000), { timeout: 20000 })
    const search = canvasElement.querySelector('input[type=search]')
    await expect(search).not.toBeNull()
    if (search) await userEvent.type(search, 'AREA_249_VIEW')
    await waitFor(() => expect(rows()).toHaveLength(1), { timeout: 5000 })
    await expect(canvas.getByText('AREA_249_VIEW')).toBeVisible()
  },
}

/** Deactivating asks first and says what it ends; the notification takes it back. */
export const Deactivate: Story = {
  args: { server: accessServer() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Active')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate user' }, { timeout: 5000 }))
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByText(/signed out everywhere at once/)).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
    await screen.findByText('Ada Okafor is deactivated')
    await expect(await canvas.findByText(/This user is deactivated and cannot sign in/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Ada Okafor can sign in again')
    await waitFor(() => expect(canvas.queryByText(/This user is deactivated/)).toBeNull())
    const sent = args.server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
    await expect(sent).toEqual([
      { userId: user(0).id, status: 'inactive' },
      { userId: user(0).id, status: 'active' },
    ])
  },
}

export const DeactivateRefused: Story = {
  args: {
    server: accessServer().on(
      'patch',
      `${base}/users/{id}#setUserStatus`,
      problem(403, 'forbidden', 'The last superadmin cannot be deactivated.'),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate user' }, { timeout: 5000 }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
    await screen.findByText('The last superadmin cannot be deactivated.')
    await expect(canvas.getByText('Active')).toBeVisible()
  },
}

export const Deactivated: Story = {
  args: { server: accessServer({ users: [user(0, { status: 'inactive' })] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Deactivated')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reactivate user' }, { timeout: 5000 }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Reactivate' }))
    await expect(await canvas.findByText('Active')).toBeVisible()
  },
}

/** A lock of failed sign-ins says until when, and goes with a press. */
export const Locked: Story = {
  args: { server: accessServer({ lockedUntil: '2026-03-04T09:12:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Locked until 04\.03\.2026/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }))
    await screen.findByText('Ada Okafor is unlocked')
    await waitFor(() => expect(canvas.queryByText(/^Locked until/)).toBeNull())
  },
}

/** Who may only look sees the status, no lock, and can ask why, but change nothing. */
export const StatusReadOnly: Story = {
  args: { permissions: ['USERS_VIEW'], server: accessServer({ lockedUntil: '2026-03-04T09:12:00.000Z' }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Active')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual(['Explain access'])
    await expect(args.server.calls.some(({ path }) => path.includes('getUserLock'))).toBe(false)
  },
}

/** The last changes, and the way to all of them and to what the user changed. */
export const History: Story = {
  args: {
    permissions: ['USERS_VIEW', 'AUTH_VIEW'],
    server: accessServer({
      trail: [trailEntry(1, { subject: { kind: 'user', id: user(0).id, label: 'Ada', name: null } })],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^History/ }))
    await expect(await canvas.findByText(/changed the account of/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All changes' })).toHaveAttribute(
      'href',
      `/access/trail?subjectId=${user(0).id}`,
    )
    await expect(canvas.getByRole('link', { name: 'Changes made by this user' })).toBeVisible()
  },
}
