import { fakeId, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { awkwardEmployees, employee, employees, employeeServer } from '../testing'
import { EmployeePage } from './employee-page'

interface Args {
  server: FakeServer
  id: string
  onNavigate: (to: string) => void
}

const call = '/ssp/production/employees/{clientId}'

const meta = {
  title: 'Employees/Employee page',
  render: ({ id, ...args }) => (
    <SspStoryProvider {...args} permissions={['EMPLOYEES_VIEW']} at={`/employees/${id}/info`}>
      <EmployeePage params={{ id }} />
    </SspStoryProvider>
  ),
  args: { server: employeeServer(employees(5)), id: employee(0).id, onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Dr Ada Okafor')
    await expect(await canvas.findByText('17.04.1988')).toBeVisible()
    await expect(canvas.getByText('Registered')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Info' })).toHaveAttribute('aria-current', 'page')
    const event = args.server.calls.find(({ method }) => method === 'POST')
    await expect(event?.body).toMatchObject({ channel: 'employees', employeeId: args.id, type: 'profile_viewed' })
    await userEvent.click(canvas.getByRole('link', { name: 'Go Back' }))
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/employees')
  },
}

/** Only the fields of quick create: empty values read N/A. */
export const BarelyKnown: Story = {
  args: {
    server: employeeServer([
      employee(1, { forename: null, surname: null, email: null, mobileNumber: null, dateOfBirth: null, gender: null }),
    ]),
    id: employee(1).id,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not registered')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('N/A')).toHaveLength(7))
    await expect(canvas.getByText('Prefer not to say')).toBeVisible()
  },
}

export const Deactivated: Story = {
  args: { server: employeeServer([employee(0, { deactivatedDt: '2026-05-01T10:00:00.000Z', is_demo: true })]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Dr Ada Okafor Demo Account')
  },
}

export const Stress: Story = { args: { server: employeeServer(awkwardEmployees) } }
export const Narrow: Story = { ...Stress, globals: { viewport: { value: 'mobile1' } } }

/** Absent, or of another client: the server responds the same way. */
export const Absent: Story = {
  args: { id: fakeId(404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There was a problem getting employee')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/employees')
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    server: employeeServer([]).on(
      'get',
      call,
      problem(429, 'too_many_requests', 'The records are closed for a moment.'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The records are closed for a moment.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: employeeServer([]).on('get', call, () => new Promise<Response>(() => {})) },
}
