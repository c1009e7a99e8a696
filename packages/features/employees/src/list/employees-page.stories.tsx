import type { Client, Employee } from '@ssp/api'
import { fakeClient, problem } from '@ssp/api/testing'
import { EmbeddedPage, type Place } from '@ssp/feature-kit/embedded'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { emailServer, employees, employeeServer } from '../testing'
import { EmployeesPage } from './employees-page'

const listCall = '/ssp/production/employees/{clientId}'

interface Args {
  server: FakeServer
  client?: Client
  at: string
  permissions: string[]
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Employees/List page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <EmployeesPage />
    </SspStoryProvider>
  ),
  args: { server: employeeServer(employees(57)), at: '/employees', permissions: ['EMPLOYEES_VIEW'], onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const staffed = (count: number, changes?: (rows: Employee[]) => void) => {
  const rows = employees(count)
  changes?.(rows)
  return employeeServer(rows)
}

/** The queries of the list calls so far, without counts. */
const askedOf = (server: FakeServer) =>
  server.calls
    .map(({ path }) => new URL(path, 'http://story.test').searchParams)
    .filter((query) => query.has('page'))
    .map((query) => Object.fromEntries(query))

const lastAsked = (server: FakeServer) => askedOf(server).at(-1)

/** Ten cards of 57, counted by the request with count=true. */
export const Default: Story = {
  args: { server: staffed(57) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('57 employees')).toBeVisible()
    await expect(await canvas.findAllByRole('link', { name: /^View / })).toHaveLength(10)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
    await expect(lastAsked(args.server)).toMatchObject({ page: '0', limit: '10' })
    await expect(lastAsked(args.server)).not.toHaveProperty('status')
  },
}

/** Pointing at the pages prefetches the next page, which is then in the address; row numbers continue. */
export const Paging: Story = {
  args: { server: staffed(57), at: '/employees?layout=list' },
  play: async ({ canvas, args }) => {
    const pages = await canvas.findByRole('navigation', { name: 'Pages' })
    await userEvent.hover(pages)
    await waitFor(() => expect(lastAsked(args.server)).toMatchObject({ page: '1' }))
    await userEvent.click(within(pages).getByRole('button', { name: 'Next page' }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringContaining('page=2'))
    await expect(await canvas.findByRole('cell', { name: '11' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '20' })).toBeVisible()
    await userEvent.click(within(pages).getByRole('button', { name: 'Last page' }))
    await expect(await canvas.findByRole('cell', { name: '57' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7)
  },
}

/** Layout and page size are stored in the address and in browser storage, together, per route (R1-476, R1-477). */
export const LayoutAndSize: Story = {
  args: { server: staffed(57) },
  play: async ({ canvas, args }) => {
    await canvas.findByText('57 employees')
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10)
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '25')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(25))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringMatching(/size=25.*layout=list/))
    await expect(JSON.parse(localStorage.getItem('ssp.list:/employees') ?? '')).toEqual({ size: 25, layout: 'list' })
  },
}

/** Earlier choices are restored; invalid values are not. */
export const Restored: Story = {
  args: { server: staffed(57) },
  beforeEach: () => localStorage.setItem('ssp.list:/employees', JSON.stringify({ size: 33, layout: 'list' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10)
  },
}

/** One request for a word, 350 ms after its last letter. */
export const Search: Story = {
  args: { server: staffed(57) },
  play: async ({ canvas, args }) => {
    await canvas.findByText('57 employees')
    const before = askedOf(args.server).length
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search employees' }), 'okafor')
    await expect(await canvas.findByText('5 found')).toBeVisible()
    await expect(askedOf(args.server)).toHaveLength(before + 1)
    await expect(lastAsked(args.server)).toMatchObject({ search: 'okafor', page: '0' })
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringContaining('search=okafor'))
  },
}

/** A link of the dashboard: the filter is applied and gets its own name in the address. */
export const FromLink: Story = {
  args: { server: staffed(57), at: '/employees?filter=status&filterVal=unregistered' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('19 found')).toBeVisible()
    await expect(askedOf(args.server)[0]).toMatchObject({ status: 'unregistered' })
    await expect(args.onNavigate).toHaveBeenCalledWith('/employees?status=unregistered')
  },
}

const openFilters = async (canvas: ReturnType<typeof within>, canvasElement: HTMLElement) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Filters/ }))
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Filters' }))
}

/**
 * Filters by several teams, whose names are read when the filters are about to open; the table shows the account status and
 * the teams.
 */
