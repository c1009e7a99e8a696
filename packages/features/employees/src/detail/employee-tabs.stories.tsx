import type { Client, EmployeeTeam, Interaction } from '@ssp/api'
import { fakeClient, fakeId, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { employee, employees, employeeServer } from '../testing'
import { EmployeePage } from './employee-page'

interface Args {
  server: FakeServer
  client?: Client
  tab: string
}

const id = employee(0).id
const entry = (index: number, over: Partial<Interaction> = {}): Interaction => ({
  id: 100 - index,
  employeeId: id,
  type: index % 3 === 0 ? 'employee_updated' : 'profile_viewed',
  created_at: new Date(Date.UTC(2026, 4, 20 - index, 9, 12)).toISOString(),
  description: index % 3 === 0 ? 'Changed: forename, mobile number.' : '',
  sentences: index % 3 === 0 ? [{ name: 'changed', values: ['forename', 'mobileNumber'] }] : [],
  actor: { id: fakeId(900), label: 'Hana Sato' },
  notify: false,
  ...over,
})

function tabServer(entries: Interaction[], teams: EmployeeTeam[] = []) {
  let mine = teams
  return employeeServer(employees(3))
    .on('get', '/serverless/interactions', ({ query }) => {
      const search = query.get('search') ?? ''
      const found = entries.filter((each) => `${each.type} ${each.created_at}`.includes(search))
      const start = Number(query.get('page') ?? 0) * 10
      return { data: found.slice(start, start + 10), count: found.length }
    })
    .on('get', '/ssp/production/teams/employee/{clientId}/{employeeId}', () => mine)
    .on('get', '/ssp/production/teams/{clientId}', [])
    .on('delete', '/ssp/production/teams/members/{clientId}/{teamId}/{employeeId}', ({ params }) => {
      mine = mine.filter((team) => team.id !== params['teamId'])
      return { success: true }
    })
}
const team = (index: number, label: string): EmployeeTeam => ({ id: fakeId(500 + index), label, approver: 0 })
const log = Array.from({ length: 12 }, (_, index) => entry(index))

const meta = {
  title: 'Employees/Employee tabs',
  render: ({ tab, ...args }) => (
    <SspStoryProvider {...args} permissions={['EMPLOYEES_VIEW', 'TEAMS_VIEW']} at={`/employees/${id}/${tab}`}>
      <EmployeePage params={{ id }} />
    </SspStoryProvider>
  ),
  args: { server: tabServer(log), tab: 'logs' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Ten entries per page; a typed day is searched in the format of the server. */
export const Logs: Story = {
  play: async ({ args, canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Logs' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(10)
    await expect(list.getAllByText('Employee updated')[0]).toBeVisible()
    await expect(list.getAllByText(/by Hana Sato/)[0]).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search logs' }), '19/05/2026')
    await waitFor(() => expect(canvas.getAllByText('Profile viewed')).toHaveLength(1))
    await expect(args.server.calls.at(-1)?.path).toContain('search=2026-05-19')
  },
}

/** The range of days is sent once both are set, and not while its end is before its start. */
export const LogsBetweenDays: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole('list', { name: 'Logs' })
    const typeDay = async (label: string, keys: string) => {
      const [day] = within(canvas.getAllByRole('group', { name: label })[0]!).getAllByRole('spinbutton')
      await userEvent.click(day!)
      await userEvent.keyboard(keys)
    }
    const sentDays = () => args.server.calls.filter(({ path }) => path.includes('startDate'))
    await typeDay('From', '10052026')
    await expect(sentDays()).toHaveLength(0)
    await typeDay('To', '09052026')
    await expect(await canvas.findByText('This day is before the first.')).toBeVisible()
    await expect(sentDays()).toHaveLength(0)
    await typeDay('To', '12052026')
    await waitFor(() => expect(args.server.calls.at(-1)?.path).toContain('startDate=2026-05-10'))
    await expect(args.server.calls.at(-1)?.path).toContain('endDate=2026-05-12')
    await expect(canvas.queryByText('This day is before the first.')).toBeNull()
  },
}

export const NoLogs: Story = {
  args: { server: tabServer([]) },
  play: async ({ canvas }) => expect(await canvas.findByText('No Results Found')).toBeVisible(),
}

export const LogsFailed: Story = {
  args: {
    server: tabServer([]).on('get', '/serverless/interactions', problem(429, 'too_many_requests', 'Slow down.')),
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän '
export const LongLogsOnPhone: Story = {
  args: { server: tabServer([entry(0, { description: WORD.repeat(8), actor: { id, label: WORD.repeat(2) } })]) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list', { name: 'Logs' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Removes the employee from a team after the confirmation. */
export const Teams: Story = {
  args: { server: tabServer([], [team(1, 'Drivers'), team(2, 'Night desk')]), tab: 'teams' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Night desk')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View team Drivers' })).toHaveAttribute(
      'href',
      `/client/teams/${fakeId(501)}`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from team Drivers' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /remove this employee from Drivers/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from team' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove from team Night desk' })).toHaveFocus())
    await expect(canvas.queryByRole('link', { name: 'View team Drivers' })).toBeNull()
  },
}

export const NoTeams: Story = {
  args: { tab: 'teams' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Currently not assigned to any team.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to team' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to team' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Add to team' }))
    await expect(await dialog.findByText('Please choose a team.')).toBeVisible()
  },
}

/** At a client with strict rights, an account that may only view cannot change the teams of the employee. */
export const TeamsWithStrictRights: Story = {
  args: { server: tabServer([], [team(1, 'Drivers')]), tab: 'teams', client: fakeClient({ strictRights: true }) },
  play: async ({ canvas }) => {
    // Shown on hover and focus.
    await expect(await canvas.findByRole('link', { name: 'View team Drivers' })).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /Remove from team/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add to team' })).toBeNull()
  },
}
