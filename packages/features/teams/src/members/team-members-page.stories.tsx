import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { memberServer, team, teamMember, teamMembers } from '../testing'
import { TeamMembersPage } from './team-members-page'

const teamCall = '/ssp/production/teams/{clientId}/{teamId}'
const membersCall = '/ssp/production/teams/members/{clientId}/{teamId}'
const sendCall = '/ssp/production/employees/emails/{clientId}#emailUnregisteredTeam'

interface Args {
  server: FakeServer
  permissions: string[]
}

const meta = {
  title: 'Teams/Members page',
  render: (args) => (
    <SspStoryProvider {...args} at={`/client/teams/${team(0).id}`}>
      <TeamMembersPage params={{ id: team(0).id }} />
    </SspStoryProvider>
  ),
  args: { server: memberServer(), permissions: ['TEAMS_VIEW', 'EMPLOYEES_VIEW'] },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const sent = (server: FakeServer, method: string) => server.calls.filter((call) => call.method === method)
const choose = async (canvas: Canvas, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}
const confirmWith = async (label: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }))

/** Ten cards per page; only the leader's badge can be toggled. */
export const Default: Story = {
  // Members may have the same name; the card has the identifier too.
  parameters: { repeatedNames: 'people' },
  args: { server: memberServer() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('12 members')).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(10)
    await expect(canvas.getByRole('button', { name: 'Team leader: Ada Okafor, revoke' })).toBeEnabled()
    await expect(
      canvas.getAllByRole('button', { name: 'Make team leader: Bruno Costa' })[0],
    ).toHaveAccessibleDescription('A team has one leader. Revoke the current one first.')
    await expect(canvas.getAllByRole('link', { name: /^View/ })[0]).toHaveAttribute(
      'href',
      `/employees/${teamMember(0).employee_id}/info`,
    )
    await expect(args.server.calls.some(({ path }) => /members.*limit=10/.test(path))).toBe(true)
  },
}

/** The leader is revoked, then another member becomes leader, each after a confirmation. */
export const Leader: Story = {
  args: { server: memberServer(teamMembers(3)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Team leader: Ada Okafor, revoke' }))
    await confirmWith('Revoke')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Make team leader: Bruno Costa' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Make team leader: Bruno Costa' }))
    await confirmWith('Make team leader')
    await expect(await canvas.findByRole('button', { name: 'Team leader: Bruno Costa, revoke' })).toBeVisible()
    await expect(sent(args.server, 'PATCH').map(({ body }) => body)).toEqual([{ approver: 0 }, { approver: 1 }])
  },
}

/** Two leaders, which our server never has: both can be revoked, and no third one can be made. */
export const TwoLeaders: Story = {
  args: { server: memberServer([teamMember(0), teamMember(1, { approver: 1 }), teamMember(2)]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Team leader: .*, revoke/ })).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Make team leader: Chloé Lefèvre' })).toHaveAccessibleDescription(
      'A team has one leader. Revoke the current one first.',
    )
  },
}

export const Remove: Story = {
  args: { server: memberServer(teamMembers(3)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Bruno Costa' }))
    await confirmWith('Remove')
    await expect(await screen.findByText('Bruno Costa has been removed from the team')).toBeInTheDocument()
    await expect(await canvas.findByText('2 members')).toBeVisible()
  },
}

const rename = async (canvas: Canvas, added: string) => {
  await choose(canvas, 'Edit Name')
  const panel = within(await screen.findByRole('dialog'))
  await userEvent.type(panel.getByRole('textbox'), added)
  await userEvent.click(panel.getByRole('button', { name: 'Save' }))
}
const gone = () => problem(404, 'not_found', 'There is no such team.')

/** Another user has removed the team: the panel and the note of the page say so, without a notification. */
export const RemovedElsewhere: Story = {
  args: { server: memberServer(teamMembers(3)), permissions: ['TEAMS_VIEW', 'TEAMS_UPDATE', 'EMPLOYEES_VIEW'] },
  play: async ({ canvas, args }) => {
    await canvas.findByText('3 members')
    await rename(canvas, ' and more')
    // Notifications appear at once from here on.
    await screen.findByText('Team name has been saved')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    args.server.on('get', teamCall, gone).on('get', membersCall, gone).on('patch', teamCall, gone)
    await rename(canvas, ' again')
    await expect(await screen.findByText(/It may have been removed in the meantime/)).toBeVisible()
    await expect(screen.getByText('There is no such team, or it belongs to another client.')).toBeInTheDocument()
    await expect(screen.queryByText('Error')).toBeNull()
  },
}

/** All but one are removed after a confirmation with their number, and added again. */
export const RemoveSelected: Story = {
  args: { server: memberServer(teamMembers(12)) },
  play: async ({ canvas, args }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Select / })
    await userEvent.click(first!)
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 12' }))
    await userEvent.click(first!)
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove from team' }))
    const confirm = await screen.findByRole('alertdialog')
    await expect(confirm).toHaveAccessibleName(`Are you sure you want to remove 11 members from ${team(0).label}?`)
    await confirmWith('Remove')
    await expect(await screen.findByText('11 members removed from the team')).toBeInTheDocument()
    await expect(await canvas.findByText('1 member')).toBeVisible()
    await expect(sent(args.server, 'DELETE').map(({ body }) => body)).toEqual([
      { selection: { filter: {}, except: [teamMember(0).employee_id] } },
    ])
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('12 members')).toBeVisible()
  },
}