export const ByTeam: Story = {
  args: { server: staffed(57), at: '/employees?layout=list', permissions: ['EMPLOYEES_VIEW', 'TEAMS_VIEW'] },
  play: async ({ canvas, canvasElement, args }) => {
    const row = within(await canvas.findByRole('row', { name: /Chloé Lefèvre/ }))
    await expect(row.getByText('Assembly, Dispatch')).toBeVisible()
    await expect(row.getByText('Registered')).toBeVisible()
    const read = () => args.server.calls.filter(({ path }) => path.includes('/teams/'))
    await expect(read()).toHaveLength(0)
    const panel = await openFilters(canvas, canvasElement)
    const group = within(await panel.findByRole('group', { name: 'Teams' }))
    await userEvent.click(group.getByText('Dispatch'))
    await userEvent.click(group.getByText('Night shift'))
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByText('28 found')).toBeVisible()
    await expect(canvas.getByText('Teams: Dispatch, Night shift')).toBeVisible()
    await expect(lastAsked(args.server)?.['teamIds']?.split(',')).toHaveLength(2)
    await expect(read()).toHaveLength(1)
  },
}

/** Without permission to see teams there is no such filter, and the rows show no teams. */
export const WithoutTeams: Story = {
  args: { server: staffed(57) },
  play: async ({ canvas, canvasElement, args }) => {
    const panel = await openFilters(canvas, canvasElement)
    await expect(panel.queryByRole('group', { name: 'Teams' })).toBeNull()
    await expect(args.server.calls.some(({ path }) => path.includes('/teams/'))).toBe(false)
  },
}

/** Export and reminder apply to the filtered list. */
export const ActionsOnTheList: Story = {
  args: {
    server: emailServer(employees(57)).on('get', '/export-employees', { url: 'http://story.test/employees.csv' }),
    at: '/employees?search=costa&status=unregistered',
  },
  play: async ({ canvas, canvasElement, args }) => {
    const open = spyOn(window, 'open').mockReturnValue(null)
    await canvas.findByText('5 found')
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }))
    await waitFor(() => expect(open).toHaveBeenCalled())
    const asked = (part: string) =>
      Object.fromEntries(
        new URL(args.server.calls.findLast(({ path }) => path.includes(part))!.path, 'http://a.test').searchParams,
      )
    await expect(asked('/export-employees')).toMatchObject({ search: 'costa', unregistered: 'true' })

    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Registration Reminder' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await expect(dialog.getByRole('radio', { name: 'Those in this list' })).toBeChecked()
    await waitFor(() => expect(asked('getRecipients')).toMatchObject({ search: 'costa', status: 'unregistered' }))
    await userEvent.click(dialog.getByText('All unregistered employees'))
    await waitFor(() => expect(asked('getRecipients')).not.toHaveProperty('search'))
    await userEvent.click(dialog.getByText('Those in this list'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(asked('emailUnregistered')).toMatchObject({ search: 'costa', status: 'unregistered' }))
  },
}

/** Status, teams and three ranges; none is set. */
export const FilterPanel: Story = {
  args: { server: staffed(57) },
  play: async ({ canvas, canvasElement }) => {
    const panel = await openFilters(canvas, canvasElement)
    const statuses = within(panel.getByLabelText('Account status')).getAllByRole('option')
    await expect(statuses.map((option) => option.textContent)).toEqual([
      'All',
      'Registered',
      'Unregistered',
      'Deactivated',
      'Active',
    ])
    for (const range of ['Last login', 'Registered', 'Created']) {
      await expect(await panel.findByRole('group', { name: range })).toBeInTheDocument()
    }
  },
}

/**
 * Apply sends the filters and shows them as chips; removing a chip clears one, Reset clears all. Each returns to the first
 * page.
 */
export const FilterApplyAndReset: Story = {
  args: { server: staffed(57), at: '/employees?page=3' },
  play: async ({ canvas, canvasElement, args }) => {
    const first = await openFilters(canvas, canvasElement)
    await userEvent.selectOptions(first.getByLabelText('Account status'), 'Unregistered')
    const created = await first.findByRole('group', { name: 'Created' })
    await userEvent.click(within(created).getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard('0103202531032025')
    await userEvent.click(first.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByText('19 found')).toBeVisible()
    const both = { page: '0', status: 'unregistered', createdDt: '2025-03-01,2025-03-31' }
    await expect(lastAsked(args.server)).toMatchObject(both)
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringContaining('status=unregistered'))

    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Created' }))
    await waitFor(() => expect(lastAsked(args.server)).not.toHaveProperty('createdDt'))
    await expect(lastAsked(args.server)).toMatchObject({ status: 'unregistered' })

    const second = await openFilters(canvas, canvasElement)
    await userEvent.click(second.getByRole('button', { name: 'Reset' }))
    await expect(await canvas.findByText('57 employees')).toBeVisible()
    await expect(lastAsked(args.server)).not.toHaveProperty('status')
  },
}

