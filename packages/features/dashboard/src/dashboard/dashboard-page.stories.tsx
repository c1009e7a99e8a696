import { problem } from '@ssp/api/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { dashboardServer, fakeDashboardEmployees, fakeDashboardStats } from '../testing'
import { DashboardPage } from './dashboard-page'

const everything = ['EMPLOYEES_VIEW', 'ANALYTICS_VIEW', 'CLIENT_VIEW']
const statsCall = '/ssp/production/client/{clientId}#getDashboardStats'
const now = new Date().toISOString().slice(0, 10)

const working = () => dashboardServer(now)

interface Args {
  server: ReturnType<typeof dashboardServer>
  permissions: string[]
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Dashboard/Page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <DashboardPage />
    </SspStoryProvider>
  ),
  args: { server: working(), permissions: everything, onNavigate: fn() },
} satisfies Meta<Args>

/** The summary of a chart; in January that of its only month. */
const SUMMARY = /^(Highest|January so far):/

export default meta
type Story = StoryObj<Args>

/** Each call is made once, for the year to date; the counts link to the list. */
export const Default: Story = {
  args: { server: working() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('3,914')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText(SUMMARY)).toHaveLength(2))
    const queries = args.server.calls.map(({ path }) => new URL(path, 'http://x').searchParams)
    await expect(queries).toHaveLength(3)
    const stats = queries.find((query) => query.get('function') === 'getDashboardStats')
    await expect(stats?.get('start')).toMatch(/^\d{4}-01-01$/)
    await expect(stats?.get('end')).toMatch(/^\d{4}-\d\d-\d\d$/)
    await userEvent.click(canvas.getByRole('link', { name: 'Unregistered' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/employees?filter=status&filterVal=unregistered')
  },
}

/** The copied text and the success message. */
export const Copied: Story = {
  args: { server: working() },
  play: async ({ canvas, canvasElement }) => {
    const write = fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy app details' }))
    await expect(write).toHaveBeenCalledWith('App URL: https://acme.people.example\nApp pin: 4821')
    const page = within(canvasElement.ownerDocument.body)
    const text = await page.findByText('App details have been copied to clipboard')
    await waitFor(() => expect(text).toBeVisible())
    await expect(page.getByText('Copied!')).toBeVisible()
  },
}

/** Guarded blocks make no call. */
export const NoPermissions: Story = {
  args: { server: working(), permissions: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('4821')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /Payslip uploads|Portal logins/ })).toBeNull()
    await expect(args.server.calls).toHaveLength(0)
  },
}

/** CLIENT_VIEW only: the logins and their call. */
export const ClientViewOnly: Story = {
  args: { server: working(), permissions: ['CLIENT_VIEW'] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(SUMMARY)).toBeVisible()
    await expect(canvas.getAllByRole('figure')).toHaveLength(1)
    await expect(args.server.calls.map(({ path }) => path).join()).not.toContain('getDashboardEmployees')
  },
}

/** One call fails: its blocks show the server's message and a retry; the others are not affected. */
export const OneCallFails: Story = {
  args: { server: working().on('get', statsCall, problem(400, 'invalid', 'The statistics are being rebuilt.')) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('3,914')).toBeVisible()
    const alerts = await canvas.findAllByText('The statistics are being rebuilt.')
    await expect(alerts).toHaveLength(2)
    args.server.on('get', statsCall, fakeDashboardStats(now))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0]!)
    await waitFor(() => expect(canvas.getAllByText(SUMMARY)).toHaveLength(2))
  },
}

const noEmployees = fakeDashboardEmployees({ registered: 0, unregistered: 0, employees: [] })
const newClient = () => working().on('get', '/ssp/production/analytics/{clientId}#getDashboardEmployees', noEmployees)

/** A client without employees shows the set-up pages that the user may change. */
export const NewClient: Story = {
  args: { server: newClient(), permissions: [...everything, 'EMPLOYEES_CREATE', 'USERS_CREATE', 'CLIENT_UPDATE'] },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: 'First steps' })
    await expect(canvas.queryByRole('link', { name: 'Look at the welcome e-mail' })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Choose logo and colours' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/profile?tab=theme')
    await userEvent.click(canvas.getByRole('link', { name: 'Add employees' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/employees')
  },
}

/** A user who may not add employees gets no first steps. */
export const NewClientReadOnly: Story = {
  args: { server: newClient(), permissions: everything },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No active employees yet')).toHaveLength(2)
    await expect(canvas.queryByRole('heading', { name: 'First steps' })).toBeNull()
  },
}

const attention = ['RECOGNITION_VIEW', 'INCIDENTS_VIEW', 'JOBS_VIEW', 'USERS_VIEW', 'USERS_UPDATE']

/** Each kind has its number, the age of the oldest, and a link to the list of exactly these records. */
export const NeedsAttention: Story = {
  args: { server: working(), permissions: attention },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '2 incident reports are late' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/client/incidents?status=late')
    await userEvent.click(await canvas.findByRole('link', { name: '7 recognitions await approval' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/client/recognition?status=awaiting')
    await userEvent.click(await canvas.findByRole('link', { name: '3 payroll uploads are ready for review' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/client/jobs?status=review')
    await userEvent.click(await canvas.findByRole('link', { name: '1 account is locked' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/access/users?status=locked')
    await canvas.findByText('Oldest: 12 days')
    await canvas.findByText('Oldest: 1 day')
    await canvas.findByText('Oldest: today')
    const queries = args.server.calls.map(({ path }) => new URL(path, 'http://x').searchParams)
    const oldest = queries.filter((query) => query.get('limit') === '1')
    await expect(oldest.map((query) => `${query.get('status')} ${query.get('page')}`).toSorted()).toEqual([
      'awaiting 6',
      'late 1',
      'review 2',
    ])
  },
}

/** Four kinds initially; the others on request. */
export const FiveKinds: Story = {
  args: { server: working(), permissions: [...attention, 'DOCUMENTS_VIEW'] },
  play: async ({ canvas, args }) => {
    const more = await canvas.findByRole('button', { name: 'Show all 5' })
    await expect(canvas.queryByRole('link', { name: '1 account is locked' })).toBeNull()
    await userEvent.click(more)
    await expect(canvas.getByRole('link', { name: '1 account is locked' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: '4 documents were not acknowledged in time' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/client/documents?tab=overdue')
  },
}

/** A kind that the user may not open makes no call. */
export const OneKind: Story = {
  args: { server: working(), permissions: ['INCIDENTS_VIEW'] },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('link', { name: '2 incident reports are late' })
    await expect(args.server.calls.every(({ path }) => path.includes('/incidents/'))).toBe(true)
  },
}

const none = () =>
  working()
    .on('get', '/ssp/production/incidents/{clientId}#count', [{ total: 0 }])
    .on('get', '/ssp/production/access/{clientId}/users#count', [{ total: 0 }])
    .on('get', '/ssp/production/jobs/{clientId}#count', [{ total: 0 }])
    .on('get', '/ssp/production/recognition/{clientId}#count', [{ total: 0 }])

export const NothingNeedsAttention: Story = {
  args: { server: none(), permissions: attention },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing needs your attention')).toBeVisible()
  },
}

/** An unknown number is not shown as 0. */
export const AttentionFails: Story = {
  args: {
    server: none().on('get', '/ssp/production/jobs/{clientId}#count', problem(400, 'invalid', 'Uploads are moved.')),
    permissions: attention,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Uploads are moved.')
    await expect(canvas.queryByText('Nothing needs your attention')).toBeNull()
  },
}