/** The server's text in a modal. */
export const RemoveFailed: Story = {
  args: {
    server: memberServer(teamMembers(3)).on(
      'delete',
      `${membersCall}/{employeeId}`,
      problem(503, 'unavailable', 'The service is not available at the moment, please try again.'),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Bruno Costa' }))
    await confirmWith('Remove')
    const modal = within(await screen.findByRole('dialog', { name: 'Error' }))
    await expect(modal.getByText('The service is not available at the moment, please try again.')).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A team with members out of reach is not removed: the count shows those within reach alone. */
export const RemoveTeamRejected: Story = {
  args: {
    server: memberServer(teamMembers(3)).on(
      'delete',
      teamCall,
      problem(403, 'forbidden', 'This team also has members whom your rights do not reach.'),
    ),
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'Remove Team')
    await confirmWith('Remove Team')
    const modal = within(await screen.findByRole('dialog', { name: 'Error' }))
    await expect(modal.getByText('This team also has members whom your rights do not reach.')).toBeVisible()
  },
}

/** Five per page; ticks survive pages and searches, and can be removed. */
export const AddMembers: Story = {
  args: { server: memberServer(teamMembers(2)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add To Team' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Add To Team' }))
    await panel.findByRole('columnheader', { name: 'Identifier' })
    await expect(panel.getByRole('columnheader', { name: 'Name' })).toBeVisible()
    await expect(panel.getAllByRole('checkbox')).toHaveLength(5)
    await userEvent.click(panel.getByRole('checkbox', { name: /Number 01/ }))
    await userEvent.click(panel.getByRole('checkbox', { name: /Number 02/ }))
    await userEvent.click(panel.getByRole('button', { name: 'Page 2' }))
    await userEvent.click(await panel.findByRole('checkbox', { name: /Number 07/ }))
    await userEvent.type(panel.getByRole('searchbox', { name: 'Search employees' }), 'Number 12')
    await userEvent.click(await panel.findByRole('checkbox', { name: /Number 12/ }))
    const chosen = within(panel.getByRole('list', { name: 'Members To Add' }))
    await expect(chosen.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(chosen.getByRole('button', { name: 'Take out Newcomer Number 02' }))
    await userEvent.click(panel.getByRole('button', { name: 'Add 3' }))
    await expect(await screen.findByText('3 members have been added')).toBeInTheDocument()
    await expect(await canvas.findByText('5 members')).toBeVisible()
    await expect(sent(args.server, 'POST')[0]?.body).toMatchObject({
      teamLabel: team(0).label,
      membersToAdd: [{}, {}, {}],
    })
  },
}

export const Rename: Story = {
  args: { server: memberServer(teamMembers(2)) },
  play: async ({ canvas }) => {
    await choose(canvas, 'Edit Name')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Name' }))
    const name = dialog.getByRole('textbox', { name: /^Team Name/ })
    await userEvent.clear(name)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Please fill in this field.')
    await userEvent.type(name, 'Night drivers')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Night drivers' })).toBeVisible()
  },
}

/** The preview shows who receives the reminder; Send is the confirmation. */
export const Reminder: Story = {
  args: { server: memberServer() },
  play: async ({ canvas, args }) => {
    await canvas.findByText('12 members')
    await choose(canvas, 'Registration Reminder')
    const dialog = within(await screen.findByRole('dialog', { name: 'Registration Reminder' }))
    await expect(await dialog.findByText('5 employees')).toBeVisible()
    const frame = await dialog.findByTitle<HTMLIFrameElement>('Preview of the e-mail')
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await screen.findByText('Employees Registration Reminder')).toBeInTheDocument()
    await expect(screen.getByText('The registration reminder is on its way to 5 employees.')).toBeInTheDocument()
    await expect(sent(args.server, 'POST')).toHaveLength(1)
  },
}

export const ReminderFailed: Story = {
  args: { server: memberServer().on('post', sendCall, problem(503, 'unavailable', 'The queue is away.')) },
  play: async ({ canvas }) => {
    await canvas.findByText('12 members')
    await choose(canvas, 'Registration Reminder')
    const dialog = within(await screen.findByRole('dialog', { name: 'Registration Reminder' }))
    await dialog.findByText('5 employees')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(
      await screen.findByText('Emails could not be sent at this time, please try again later.'),
    ).toBeInTheDocument()
  },
}

/** The text of the page also applies to a failed reminder (2-decisions 132). */
export const Empty: Story = {
  args: { server: memberServer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need to add members to the team first.')).toBeVisible()
    await choose(canvas, 'Registration Reminder')
    const modal = within(await screen.findByRole('dialog', { name: 'Error' }))
    await expect(modal.getByText('You need to add members to the team first.')).toBeVisible()
  },
}

export const Missing: Story = {
  args: { server: memberServer().on('get', teamCall, problem(404, 'not_found', 'There is no such team.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such team, or it belongs to another client.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to teams' })).toHaveAttribute('href', '/client/teams')
  },
}

export const Failed: Story = {
  args: { server: memberServer().on('get', membersCall, problem(503, 'unavailable', 'The members are away.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The members could not be loaded.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: memberServer().on('get', teamCall, () => new Promise<Response>(() => {})) },
}

/** Without EMPLOYEES_VIEW no employee can be added or opened. */
export const NoEmployees: Story = {
  args: { server: memberServer(teamMembers(3)), permissions: ['TEAMS_VIEW'] },
  play: async ({ canvas }) => {
    await canvas.findByText('3 members')
    await expect(canvas.queryByRole('button', { name: 'Add To Team' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^View/ })).toBeNull()
  },
}

const long = 'Donaudampfschifffahrtsgesellschaftskapitäne '.repeat(3).trim()

export const LongNames: Story = {
  args: { server: memberServer([teamMember(0, { forename: long, surname: long, identifier: 'N'.repeat(60) })]) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('1 member')
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const Phone: Story = { ...LongNames, globals: { viewport: { value: 'mobile1' } } }