export const Empty: Story = {
  args: { server: staffed(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find any employees.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Clear/ })).toBeNull()
  },
}

/** Nothing matches: the button clears search and filters. */
export const EmptySearch: Story = {
  args: { server: staffed(57), at: '/employees?search=nobody&status=active' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find any employees.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }))
    await expect(await canvas.findByText('57 employees')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Search employees' })).toHaveValue('')
  },
}

/** An address with a page that no longer exists: the button leads to the last page. */
export const BeyondLastPage: Story = {
  args: { server: staffed(57), at: '/employees?page=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The list has become shorter and no longer has this page.')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to the last page' }))
    await expect(await canvas.findAllByRole('link', { name: /^View / })).toHaveLength(7)
  },
}

/** The server's text as a notification titled 'Error', and Try again on the page. */
export const Failed: Story = {
  args: {
    server: employeeServer(employees(57)).on(
      'get',
      listCall,
      problem(400, 'invalid', 'The list is closed for a moment.'),
    ),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await canvas.findByText('The employees could not be loaded.')).toBeVisible()
    const notice = await page.findByText('Error')
    await waitFor(() => expect(notice).toBeVisible())
    await expect(page.getAllByText('The list is closed for a moment.')).not.toHaveLength(0)
    args.server.on('get', listCall, { success: true, employees: employees(3) })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findAllByRole('link', { name: /^View / })).toHaveLength(3)
  },
}

