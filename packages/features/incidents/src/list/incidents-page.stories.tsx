import type { Client } from '@ssp/api'
import { fakeClient, fakeId, problem } from '@ssp/api/testing'
import { chooseAction, type FakeServer, SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeIncident, incidentServer, incidentsPath } from '../testing'
import { IncidentsPage } from './incidents-page'

interface Args {
  server: FakeServer
  client?: Client
  at: string
}

const meta = {
  title: 'Incidents/List',
  render: (args) => (
    <SspStoryProvider {...args} permissions={['INCIDENTS_VIEW', 'TEAMS_VIEW']}>
      <IncidentsPage />
    </SspStoryProvider>
  ),
  args: { server: incidentServer(), at: '/client/incidents' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const rowsOf = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('table', { name: 'Incidents' })).getAllByRole('row')

/** Ten per page with the specified columns; the row opens the report. */
export const List: Story = {
  args: { server: incidentServer() },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Ada Okafor')
    const [head, first, second, third, ...others] = await rowsOf(canvas)
    const headers = within(head!)
      .getAllByRole('columnheader')
      .map((header) => header.textContent)
    await expect(headers.slice(1, 9)).toEqual([
      '#',
      'From',
      'Report',
      'Created Date',
      'Resolved',
      'Resolved Date',
      'Team',
      'Assigned To',
    ])
    await expect(others).toHaveLength(7)
    await expect(within(first!).getByRole('img', { name: 'No' })).toBeVisible()
    await expect(within(second!).getByRole('img', { name: 'Yes' })).toBeVisible()
    await expect(third!).toHaveTextContent('Anonymous')
    const said = 'Health and safety: The guard rail at dock 4 is loose. It moved when a pallet touched it.'
    await expect(within(first!).getByTitle(said)).toBeVisible()
    const view = within(first!).getByRole('link', { name: /View.*Ada Okafor/ })
    await expect(view).toHaveAttribute('href', `/client/incidents/${fakeIncident(0).id}`)
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    const template = await screen.findByRole('menuitem', { name: 'Template' })
    await expect(template).toHaveAttribute('href', '/client/incidents/form')
    await userEvent.keyboard('{Escape}')
  },
}

/** Beside the navigation of a window of 1,280 px the excerpt of a report fits, and stays within its column. */
export const BesideTheNavigation: Story = {
  args: { server: incidentServer() },
  decorators: [
    (Story) => (
      <div style={{ overflowX: 'auto' }}>
        <div style={{ inlineSize: 976 }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByText('Ada Okafor')
    const [, first] = await rowsOf(canvas)
    const report = within(first!).getByTitle(/^Health and safety/)
    await expect(report.getBoundingClientRect().width).toBeGreaterThan(240)
    const created = within(first!).getAllByRole('cell')[4]!
    await expect(report.getBoundingClientRect().right).toBeLessThanOrEqual(created.getBoundingClientRect().left)
  },
}

/** Status is All, Resolved or Unresolved. */
export const Filtered: Story = {
  args: { server: incidentServer(), at: '/client/incidents?status=resolved' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect((await rowsOf(canvas)).length).toBe(7))
  },
}

/** For a report that may name the account, the list shows that it exists, but neither its reporter nor its text. */
export const PossibleConflict: Story = {
  args: { server: incidentServer({ rows: [fakeIncident(0), fakeIncident(1)], concealed: [fakeIncident(0).id] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Possible conflict')).toBeVisible()
    await expect(canvas.queryByText('Ada Okafor')).toBeNull()
    await expect(canvas.getAllByText(/guard rail/)).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: /View.*Possible conflict/ })).toHaveAttribute(
      'href',
      `/client/incidents/${fakeIncident(0).id}`,
    )
  },
}

/** The clock is a setting of the client. */
export const Clock: Story = {
  args: { server: incidentServer() },
  play: async ({ args }) => {
    await chooseAction({ userEvent, screen }, 'Case clock')
    const days = await screen.findByRole('spinbutton', { name: /Days to acknowledge/ })
    const dialog = within(screen.getByRole('dialog', { name: 'Case clock' }))
    await expect(days).toHaveFocus()
    await waitFor(() => expect(days).not.toHaveAttribute('readonly'))
    await userEvent.clear(days)
    await userEvent.type(days, '99')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Enter a number from 1 to 90.')).toBeVisible()
    await userEvent.clear(days)
    await userEvent.type(days, '5')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Case clock has been saved')).toBeInTheDocument()
    const saved = args.server.calls.find(({ method }) => method === 'PATCH')
    await expect(saved?.body).toEqual({ acknowledge_days: 5, answer_months: 3 })
  },
}

