import { fakeClient } from '@ssp/api/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { dashboardMessages } from '../messages'
import { appDetails } from '../model/app-details'
import type { Failure } from '../model/block'
import { monthlySums } from '../model/months'
import { fakeDashboardEmployees, fakeDashboardStats, fakeRegistrations } from '../testing'
import { Dashboard } from './dashboard'

const today = '2026-11-21'
const { employees = [], registered, unregistered } = fakeDashboardEmployees()
const total = 5_000
const rows = fakeDashboardStats(today)
const ready = <T,>(value: T) => ({ state: 'ready' as const, value })
const loading = { state: 'loading' as const }
const retry = fn()
const failure: Failure = {
  text: 'Something went wrong, please try again.',
  errorId: '01JD7Q0Z3X',
  retry,
  retrying: false,
}
const failed = { state: 'failed' as const, failure }

const meta = {
  title: 'Dashboard/View',
  component: Dashboard,
  decorators: [
    (Story) => (
      <SspStoryProvider>
        <Story />
      </SspStoryProvider>
    ),
  ],
  args: {
    details: appDetails(
      fakeClient({ appstore_url: 'https://apps.example/acme', playstore_url: 'https://play.example/acme' }),
    ),
    onCopy: fn(),
    registered: ready({ count: registered, total }),
    registrations: ready(fakeRegistrations().values),
    unregistered: ready({ count: unregistered, total }),
    recent: ready(employees),
    payslips: ready(monthlySums(rows, 'payslips', today)),
    logins: ready(monthlySums(rows, 'logins', today)),
    employeesHref: (status) => `/employees?filter=status&filterVal=${status}`,
    employeeHref: (id) => `/employees/${id}/info`,
    messages: dashboardMessages.messages,
    locale: 'en',
  },
} satisfies Meta<typeof Dashboard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'acme.people.example' })).toHaveAttribute(
      'href',
      'https://acme.people.example',
    )
    await expect(canvas.getByText('4821')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Registered' })).toHaveAttribute(
      'href',
      '/employees?filter=status&filterVal=registered',
    )
    await expect(canvas.getByRole('link', { name: 'Unregistered' })).toHaveAttribute(
      'href',
      '/employees?filter=status&filterVal=unregistered',
    )
    await expect(canvas.getByText('3,914')).toBeVisible()
    await expect(canvas.getByText('78% of 5,000 active employees')).toBeVisible()
    await expect(await canvas.findByText('+60 in the last 30 days')).toBeVisible()
    await expect(canvas.getByText('Ms Nadia Okafor')).toBeVisible()
    await expect(canvasElement.querySelector('[data-initials=NO]')).toBeVisible()
    await expect(canvas.getByText('Registered on 20.11.2026')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View Tomasz Wiśniewski' })).toHaveAttribute(
      'href',
      `/employees/${employees[1]?.id}/info`,
    )
    await expect(await canvas.findByRole('figure', { name: 'Payslip uploads' })).toBeVisible()
    await expect(await canvas.findByRole('figure', { name: 'Portal logins' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy app details' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
  },
}

/** All blocks load; known client data is already shown. */
export const Loading: Story = {
  args: { registered: loading, unregistered: loading, recent: loading, payslips: loading, logins: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4821')).toBeVisible()
    await expect(await canvas.findByRole('figure', { name: 'Payslip uploads' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** One call failed: its blocks show the error, the others are not affected. */
export const EmployeesFailed: Story = {
  args: { registered: failed, unregistered: failed, recent: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Something went wrong, please try again.')).toHaveLength(3)
    await waitFor(() => expect(canvas.getAllByText(/^Highest:/)).toHaveLength(2))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0]!)
    await expect(retry).toHaveBeenCalled()
  },
}

export const StatsFailed: Story = { args: { payslips: failed, logins: failed } }

export const Retrying: Story = {
  args: { logins: { state: 'failed', failure: { ...failure, retrying: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** A new client: no employees, no pin, no app stores. */
export const NewClient: Story = {
  args: {
    details: appDetails(fakeClient({ app_pin: [] })),
    registered: ready({ count: 0, total: 0 }),
    unregistered: ready({ count: 0, total: 0 }),
    recent: ready([]),
    payslips: ready([0, 0, 0]),
    logins: ready([0, 0, 0]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0000')).toBeVisible()
    await expect(canvas.getByText('No employees have been registered recently.')).toBeVisible()
    await expect(canvas.getAllByText('No active employees yet')).toHaveLength(2)
  },
}

/** The people alone take the full width, without an empty column for the charts. */
export const PeopleOnly: Story = {
  args: { registered: undefined, unregistered: undefined, payslips: undefined, logins: undefined },
  play: async ({ canvas, canvasElement }) => {
    const width = (element: Element | null | undefined) => element?.getBoundingClientRect().width
    const page = canvasElement.querySelector('h1')?.closest('.ssp-PageHeader')
    const people = canvas.getByRole('heading', { name: 'Recently registered' }).closest('.ssp-Card')
    await expect(width(people)).toBe(width(page))
    await expect(width(canvas.getByText('4821').closest('.ssp-Card'))).toBe(width(page))
  },
}

/** Without any of the permissions: the App URL and the pin (decision 49). */
export const NoPermissions: Story = {
  args: { registered: undefined, unregistered: undefined, recent: undefined, payslips: undefined, logins: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: /Payslip uploads|Portal logins/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Registered' })).toBeNull()
    await expect(canvas.getByText('4821')).toBeVisible()
  },
}

/** EMPLOYEES_VIEW and CLIENT_VIEW without ANALYTICS_VIEW. */
export const LoginsOnly: Story = { args: { recent: undefined, payslips: undefined } }

/** ANALYTICS_VIEW only. */
export const AnalyticsOnly: Story = {
  args: { registered: undefined, unregistered: undefined, logins: undefined },
  render: (args) => <Dashboard {...args} employeeHref={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ms Nadia Okafor')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^View/ })).toBeNull()
  },
}

/** Long names and large numbers. */
export const Stress: Story = {
  args: {
    details: appDetails(
      fakeClient({
        subdomain: 'the-very-honourable-company-of-northern-logistics',
        platformDomain: 'employees.people.example',
      }),
    ),
    registered: ready({ count: 3_914_221, total: 5_000_000 }),
    unregistered: ready({ count: 1_085_779, total: 5_000_000 }),
    recent: ready([
      {
        ...employees[0]!,
        title: 'Professor',
        forename: 'Wolfeschlegelsteinhausenbergerdorff',
        surname: 'Featherstonehaugh-Cholmondeley',
      },
      { ...employees[1]!, title: null, forename: null, surname: null },
      ...employees.slice(2),
    ]),
    payslips: ready(monthlySums(rows, 'payslips', today).map((sum) => sum * 1_000)),
    logins: ready(monthlySums(rows, 'logins', today).map((sum) => sum * 1_000)),
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