/** A user whose permission was removed while the page was open; the route guard stops all others. */
export const NoPermission: Story = {
  args: {
    permissions: [],
    server: employeeServer([]).on(
      'get',
      listCall,
      problem(403, 'forbidden', 'You may not see the employees of this client.'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You may not see the employees of this client.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: employeeServer([]).on('get', listCall, () => new Promise<Response>(() => {})) },
}

export const LoadingRows: Story = {
  args: { ...Loading.args, at: '/employees?layout=list' },
}

/** Create from the list: the new employee is counted and marked, and the panel links to it. */
export const QuickCreate: Story = {
  args: { server: staffed(57) },
  play: async ({ canvas, canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await canvas.findByText('57 employees')
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    const panel = within(await page.findByRole('dialog', { name: 'Quick Create Employee' }))
    await userEvent.type(panel.getByRole('textbox', { name: /^Forename/ }), 'Ines')
    await userEvent.type(panel.getByRole('textbox', { name: /^Identifier/ }), 'NEW-1')
    await userEvent.click(panel.getByRole('button', { name: 'Create employee' }))
    await expect(await panel.findByText('Employee created successfully.')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('58 employees')).toBeInTheDocument())
    const sent = args.server.calls.find(({ method }) => method === 'POST')
    await expect(sent?.body).toMatchObject({ forename: 'Ines', pendingFusionAuthRegistration: 1, flaggedForReview: 0 })
    await waitFor(() => expect(canvas.getByText('New').closest('li, tr')).toHaveTextContent('Ines'))
    await userEvent.click(panel.getByRole('link', { name: 'View employee' }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringMatching(/^\/employees\/[0-9a-f-]{36}\/info$/))
  },
}

/** At a client with strict rights, an account that may only view cannot start a bulk run. */
export const StrictRights: Story = {
  args: { server: staffed(3), client: fakeClient({ strictRights: true }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'Export',
      'Registration Reminder',
      'Download as CSV',
      'Download as Excel',
    ])
  },
}

const TABLE = '/employees?layout=list'
const panelOf = (name: string) => screen.findByRole('dialog', { name })

/** An employee deleted from the panel disappears from the list and its count, and is not read again. */
export const RemovedInPanel: Story = {
  args: { server: staffed(57), at: TABLE },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('cell', { name: /^ada.okafor/ }))
    const panel = within(await panelOf('Dr Ada Okafor'))
    await userEvent.click(await panel.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete employee' }))
    await expect(await canvas.findByText('56 employees')).toBeVisible()
    await expect(canvas.queryByRole('cell', { name: /^ada.okafor/ })).toBeNull()
    const after = args.server.calls.slice(args.server.calls.findIndex(({ method }) => method === 'DELETE') + 1)
    await expect(after.filter(({ path }) => /[?&]id=/.test(path))).toEqual([])
  },
}

/**
 * A click opens the panel, which the address names; `j`, `k` and the buttons move along the page; Escape focuses the last
 * row.
 */
export const Panel: Story = {
  args: { server: staffed(57), at: TABLE, permissions: ['EMPLOYEES_VIEW', 'TEAMS_VIEW'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('cell', { name: /^ada.okafor/ }))
    const panel = within(await panelOf('Dr Ada Okafor'))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringMatching(/^\/employees\?.*employee=/))
    await expect(panel.getByText('1 of 10')).toBeVisible()
    await expect(await panel.findByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Open page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/employees\/.*\/info$/),
    )
    await userEvent.keyboard('j')
    await panelOf('Bruno Costa')
    await userEvent.click(screen.getByRole('button', { name: 'Next (j)' }))
    await panelOf('Chloé Lefèvre')
    await expect(screen.getByRole('button', { name: 'Next (j)' })).toHaveFocus()
    await userEvent.keyboard('k')
    await panelOf('Bruno Costa')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Bruno Costa' })).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Enter opens it from a card too, and a second Enter opens the page. */
export const PanelOfACard: Story = {
  args: { server: staffed(57) },
  play: async ({ canvas, args }) => {
    const card = await canvas.findByRole('link', { name: 'Dr Ada Okafor' })
    card.focus()
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('link', { name: 'Bruno Costa' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(within(await panelOf('Bruno Costa')).getByRole('link', { name: 'Open page' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringMatching(/^\/employees\/.*\/info$/))
  },
}

/** View of a card opens the page. */
export const ViewOfACard: Story = {
  args: { server: staffed(57) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'View Bruno Costa' }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringMatching(/^\/employees\/.*\/info$/))
  },
}

/** A copied address names an employee on another page of the list: there are no previous and next buttons. */
export const PanelFromAddress: Story = {
  args: { server: staffed(57), at: `/employees?employee=${employees(1, 40)[0]!.id}` },
  play: async () => {
    const panel = within(await panelOf('Eilidh MacLeod'))
    await expect(panel.queryByRole('button', { name: 'Next (j)' })).toBeNull()
    await expect(await panel.findByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Open page' })).toHaveFocus()
  },
}

/** The employee is removed elsewhere while a form is open: the form can only be closed, and the panel explains why. */
export const PanelOfRemoved: Story = {
  args: { server: staffed(3), at: TABLE, permissions: ['EMPLOYEES_VIEW', 'EMPLOYEES_UPDATE'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('cell', { name: /^ada.okafor/ }))
    const panel = within(await panelOf('Dr Ada Okafor'))
    await userEvent.click(await panel.findByRole('button', { name: 'Edit' }))
    const form = within(await panelOf('Edit employee'))
    const gone = problem(404, 'not_found', 'Sorry, we could not find it.')
    args.server.on('patch', '/ssp/production/employees/{id}#one', () => gone.clone())
    args.server.on('get', '/ssp/production/employees/{clientId}', () => gone.clone())
    await userEvent.type(form.getByRole('textbox', { name: /^Forename/ }), 'x')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    await expect(await form.findByText(/It may have been removed in the meantime/)).toBeVisible()
    await expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull()
    await userEvent.click(form.getAllByRole('button', { name: 'Close' }).at(-1)!)
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await expect(await panel.findByText(/There is no such employee/)).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Edit' })).toBeNull()
  },
}

/** The address names no employee. */
export const PanelOfNone: Story = {
  args: { server: staffed(3), at: '/employees?employee=00000000-0000-4000-8000-00000000dead' },
  play: async ({ canvas }) => {
    const panel = within(await panelOf('Employee'))
    await expect(await panel.findByText(/There is no such employee/)).toBeVisible()
    await userEvent.click(panel.getAllByRole('button', { name: 'Close' })[0]!)
    await expect(await canvas.findByText('3 employees')).toBeVisible()
  },
}

/** On a phone a row opens the page. */
export const PhoneOpensThePage: Story = {
  args: { server: staffed(3) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Dr Ada Okafor' }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringMatching(/^\/employees\/.*\/info$/))
  },
}

function HostState(args: Args) {
  const [place, setPlace] = useState<Place>({ path: '/employees' })
  return (
    <SspStoryProvider {...args}>
      <button type="button" onClick={() => setPlace({ path: '/employees', query: { search: 'nowhere' } })}>
        Search of the host
      </button>
      <EmbeddedPage place={place} onMove={setPlace}>
        <EmployeesPage />
      </EmbeddedPage>
      <output>{new URLSearchParams(place.query).toString()}</output>
    </SspStoryProvider>
  )
}

/** A host controls filters and pages: they change from both sides, and the browser's address does not change. */
export const InStateOfAHost: Story = {
  args: { server: staffed(57), at: '/intranet' },
  render: HostState,
  play: async ({ canvas, args }) => {
    const pages = await canvas.findByRole('navigation', { name: 'Pages' })
    await userEvent.click(within(pages).getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(canvas.getByText(/page=2/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Search of the host' }))
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('nowhere'))
    await waitFor(() => expect(lastAsked(args.server)).toMatchObject({ page: '0', search: 'nowhere' }))
    await expect(args.onNavigate).not.toHaveBeenCalled()
  },
}