export const Empty: Story = {
  args: { server: incidentServer({ rows: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Incident list is currently empty')).toBeVisible()
  },
}

/** A list with reports is not called empty when a filter matches none. */
export const NoMatch: Story = {
  args: { server: incidentServer({ rows: [] }), at: '/client/incidents?status=resolved' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No incident matches the search and filters.')).toBeVisible()
    await expect(canvas.queryByText('Incident list is currently empty')).toBeNull()
  },
}

/** A failure is a modal, not a notification. */
export const ExportFailed: Story = {
  args: {
    server: incidentServer().on('get', '/ssp/production/export-incidents', problem(400, 'invalid', 'Not now, please.')),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Error' }))
    await expect(dialog.getByText('Not now, please.')).toBeVisible()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Failed: Story = {
  args: { server: incidentServer().on('get', incidentsPath, problem(400, 'invalid', 'No list today.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Phone: Story = {
  args: {
    server: incidentServer({
      rows: [
        fakeIncident(0, {
          user_fullname: 'Wolfeschlegelsteinhausenbergerdorff-Hubert',
          label: 'Donaudampfschifffahrt',
          assigned_to: fakeId(52),
          assigned_to_username: 'Bruno Costa',
        }),
        fakeIncident(2),
      ],
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Anonymous')
    const [, first] = await rowsOf(canvas)
    const row = within(first!)
    const shown = (element: HTMLElement) => element.getBoundingClientRect()
    const due = shown(await row.findByText(/^Acknowledge/))
    const assignee = shown(row.getByText('Bruno Costa'))
    // On the second line, below the name: due date and assignee.
    await expect(Math.abs(due.top + due.height / 2 - (assignee.top + assignee.height / 2))).toBeLessThan(8)
    await expect(due.top).toBeGreaterThanOrEqual(shown(row.getByText(/^Wolfe/)).bottom)
    await expect(row.getByText(/^Health and safety/)).not.toBeVisible()
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

/** At a client with strict rights, an account that may only view cannot set the clock. */
export const StrictRights: Story = {
  args: { server: incidentServer(), client: fakeClient({ strictRights: true }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Template' })).toBeVisible())
    await expect(screen.queryByRole('menuitem', { name: 'Case clock' })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}

const tick = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }))
const changes = (server: FakeServer) => server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

/** All matching reports are resolved after a confirmation; skipped ones are counted, and Undo reopens the others. */
export const ResolveSelected: Story = {
  args: { server: incidentServer({ concealed: [fakeIncident(0).id] }) },
  play: async ({ canvas, args }) => {
    await tick(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 12' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Resolve' }))
    const confirm = within(await screen.findByRole('alertdialog', { name: 'Resolve 12 incidents?' }))
    await userEvent.click(confirm.getByRole('button', { name: 'Resolve' }))
    await expect(await screen.findByText(/ incidents resolved$/)).toBeInTheDocument()
    await expect(await screen.findByText(/1 with a conflict of interests\.$/)).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByText('12 selected')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText(/ incidents opened again$/)).toBeInTheDocument()
    await expect(changes(args.server)).toEqual([
      { selection: { filter: {} }, change: { resolved: 1 } },
      { selection: { ids: expect.any(Array) }, change: { resolved: 0 } },
    ])
  },
}

/** A user must be chosen. */
export const AssignSelected: Story = {
  args: { server: incidentServer() },
  play: async ({ canvas, args }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    await userEvent.click(first!)
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 1 incident' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
    const field = dialog.getByRole('combobox', { name: 'Assigned to' })
    await expect(field).toHaveAccessibleDescription('Please fill in this field.')
    await expect(changes(args.server)).toEqual([])
    await userEvent.selectOptions(field, fakeId(52))
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
    await expect(await screen.findByText('1 incident assigned')).toBeInTheDocument()
    await expect(changes(args.server)).toEqual([
      { selection: { ids: [fakeIncident(0).id] }, change: { assigned_to: fakeId(52) } },
    ])
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText('Assignment of 1 incident undone')).toBeInTheDocument()
    await expect(changes(args.server).at(-1)).toEqual({
      assigned_to: fakeId(52),
      former: [{ id: fakeIncident(0).id, assigned_to: fakeIncident(0).assigned_to }],
    })
  },
}
