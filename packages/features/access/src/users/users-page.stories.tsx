import type { Client } from '@ssp/api'
import { fakeClient, fakeId, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { accessServer, user, users } from '../testing'
import { UsersPage } from './users-page'

const usersCall = '/ssp/production/access/{clientId}/users'
const settingsCall = '/ssp/production/client/{clientId}'

interface Args {
  client?: Client
  server: FakeServer
  at: string
  permissions: string[]
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Access/Users page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <UsersPage />
    </SspStoryProvider>
  ),
  args: {
    server: accessServer({ users: users(23) }),
    at: '/access/users',
    permissions: ['USERS_VIEW', 'USERS_CREATE'],
    onNavigate: fn(),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Users who are currently locked out, as linked from the dashboard: the server determines them. */
export const Locked: Story = {
  args: {
    at: '/access/users?status=locked',
    server: accessServer({ users: users(23) }),
    permissions: ['USERS_VIEW', 'USERS_UPDATE'],
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Status: Locked')).toBeVisible()
    await expect(await canvas.findByText('1 found')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').filter((item) => item.querySelector('h2'))).toHaveLength(1)
    await expect(args.server.calls.some(({ path }) => path.includes('status=locked'))).toBe(true)
  },
}

/** An account that cannot unlock sees all users instead, and the locks are not read. */
export const LocksNotShown: Story = {
  args: { at: '/access/users?status=locked', server: accessServer({ users: users(23) }) },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').filter((item) => item.querySelector('h2'))).toHaveLength(10),
    )
    await expect(args.server.calls.some(({ path }) => path.includes('status=locked'))).toBe(false)
  },
}

const HR_EDITOR = fakeId(3002)
const withEditors = () =>
  accessServer({ users: [user(0), user(1, { roleId: HR_EDITOR }), user(3), user(4, { roleId: HR_EDITOR })] })

/** The accounts of a role, as linked from the list of roles; without the filter all accounts. */
export const OfARole: Story = {
  args: { at: `/access/users?roleId=${HR_EDITOR}`, server: withEditors() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('2 found')).toBeVisible()
    await expect(canvas.getAllByText('HR editor')).toHaveLength(2)
    await expect(await canvas.findByText('Role: HR editor')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter Role' }))
    await expect(await canvas.findByText('4 users')).toBeVisible()
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.not.stringContaining('roleId'))
  },
}

/** The role is found by typing among those of the client. */
export const FilterByRole: Story = {
  args: { server: withEditors() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Role' }), 'edit')
    await userEvent.click(await screen.findByRole('option', { name: 'HR editor' }))
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByText('Role: HR editor')).toBeVisible()
    await expect(await canvas.findByText('2 found')).toBeVisible()
  },
}

/** Ten cards of 23 with letter, label, role and a link by username. */
export const Default: Story = {
  args: { server: accessServer({ users: users(23) }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('23 users')).toBeVisible()
    await expect(await canvas.findAllByRole('link', { name: /^View / })).toHaveLength(10)
    const [card] = canvas.getAllByRole('listitem')
    if (!card) throw new Error('no card')
    await expect(within(card).getByText('Ada Okafor')).toBeVisible()
    await expect(within(card).getByText('Client administrator')).toBeVisible()
    await expect(within(card).getByText('ada.okafor')).toBeVisible()
    await expect(within(card).getByText(/^Last sign-in 2\d\.11\.2026$/)).toBeVisible()
    await expect(canvas.getAllByText('Never signed in').length).toBeGreaterThan(0)
    await expect(canvas.getAllByText('2 permissions restricted').length).toBeGreaterThan(0)
    await expect(card.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'A')
    await expect(within(card).getByRole('link')).toHaveAttribute('href', '/access/users/ada.okafor')
    await expect(canvas.getAllByText('No role').length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringContaining('page=2'))
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^View / })).toHaveLength(3))
  },
}

