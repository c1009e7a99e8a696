import type { Client } from '@ssp/api'
import { fakeClient } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { EmployeesPage } from '../list/employees-page'
import { employees, selectedServer, teams } from '../testing'

interface Args {
  server: FakeServer
  client?: Client
  at: string
  permissions: string[]
}

const meta = {
  title: 'Employees/Selected employees',
  render: (args) => (
    <SspStoryProvider {...args}>
      <EmployeesPage />
    </SspStoryProvider>
  ),
  args: {
    server: selectedServer(),
    at: '/employees?layout=list',
    permissions: ['EMPLOYEES_VIEW', 'TEAMS_VIEW'],
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const people = employees(57)
const sentTo = (server: FakeServer, part: string) =>
  server.calls.filter(({ path, method }) => path.includes(part) && method !== 'GET').map(({ body }) => body)

const tickPage = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }))
const choose = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }))

const chooseTeam = async (label: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Add To Team' }))
  await userEvent.click(await dialog.findByRole('combobox', { name: /^Team/ }))
  await userEvent.click(await screen.findByRole('option', { name: label }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add To Team' }))
  return dialog
}

/** Ticked on two pages, added to a team; existing members are counted, and Undo removes only the added ones. */
export const AddToTeam: Story = {
  args: { server: selectedServer(people) },
  play: async ({ canvas, args }) => {
    await tickPage(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await userEvent.click((await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ }))[0]!)
    await choose(canvas, 'Add To Team')
    const [team] = teams
    await screen.findByText('11 employees will be added. Those who are in the team stay in it.')
    await chooseTeam(team!.label)
    await expect(await screen.findByText(new RegExp(`employees added to ${team!.label}`))).toBeInTheDocument()
    await expect(await screen.findByText(/in the team already\.$/)).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Add To Team' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('table')).toContainElement(document.activeElement as HTMLElement))
    const [added] = sentTo(args.server, '/selected') as [{ selection: { ids: string[] } }]
    await expect(added.selection.ids).toHaveLength(11)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText(new RegExp(`removed from ${team!.label} again`))).toBeInTheDocument()
  },
}

/** All that a filter matches except one: the request contains the filter instead of ids. */
export const AllThatMatch: Story = {
  args: { server: selectedServer(people), at: '/employees?layout=list&status=unregistered&search=a' },
  play: async ({ canvas, args }) => {
    const open = spyOn(window, 'open').mockReturnValue(null)
    await canvas.findByText(/ found$/)
    await tickPage(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: /^Select all \d+ that match$/ }))
    const [box] = canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })
    await userEvent.click(box!)
    await choose(canvas, 'Export')
    await waitFor(() => expect(open).toHaveBeenCalled())
    await expect(sentTo(args.server, '/export')).toEqual([
      { selection: { filter: { search: 'a', status: 'unregistered' }, except: [expect.any(String)] } },
    ])
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible()
  },
}

/** Shows before sending how many of the selected employees are unregistered. */
export const Reminder: Story = {
  args: { server: selectedServer(people) },
  play: async ({ canvas, args }) => {
    await tickPage(canvas)
    await choose(canvas, 'Registration Reminder')
    const dialog = within(await screen.findByRole('dialog', { name: 'Registration Reminder' }))
    await expect(await dialog.findByText(/^\d of 10 selected are not registered\./)).toBeInTheDocument()
    await userEvent.click(await dialog.findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sentTo(args.server, '/reminder')).toHaveLength(1))
    await expect(await screen.findByText('The registration reminder is on its way.')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull())
  },
}

/** One of the selected employees no longer exists: the others are added, and the notification says so. */
export const RowsChanged: Story = {
  args: { server: selectedServer(people, [people[0]!.id]) },
  play: async ({ canvas }) => {
    await tickPage(canvas)
    await choose(canvas, 'Add To Team')
    await chooseTeam(teams[1]!.label)
    await expect(await screen.findByText(/^Left out: 1 no longer there/)).toBeInTheDocument()
  },
}

/** The planned deactivations are compared before anything changes. */
export const Deactivate: Story = {
  args: { server: selectedServer(people) },
  play: async ({ canvas }) => {
    await tickPage(canvas)
    await choose(canvas, 'Deactivate')
    const panel = within(await screen.findByRole('dialog', { name: 'Deactivate selected employees' }))
    await expect(panel.queryByRole('button', { name: 'Back' })).toBeNull()
  },
}

/** More than one request can contain: the button says so, and the export is still available. */
export const TooMany: Story = {
  args: {
    server: selectedServer(employees(57))
      .on('get', '/ssp/production/employees/{clientId}', {
        success: true,
        employees: employees(10),
        count: 24_600,
      })
      .on('get', '/ssp/production/employees/{clientId}#count', { success: true, count: 24_600 }),
  },
  play: async ({ canvas }) => {
    await tickPage(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 24,600' }))
    await expect(await canvas.findByRole('button', { name: 'Add To Team' })).toHaveAccessibleDescription(
      'At most 2,000 employees at once. Narrow the list first.',
    )
    await expect(canvas.getByRole('button', { name: 'Export' })).not.toHaveAttribute('aria-disabled')
  },
}

/** An account that may only view at a client with strict rights can export and send reminders. */
export const StrictRights: Story = {
  args: { server: selectedServer(people), client: fakeClient({ strictRights: true }) },
  play: async ({ canvas }) => {
    await tickPage(canvas)
    await expect(await canvas.findByRole('button', { name: 'Add To Team' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  },
}

/** In cards, on a phone. */
export const Phone: Story = {
  args: { server: selectedServer(people), at: '/employees' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const [box] = await canvas.findAllByRole('checkbox', { name: /^Select / })
    await userEvent.click(box!)
    await canvas.findByRole('button', { name: 'Registration Reminder' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
