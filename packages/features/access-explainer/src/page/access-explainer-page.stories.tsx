import type { AccessExplanation } from '@ssp/api'
import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { explainedClients, explainedUsers, explainerServer, explainPath, explanation } from '../testing'
import { AccessExplainerPage } from './access-explainer-page'
import { checkQuery } from './check'

const [acme, borealis] = explainedClients
const [ada, bruno] = explainedUsers
const address = `/access/explain${checkQuery({ user: ada?.id ?? '', permission: 'EMPLOYEES_VIEW' })}`

interface Args {
  server: FakeServer
  permissions: string[]
  at: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Access explainer/Page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <AccessExplainerPage />
    </SspStoryProvider>
  ),
  args: { server: explainerServer(), permissions: ['USERS_VIEW', 'POLICIES_VIEW'], at: address, onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Nothing is chosen yet; the client is the current one. */
export const Empty: Story = {
  args: { at: '/access/explain' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a user and a permission.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Client' })).toHaveValue('Acme Logistics'))
  },
}

/** Each change applies at once and is stored in the address. */
export const Choosing: Story = {
  args: { at: '/access/explain', server: explainerServer({ policies: [], direct: true }) },
  play: async ({ canvas, args }) => {
    const choose = async (field: string, typed: string, option: string | RegExp) => {
      await userEvent.type(await canvas.findByRole('combobox', { name: field }), typed)
      await userEvent.click(await screen.findByRole('option', { name: option }))
    }
    await choose('User', 'bruno', /Bruno Costa/)
    await choose('Permission', 'teams_u', 'TEAMS_UPDATE')
    await expect(await canvas.findByText('Allowed')).toBeVisible()
    await choose('Team', 'dri', 'Drivers 1')
    await expect(
      await canvas.findByText('TEAMS_UPDATE for Bruno Costa in Acme Logistics, team Drivers 1'),
    ).toBeVisible()
    await expect(args.onNavigate).toHaveBeenLastCalledWith(
      expect.stringMatching(/user=.+permission=TEAMS_UPDATE.+team=/),
    )
  },
}

/** A chosen field offers all other options again. */
export const ChoosingAgain: Story = {
  play: async ({ canvas, args }) => {
    const input = await canvas.findByRole('combobox', { name: 'User' })
    await waitFor(() => expect(input).toHaveValue('Ada Okafor'))
    await userEvent.click(input)
    await userEvent.click(await screen.findByRole('option', { name: /Bruno Costa/ }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringContaining(`user=${bruno?.id}`))
  },
}

/** The address alone gives the decision, with each way in which the permission is held. */
export const AllowedSeveralWays: Story = {
  args: {
    server: explainerServer({
      direct: true,
      policies: explanation().policies.concat({ id: bruno?.id ?? '', name: 'reporting', label: 'Reporting' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('EMPLOYEES_VIEW for Ada Okafor in Acme Logistics')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
      'The role HR editor holds the policy People.',
      'The role HR editor holds the policy Reporting.',
      'The permission was granted to the account itself.',
      'Acme Logistics is the client of the account.',
    ])
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'User' })).toHaveValue('Ada Okafor'))
    await expect(canvas.getByRole('link', { name: 'View policy People' })).toHaveAttribute(
      'href',
      '/access/policies/people',
    )
    await expect(canvas.getByRole('link', { name: 'View permissions' })).toHaveAttribute(
      'href',
      '/access/users/ada.okafor?tab=2',
    )
  },
}

/** Platform staff can enter every client of the platform; CLIENT_SWITCH is decided at the home client. */
export const AllowedForStaff: Story = {
  args: {
    at: `/access/explain${checkQuery({ user: ada?.id ?? '', permission: 'CLIENT_SWITCH', client: borealis?.id ?? '' })}`,
    server: explainerServer({ reach: 'platform', judgedAt: acme?.id ?? '' }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('PLATFORM_VIEW opens every client of the platform, Borealis Energy among them.'),
    ).toBeVisible()
    await expect(canvas.getByText(/is always checked at the home client of the account/)).toBeVisible()
  },
}

const denied = (denial: AccessExplanation['denial'], changes: Partial<AccessExplanation> = {}) =>
  explainerServer({ allowed: false, denial, ...changes })

export const NotHeld: Story = {
  args: { server: denied('not_held', { policies: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refused')).toBeVisible()
    await expect(canvas.getByText(/no policy of the role HR editor holds it/)).toBeVisible()
  },
}

export const NotHeldWithoutRole: Story = {
  args: { server: denied('not_held', { policies: [], role: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the account has no role/)).toBeVisible()
  },
}

/** Lists the grants too: the permission is held, but applies elsewhere. */
export const RestrictedForClient: Story = {
  args: { server: denied('restricted_client', { direct: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('EMPLOYEES_VIEW is held, but does not apply in Acme Logistics.')).toBeVisible()
    await expect(canvas.getByText('What the account does have')).toBeVisible()
  },
}

export const RestrictedForTeam: Story = {
  args: {
    at: `${address}&team=5f0f6d5e-0000-4000-8000-000000001770`,
    server: denied('restricted_team', { direct: true }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('EMPLOYEES_VIEW is held, but does not apply to the team Drivers 1.'),
    ).toBeVisible()
  },
}

export const NoWayIntoTheClient: Story = {
  args: {
    at: `${address}&client=${borealis?.id ?? ''}`,
    server: denied('client', { reach: null }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cannot open Borealis Energy/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View client access' })).toBeVisible()
  },
}

export const Inactive: Story = {
  args: { server: denied('inactive') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The account is deactivated/)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: explainerServer().on('get', explainPath, () => new Promise<Response>(() => {})) },
}

export const Failed: Story = {
  args: { server: explainerServer().on('get', explainPath, problem(403, 'forbidden', 'You may not see users.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You may not see users.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Another client's user, or a permission that does not exist: the same text, and no Try again. */
export const Missing: Story = {
  args: { server: explainerServer().on('get', explainPath, problem(404, 'not_found', 'Not here.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/it is out of your reach/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

/** Options that fail to load do not affect the others; the check in the address still gets its decision. */
export const OptionsFailed: Story = {
  args: {
    server: explainerServer().on(
      'get',
      '/ssp/production/access/{clientId}/permissions',
      problem(403, 'forbidden', 'You may not see permissions.'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Could not be loaded/)).toBeVisible()
    await expect(await canvas.findByText('Allowed')).toBeVisible()
  },
}

/** Long names at 320 px. */
export const Stress: Story = {
  args: {
    server: explainerServer(
      { policies: [{ id: bruno?.id ?? '', name: 'x', label: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) }] },
      explainedUsers.map((user) => ({ ...user, label: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3) })),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Allowed')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
