import { fakeId, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { employee } from '../../testing'
import { filesServer } from '../../testing/files-server'
import { PayTab } from './pay-tab'

interface Args {
  server: FakeServer
  permissions: string[]
  user?: { restricted: { permission: string; client_ids: string[]; team_ids: string[] }[] }
}

const team = fakeId(77)
const pay = '/ssp/production/employees'

const meta = {
  title: 'Employees/Pay',
  render: (args) => (
    <SspStoryProvider {...args}>
      <PayTab employee={employee(0, { teams: [{ team_id: team }] })} merger={[]} merged={[]} etag={undefined} />
    </SspStoryProvider>
  ),
  args: { server: filesServer(), permissions: ['EMPLOYEES_VIEW', 'PAYDOCS_VIEW', 'PAYSLIPS_VIEW'] },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Newest first; an item of a merged account is shown and cannot be deleted; deleting asks for confirmation. */
export const Default: Story = {
  render: (args) => meta.render({ ...args, server: filesServer() }),
  play: async ({ canvas }) => {
    const payslips = within(await canvas.findByRole('list', { name: 'Payslips' }))
    const dates = payslips.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)
    await expect(dates).toEqual(['31.03.2026', '28.02.2026', '31.01.2026', '31.12.2025'])
    await expect(payslips.getByText('Merged account')).toBeVisible()
    await expect(payslips.queryByRole('button', { name: 'Delete 31.12.2025' })).toBeNull()
    await expect(within(canvas.getByRole('list', { name: 'Pay documents' })).getAllByText('P60')).toHaveLength(2)
    await userEvent.click(payslips.getByRole('button', { name: 'Delete 28.02.2026' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByText('28.02.2026')).toBeNull())
  },
}

/** The server makes the ZIP file; its progress is shown, and it can be opened again. */
export const Archive: Story = {
  render: (args) => meta.render({ ...args, server: filesServer() }),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Payslips' })
    await userEvent.click(canvas.getByRole('button', { name: 'Download All: Payslips' }))
    await expect(await canvas.findByText('Packing 1 of 4')).toBeVisible()
    await expect(await canvas.findByText('The ZIP file is ready.')).toBeVisible()
  },
}

/** One restricted team for either permission hides both columns, and nothing is requested. */
export const Restricted: Story = {
  args: {
    server: filesServer(),
    user: { restricted: [{ permission: 'PAYSLIPS_VIEW', client_ids: [], team_ids: [team] }] },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('You can not view pay docs/payslips for this team')).toBeVisible()
    await expect(canvas.queryByText('Payslips')).toBeNull()
    await expect(args.server.calls.filter(({ path }) => /pay/.test(path))).toEqual([])
  },
}

export const WithoutPayslips: Story = {
  args: { server: filesServer(), permissions: ['EMPLOYEES_VIEW', 'PAYDOCS_VIEW'] },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('list', { name: 'Pay documents' })
    await expect(canvas.queryByText('Payslips')).toBeNull()
    await expect(args.server.calls.filter(({ path }) => path.includes('payslips'))).toEqual([])
  },
}

/** A reason that the server returns instead of an address is an alert. */
export const AddressRejected: Story = {
  args: {
    server: filesServer().on('get', '/batch/get-document-url', { errorMessage: 'This file is not there any more.' }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View 31.03.2026' }))
    await expect(await screen.findByText('This file is not there any more.')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: filesServer({ payslips: [], payDocuments: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payslips found.')).toBeVisible()
    await expect(await canvas.findByText('No documents found.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download All: Payslips' })).toHaveAccessibleDescription(
      'There is no file to download.',
    )
  },
}

export const Failed: Story = {
  args: {
    server: filesServer().on(
      'get',
      `${pay}/payslips-data/{clientId}/{employeeId}`,
      problem(503, 'unavailable', 'The service is not available at the moment, please try again.'),
    ),
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

export const Loading: Story = {
  args: {
    server: filesServer().on(
      'get',
      `${pay}/payslips-data/{clientId}/{employeeId}`,
      () => new Promise<Response>(() => {}),
    ),
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