export const Search: Story = {
  args: { server: accessServer({ users: users(23) }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search users' }), 'zzz')
    await expect(await canvas.findByText('We could not find any users.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(await canvas.findByText('23 users')).toBeVisible()
  },
}

/** The list layout: one line per user with the columns that do not fit on a card; stored for the route. */
export const AsList: Story = {
  args: { server: accessServer({ users: users(23) }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List' }))
    const table = within(await canvas.findByRole('table', { name: 'Users' }))
    await expect(table.getAllByRole('columnheader', { name: /./ }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Display name', 'Username', 'Email', 'Role', 'Last sign-in', 'Restrictions']),
    )
    const cells = (name: string) =>
      [...(table.getAllByRole('link', { name })[0]?.closest('tr')?.querySelectorAll('[data-column]') ?? [])]
        .slice(-2)
        .map(({ textContent }) => textContent)
    await expect(cells('Bruno Costa')[0]).toBe('Never')
    await expect(cells('Chloé Lefèvre')).toEqual([expect.stringMatching(/^24\.11\.2026 \d\d:\d\d$/), '2'])
    await expect(table.getAllByRole('link', { name: 'Ada Okafor' })[0]).toHaveAttribute(
      'href',
      '/access/users/ada.okafor',
    )
    await expect(localStorage.getItem('ssp.list:/access/users')).toContain('"layout":"list"')
  },
}

export const Empty: Story = {
  args: { server: accessServer({ users: [] }) },
  play: async ({ canvas }) => expect(await canvas.findByText('We could not find any users.')).toBeVisible(),
}

export const Loading: Story = {
  args: { server: accessServer().on('get', usersCall, () => new Promise(() => {})) },
}

export const Failed: Story = {
  args: { server: accessServer().on('get', usersCall, problem(503, 'unavailable', 'The server is busy.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The users could not be loaded.')).toBeVisible()
    await expect(canvas.getByText('The server is busy.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Without USERS_CREATE there is nothing to create. */
export const ReadOnly: Story = {
  args: { permissions: ['USERS_VIEW'], server: accessServer() },
  play: async ({ canvas }) => {
    await canvas.findByText('6 users')
    await expect(canvas.queryByRole('button', { name: 'Create' })).toBeNull()
  },
}

/** Deactivated users are visually distinct. */
export const Deactivated: Story = {
  args: { server: accessServer({ users: [user(0), user(1, { status: 'inactive' })] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('2 users')
    await expect(canvas.getAllByText('Deactivated')).toHaveLength(1)
  },
}

export const LongNames: Story = {
  args: {
    server: accessServer({
      users: [
        user(0, {
          label: 'Wolfeschlegelsteinhausenbergerdorff-Montgomery Featherstonehaugh-Cholmondeley',
          role_label: 'Administrator of all international subsidiaries and their payroll providers',
        }),
        user(1, { label: '小龍 李' }),
      ],
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
}

const openModal = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
  return within(await screen.findByRole('dialog', { name: 'Create user' }))
}
type Modal = Awaited<ReturnType<typeof openModal>>
const submit = (modal: Modal) => userEvent.click(modal.getByRole('button', { name: 'Create user' }))
const passwords = async (modal: Modal, password: string, repeated: string) => {
  for (const [label, text] of [
    [/^Password/, password],
    [/^Confirm password/, repeated],
  ] as const) {
    const field = modal.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
}

/**
 * The validations in their order, then the request with hyphens for spaces; superadmin, and a role that holds more than the
 * caller, cannot be granted.
 */
export const CreateModal: Story = {
  args: { server: accessServer({ users: users(3) }) },
  play: async ({ canvas, args }) => {
    const modal = await openModal(canvas)
    await expect(modal.getByRole('link', { name: 'Create with permissions' })).toHaveAttribute(
      'href',
      '/access/users/create',
    )
    await submit(modal)
    await expect(await modal.findByText('Please fill in all required fields')).toBeVisible()
    await userEvent.type(modal.getByLabelText(/^Display name/), 'Ann Lee')
    await userEvent.type(modal.getByLabelText('Username'), 'ann of leeds')
    await expect(modal.getByLabelText('Username')).toHaveValue('ann-of-leeds')
    await userEvent.type(modal.getByLabelText(/^Email/), 'ann@acme.example')
    await waitFor(() => expect(modal.getByRole('option', { name: 'HR editor' })).toBeInTheDocument())
    for (const name of ['Superadmin', 'Platform staff']) await expect(modal.queryByRole('option', { name })).toBeNull()
    await userEvent.selectOptions(modal.getByLabelText(/^Role/), 'HR editor')
    await passwords(modal, 'Ab-1', 'Ab-1')
    await submit(modal)
    await expect(await modal.findByText('Password must be atleast 6 characters')).toBeVisible()
    await passwords(modal, 'abcdef', 'abcdeg')
    await submit(modal)
    await expect(await modal.findByText('Passwords do not match')).toBeVisible()
    await passwords(modal, 'abcdef', 'abcdef')
    await submit(modal)
    await expect(await modal.findByText('Password must be atleast 8 characters long')).toBeVisible()
    await passwords(modal, 'Sunny-day-7', 'Sunny-day-7')
    await submit(modal)
    await screen.findByText('User created successfully')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create user' })).toBeNull())
    const sent = args.server.calls.find(({ method }) => method === 'POST')
    await expect(sent?.body).toMatchObject({ label: 'Ann Lee', username: 'ann-of-leeds', email: 'ann@acme.example' })
  },
}

/** A username that is in use is reported at its field and the input stays; closing asks for confirmation. */
export const CreateRejected: Story = {
  args: { server: accessServer({ users: users(3) }) },
  play: async ({ canvas }) => {
    const modal = await openModal(canvas)
    await userEvent.type(modal.getByLabelText(/^Display name/), 'Ada Okafor')
    await userEvent.type(modal.getByLabelText('Username'), 'ada.okafor')
    await userEvent.type(modal.getByLabelText(/^Email/), 'ada@acme.example')
    await modal.findByRole('option', { name: 'HR editor' })
    await userEvent.selectOptions(modal.getByLabelText(/^Role/), 'HR editor')
    await passwords(modal, 'Sunny-day-7', 'Sunny-day-7')
    await submit(modal)
    await expect(await modal.findByText('There was a problem creating the account')).toBeVisible()
    await waitFor(() => expect(modal.getByLabelText('Username')).toHaveFocus())
    await expect(modal.getByText('This username is in use.')).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Close without saving?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await expect(modal.getByLabelText(/^Email/)).toHaveValue('ada@acme.example')
  },
}

/** The confirmation before turning strict rights on lists the affected accounts; afterwards the warning is gone. */
export const WithoutStrictRights: Story = {
  args: {
    client: fakeClient({ strictRights: false }),
    permissions: ['USERS_VIEW', 'CLIENT_UPDATE'],
    server: accessServer({ users: users(23) })
      .on('get', `${settingsCall}#getStrictRightsImpact`, {
        loses: 2,
        accounts: [
          {
            id: user(0).id,
            label: 'Ada Okafor',
            username: 'ada.okafor',
            loses: ['EMPLOYEES_DELETE', 'EMPLOYEES_UPDATE'],
          },
          { id: user(1).id, label: 'Bruno Costa', username: 'bruno.costa', loses: ['TEAMS_UPDATE'] },
        ],
      })
      .on('patch', settingsCall, { success: true }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn strict rights on' }))
    const confirm = within(await screen.findByRole('alertdialog', { name: 'Turn strict rights on?' }))
    await userEvent.click(await confirm.findByText('Show names'))
    await expect(confirm.getByText('EMPLOYEES_DELETE, EMPLOYEES_UPDATE')).toBeVisible()
    await userEvent.click(confirm.getByRole('button', { name: 'Turn on' }))
    await waitFor(() => expect(canvas.queryByText('Accounts that may view may also change')).toBeNull())
    await expect(args.server.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ strict_rights: 1 })
  },
}

/** An account that may not change the client sees who can. */
export const WithoutStrictRightsReader: Story = {
  args: { client: fakeClient({ strictRights: false }), server: accessServer({ users: users(3) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/An account with the permission CLIENT UPDATE can turn them on/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Turn strict rights on' })).toBeNull()
  },
}

/**
 * All users are deactivated after a confirmation that names the effect; the caller's own account is skipped, and Undo
 * reverts it.
 */
export const DeactivateSelected: Story = {
  args: { server: accessServer({ users: users(23) }), permissions: ['USERS_VIEW', 'USERS_UPDATE'] },
  play: async ({ canvas, args }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Select / })
    await userEvent.click(first!)
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 23' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate' }))
    const confirm = within(await screen.findByRole('alertdialog', { name: 'Deactivate 23 users?' }))
    await expect(confirm.getByText(/signed out everywhere at once/)).toBeVisible()
    await userEvent.click(confirm.getByRole('button', { name: 'Deactivate' }))
    await expect(await screen.findByText('22 users deactivated')).toBeInTheDocument()
    await expect(await screen.findByText('Left out: 1 that cannot be changed.')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByText('23 selected')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText('22 users can sign in again')).toBeInTheDocument()
    const sent = args.server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
    await expect(sent).toEqual([
      { selection: { filter: {} }, action: 'deactivate' },
      { selection: { ids: expect.any(Array) }, action: 'reactivate' },
    ])
  },
}

/** Without USERS_UPDATE there are no checkboxes. */
export const NothingToSelect: Story = {
  args: { server: accessServer({ users: users(3) }) },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
