import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { policies, policy, rightsServer, role, roles } from '../testing'
import { RolesPage } from './roles-page'

interface Args {
  server: FakeServer
  permissions: string[]
  at: string
}

const list = '/ssp/production/access/{clientId}/roles'

const meta = {
  title: 'Access/Roles/List page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <RolesPage />
    </SspStoryProvider>
  ),
  args: {
    server: rightsServer({ roles: roles(23) }),
    permissions: ['ROLES_VIEW', 'ROLES_CREATE'],
    at: '/access/roles',
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Ten cards of 23: label, number of accounts and policies, View; roles of the platform are marked (R1-213 to R1-216). */
export const Default: Story = {
  args: { server: rightsServer({ roles: roles(23) }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('23 roles')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^View / })).toHaveLength(10)
    await expect(canvas.getByText('Number of accounts: 6')).toBeVisible()
    const leads = within(canvas.getByText('Shift leads').closest('li') ?? document.body)
    await expect(leads.getByText('2 policies')).toBeVisible()
    // A letter in a circle is the sign of a person.
    await expect(leads.queryByText('S')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'View Shift leads' })).toHaveAttribute(
      'href',
      '/access/role/shift_leads',
    )
    await expect(canvas.getAllByText('Platform')).toHaveLength(2)
    await expect(args.server.calls[0]?.path).toContain('limit=10')
  },
}

/** The number of accounts links to them, for users who may see accounts; 0 is not a link. */
export const Accounts: Story = {
  args: { at: '/access/roles?layout=list', permissions: ['ROLES_VIEW', 'USERS_VIEW'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: `3 accounts with the role ${role().label}` })).toHaveAttribute(
      'href',
      `/access/users?roleId=${role().id}`,
    )
    await expect(canvas.queryByRole('link', { name: `0 accounts with the role ${role(2).label}` })).toBeNull()
  },
}

/** Without USERS_VIEW the number is plain text. */
export const AccountsUnseen: Story = {
  args: { at: '/access/roles?layout=list' },
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: '3' })
    await expect(canvas.queryByRole('link', { name: /accounts with the role/ })).toBeNull()
  },
}

/** The roles with a policy, as linked from the list of policies. */
export const OfAPolicy: Story = {
  args: {
    at: `/access/roles?policyId=${policy(1).id}`,
    permissions: ['ROLES_VIEW', 'POLICIES_VIEW'],
    server: rightsServer({ roles: roles(5), policies: policies(3) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 found')).toBeVisible()
    await expect(canvas.getByText('Shift leads')).toBeVisible()
    await expect(await canvas.findByText(`Policy: ${policy(1).label}`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Policy' }))
    await expect(await canvas.findByText('5 roles')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus()
  },
}

export const Paging: Story = {
  args: { server: rightsServer({ roles: roles(23) }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 3' }))
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^View / })).toHaveLength(3))
  },
}

export const NothingFound: Story = {
  args: { server: rightsServer({ roles: roles(3) }), at: '/access/roles?search=payroll' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find any roles.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(await canvas.findByText('3 roles')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: rightsServer() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find any roles.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { server: rightsServer().on('get', list, problem(403, 'forbidden', 'You may not see roles.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You may not see roles.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: rightsServer().on('get', list, () => new Promise<Response>(() => {})) },
}

/** Without ROLES_CREATE there is no create button. */
export const ReadOnly: Story = {
  args: { server: rightsServer({ roles: roles(3) }), permissions: ['ROLES_VIEW'] },
  play: async ({ canvas }) => {
    await canvas.findByText('3 roles')
    await expect(canvas.queryByRole('button', { name: 'Create' })).toBeNull()
  },
}

/** Long words and large numbers stay within their cards at 320 px. */
export const Stress: Story = {
  args: {
    server: rightsServer({
      roles: [
        role(0, { label: 'Wolfeschlegelsteinhausenbergerdorffadministration', user_roles_count: 1_234_567 }),
        role(3, { label: 'Regional people operations and engagement coordinators for the north of Scotland' }),
      ],
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

/** Creates a role. A name that is in use is reported at the field, and the input stays. */
export const CreateRole: Story = {
  args: { server: rightsServer({ roles: roles(3) }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Create role' }))
    const name = panel.getByRole('textbox', { name: /^Name/ })
    await userEvent.click(panel.getByRole('button', { name: 'Create' }))
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Please fill in this field.')
    await userEvent.type(name, 'Superadmin')
    await userEvent.click(panel.getByRole('button', { name: 'Create' }))
    await expect(await panel.findByText('A role with this name exists already.')).toBeVisible()
    await expect(name).toHaveValue('Superadmin')
    await expect(name).toHaveFocus()
    await userEvent.clear(name)
    await userEvent.type(name, 'Night desk')
    await userEvent.click(panel.getByRole('button', { name: 'Create' }))
    await expect(await panel.findByText('Role created successfully')).toHaveFocus()
    await expect(panel.getByRole('link', { name: 'View role' })).toHaveAttribute('href', '/access/role/night_desk')
  },
}
