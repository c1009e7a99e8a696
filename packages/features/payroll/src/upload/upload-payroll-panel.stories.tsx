import type { Client } from '@ssp/api'
import { fakeClient, problem } from '@ssp/api/testing'
import { SspStoryProvider, typeDate, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { jobsPath, payrollServer } from '../testing'
import { UploadPayrollPanel } from './upload-payroll-panel'

interface Args {
  server: FakeServer
  client: Client
  onClose: () => void
  onUploaded: () => void
}

const meta = {
  title: 'Payroll/Upload panel',
  render: ({ server, client, ...panel }) => (
    <SspStoryProvider server={server} client={client} permissions={['JOBS_VIEW', 'JOBS_CREATE']}>
      <UploadPayrollPanel open {...panel} />
    </SspStoryProvider>
  ),
  args: { server: payrollServer(), client: fakeClient(), onClose: fn<() => void>(), onUploaded: fn<() => void>() },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const panel = async () => within(await screen.findByRole('dialog', { name: 'Upload payroll file' }))
const zip = () => new File(['PK'], 'March Payroll.zip', { type: 'application/zip' })
const choose = async (dialog: Awaited<ReturnType<typeof panel>>, type: string) => {
  await dialog.findByRole('option', { name: type })
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Document type/ }), type)
}

/** 'Replace Payslips?' applies to payslips and is on by default; Excel payslips and the CSV types are not offered. */
export const Types: Story = {
  play: async () => {
    const dialog = await panel()
    await choose(dialog, 'Payslip')
    await expect(dialog.getByRole('checkbox', { name: 'Replace Payslips?' })).toBeChecked()
    await choose(dialog, 'P60')
    await expect(dialog.queryByRole('checkbox', { name: 'Replace Payslips?' })).toBeNull()
    await expect(dialog.queryByRole('option', { name: /Excel|CSV/ })).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Upload' })).toHaveAccessibleDescription('Please choose a file.')
  },
}

/** A platform with Excel payslips. */
export const Excel: Story = {
  args: { server: payrollServer({ excel: true }) },
  play: async () => {
    const dialog = await panel()
    await choose(dialog, 'CJS Excel Payslip')
    await expect(dialog.getByRole('checkbox', { name: 'Replace Payslips?' })).toBeChecked()
    await userEvent.upload(dialog.getByLabelText('File'), zip(), { applyAccept: false })
    await expect(await dialog.findByRole('alert')).toHaveTextContent('March Payroll.zip')
  },
}

/** A scheduled release requires its day. */
export const Scheduled: Story = {
  play: async () => {
    const dialog = await panel()
    await choose(dialog, 'Payslip')
    await userEvent.click(dialog.getByRole('radio', { name: /At a set time/ }))
    await userEvent.upload(dialog.getByLabelText('File'), zip())
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await expect(await dialog.findByText('This is required.')).toBeVisible()
  },
}

/** With strict rights, an account that may not release uploads has them reviewed by another. */
export const WithoutRelease: Story = {
  args: { client: fakeClient({ strictRights: true }) },
  play: async () => {
    const dialog = await panel()
    await expect(dialog.getByText(/an account that may release uploads/)).toBeVisible()
    await expect(dialog.queryByRole('radio')).toBeNull()
  },
}

/** A release scheduled for the past would show the documents at once: nothing is sent. */
export const PlannedInThePast: Story = {
  args: { server: payrollServer() },
  play: async ({ args }) => {
    const dialog = await panel()
    await choose(dialog, 'Payslip')
    await userEvent.click(dialog.getByRole('radio', { name: /At a set time/ }))
    await userEvent.upload(dialog.getByLabelText('File'), zip())
    await typeDate(userEvent, await dialog.findByRole('group', { name: /Release on/ }), '2026-01-01')
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await expect(await dialog.findByText('This has passed. Choose a later time.')).toBeVisible()
    await expect(args.server.calls.filter(({ method }) => method === 'POST')).toEqual([])
  },
}

/** A rejection by the store is reported, and the input stays. */
export const Rejected: Story = {
  args: { server: payrollServer().on('post', '/dashboard/sign-upload-url', problem(503, 'unavailable', 'Away.')) },
  play: async ({ args }) => {
    const dialog = await panel()
    await choose(dialog, 'Payslip')
    await userEvent.upload(dialog.getByLabelText('File'), zip())
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await expect(
      await dialog.findByText('Something went wrong, please try again or contact customer support'),
    ).toBeVisible()
    await expect(dialog.getByText('March Payroll.zip')).toBeVisible()
    await waitFor(() => expect(args.onClose).not.toHaveBeenCalled())
  },
}

const transfer: { signal?: AbortSignal } = {}

/** Leaving the panel ends the transfer, so no upload is created. */
export const LeftWhileSending: Story = {
  args: {
    server: payrollServer().on('post', '/dashboard/sign-upload-url', ({ signal }) => {
      transfer.signal = signal
      return new Promise<never>(() => {})
    }),
  },
  render: function Left({ server, onUploaded }) {
    const [open, setOpen] = useState(true)
    return (
      <SspStoryProvider server={server} permissions={['JOBS_VIEW']}>
        {open && <UploadPayrollPanel open onClose={() => setOpen(false)} onUploaded={onUploaded} />}
      </SspStoryProvider>
    )
  },
  play: async ({ args }) => {
    const dialog = await panel()
    await choose(dialog, 'Payslip')
    await userEvent.upload(dialog.getByLabelText('File'), zip())
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await waitFor(() => expect(transfer.signal).toBeDefined())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    const confirm = within(await screen.findByRole('alertdialog'))
    await userEvent.click(confirm.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(transfer.signal?.aborted).toBe(true))
    await expect(args.onUploaded).not.toHaveBeenCalled()
  },
}

export const TypesFailed: Story = {
  args: { server: payrollServer().on('get', `${jobsPath}/document-types`, problem(503, 'unavailable', 'Away.')) },
  play: async () => {
    await expect(await (await panel()).findByText('The document types could not be loaded.')).toBeVisible()
  },
}
