import type { AccessExplanation } from '@ssp/api'
import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { accessServer, explanation, platformClients, user } from '../testing'
import { ExplainPage } from './explain-page'
import { questionAddress } from './question'

const path = '/ssp/production/access/{clientId}/users/{id}#getExplanation'
const [acme, borealis] = platformClients()
const asked = questionAddress({ user: user(0).id, permission: 'EMPLOYEES_VIEW' })
const answering = (answer: Partial<AccessExplanation> = {}) => accessServer().on('get', path, explanation(answer))

interface Args {
  server: FakeServer
  permissions: string[]
  at: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Access/Explain page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <ExplainPage />
    </SspStoryProvider>
  ),
  args: { server: answering(), permissions: ['USERS_VIEW', 'POLICIES_VIEW'], at: asked, onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Nothing is asked yet; the client is the one worked in. */
export const Empty: Story = {
  args: { at: '/access/explain' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a user and a permission.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Client' })).toHaveValue('Acme Logistics'))
  },
}

/** Each choice takes effect at once and stands in the address. */
export const Asking: Story = {
  args: { at: '/access/explain', server: answering({ policies: [], direct: true }) },
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

/** A choice is made anew: every other one is offered again, not only the one that stands there. */
export const AskingAnew: Story = {
  play: async ({ canvas, args }) => {
    const input = await canvas.findByRole('combobox', { name: 'User' })
    await waitFor(() => expect(input).toHaveValue('Ada Okafor'))
    await userEvent.click(input)
    await userEvent.click(await screen.findByRole('option', { name: /Bruno Costa/ }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringContaining(`user=${user(1).id}`))
  },
}

/** The address alone gives question and answer: every way by which the permission is held. */
export const AllowedSeveralWays: Story = {
  args: {
    server: answering({
      direct: true,
      policies: explanation().policies.concat({ id: user(1).id, name: 'reporting', label: 'Reporting' }),
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

/** Staff enter every client of the platform; switching is judged at home. */
export const AllowedForStaff: Story = {
  args: {
    at: questionAddress({ user: user(0).id, permission: 'CLIENT_SWITCH', client: borealis?.id ?? '' }),
    server: answering({ reach: 'platform', judgedAt: acme?.id ?? '' }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('PLATFORM_VIEW opens every client of the platform, Borealis Energy among them.'),
    ).toBeVisible()
    await expect(canvas.getByText(/is judged at the client of the account/)).toBeVisible()
  },
}

const refused = (refusal: AccessExplanation['refusal'], answer: Partial<AccessExplanation> = {}) =>
  answering({ allowed: false, refusal, ...answer })

export const NotHeld: Story = {
  args: { server: refused('not_held', { policies: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refused')).toBeVisible()
    await expect(canvas.getByText(/no policy of the role HR editor holds it/)).toBeVisible()
  },
}

export const NotHeldWithoutRole: Story = {
  args: { server: refused('not_held', { policies: [], role: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the account has no role/)).toBeVisible()
  },
}

/** What the account has stands there too: it is held, and would be allowed elsewhere. */
export const RestrictedForClient: Story = {
  args: { server: refused('restricted_client', { direct: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('EMPLOYEES_VIEW is held, but does not apply in Acme Logistics.')).toBeVisible()
    await expect(canvas.getByText('What the account does have')).toBeVisible()
  },
}

export const RestrictedForTeam: Story = {
  args: {
    at: `${asked}&team=5f0f6d5e-0000-4000-8000-000000001770`,
    server: refused('restricted_team', { direct: true }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('EMPLOYEES_VIEW is held, but does not apply to the team Drivers 1.'),
    ).toBeVisible()
  },
}

export const NoWayIntoTheClient: Story = {
  args: {
    at: `${asked}&client=${borealis?.id ?? ''}`,
    server: refused('client', { reach: null }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cannot enter Borealis Energy/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View client access' })).toBeVisible()
  },
}

export const Inactive: Story = {
  args: { server: refused('inactive') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The account is deactivated/)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: accessServer().on('get', path, () => new Promise<Response>(() => {})) },
}

export const Failed: Story = {
  args: { server: accessServer().on('get', path, problem(403, 'forbidden', 'You may not see users.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You may not see users.')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Another client's user, or a permission that does not exist: one answer for all, and no second try. */
export const Absent: Story = {
  args: { server: accessServer().on('get', path, problem(404, 'not_found', 'Not here.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/it is out of your reach/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

/** The choices fail on their own; a question that stands in the address is answered all the same. */
export const ChoicesFailed: Story = {
  args: {
    server: answering().on(
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
    server: accessServer({
      users: [user(0, { label: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3) })],
    }).on(
      'get',
      path,
      explanation({
        policies: [{ id: user(1).id, name: 'x', label: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) }],
      }),
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
