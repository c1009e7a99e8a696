import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { awkwardEmployees, employees, employeeServer } from '../testing'
import { PlatformEmployeesPage } from './platform-employees-page'

const listCall = '/ssp/production/platform/{clientId}/employees#getEmployees'

interface Args {
  server: FakeServer
  at: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Employees/Platform list',
  render: (args) => (
    <SspStoryProvider {...args} permissions={['PLATFORM_VIEW', 'EMPLOYEES_VIEW']}>
      <PlatformEmployeesPage />
    </SspStoryProvider>
  ),
  args: { server: employeeServer(employees(57)), at: '/platform/employees', onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const requests = (server: FakeServer) =>
  server.calls.map(({ path }) => new URL(path, 'http://story.test').searchParams).filter((query) => query.has('page'))

/** Nine cards per page (R4-565), each with its client; initially no status is sent (R4-400). */
export const Default: Story = {
  args: { server: employeeServer(employees(57)) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('57 employees')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^View / })).toHaveLength(9)
    await expect(canvas.getAllByText('Acme Logistics')).toHaveLength(9)
    await expect(canvas.getByLabelText('Rows per page')).toHaveValue('9')
    const [first] = requests(args.server)
    await expect(Object.fromEntries(first ?? [])).toMatchObject({ function: 'getEmployees', page: '0', limit: '9' })
    await expect(first?.has('status')).toBe(false)
  },
}

/** Row numbers continue over the pages, and rows name the client. */
export const Rows: Story = {
  args: { at: '/platform/employees?layout=list&page=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '10' })).toBeVisible()
    await expect(canvas.getAllByRole('cell', { name: 'Acme Logistics' })).toHaveLength(9)
  },
}

/** The four options of the status, Active first and without a value (decision 87 of document 4). */
export const Filters: Story = {
  args: { server: employeeServer(employees(57)) },
  play: async ({ canvas, args }) => {
    await canvas.findByText('57 employees')
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }))
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }))
    const options = within(panel.getByLabelText('Account status')).getAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Active',
      'registered',
      'unregistered',
      'deactivated',
    ])
    for (const range of ['Last login date', 'Registered date', 'Created date']) {
      await expect(await panel.findByRole('group', { name: range })).toBeInTheDocument()
    }
    await userEvent.selectOptions(panel.getByLabelText('Account status'), 'unregistered')
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByText('19 found')).toBeVisible()
    await expect(requests(args.server).at(-1)?.get('status')).toBe('unregistered')
  },
}

/** Three genders (R4-567); the list counts the new employee. */
export const QuickCreate: Story = {
  args: { server: employeeServer(employees(57)) },
  play: async ({ canvas }) => {
    await canvas.findByText('57 employees')
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Quick Create Employee' }))
    const genders = within(panel.getByLabelText('Gender')).getAllByRole('option')
    await expect(genders.map(({ textContent }) => textContent)).toEqual([
      'Not given',
      'Male',
      'Female',
      'Prefer not to say',
    ])
    await userEvent.type(panel.getByRole('textbox', { name: /^Surname/ }), 'Moreno')
    await userEvent.click(panel.getByRole('button', { name: 'Create employee' }))
    await expect(await panel.findByText('Employee created successfully.')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('58 employees')).toBeInTheDocument())
  },
}

/** The actions of the page (R4-308 to R4-312), which apply to the current client; the labels are short. */
export const Actions: Story = {
  args: { server: employeeServer(employees(57)) },
  play: async ({ canvas }) => {
    await canvas.findByText('57 employees')
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Export',
      'Import',
      'Update',
      'Registration Reminder',
      'Download as CSV',
      'Download as Excel',
    ])
  },
}

/** The text of the specification (R4-527), and Try again. */
export const Failed: Story = {
  args: { server: employeeServer([]).on('get', listCall, problem(400, 'invalid', 'Closed for a moment.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There was a problem getting employees')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: employeeServer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find any employees.')).toBeVisible()
  },
}

export const Stress: Story = { args: { server: employeeServer(awkwardEmployees) } }
export const Narrow: Story = { ...Stress, globals: { viewport: { value: 'mobile1' } } }
export const Loading: Story = {
  args: { server: employeeServer([]).on('get', listCall, () => new Promise<Response>(() => {})) },
}
