import { fakeClient, problem } from '@ssp/api/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CALLS, drilldownServer } from '../testing'
import { PayrollPage } from './payroll-page'

interface Args {
  server: ReturnType<typeof drilldownServer>
  onNavigate: (to: string) => void
  /** Query of the address. */
  days: string
}

const meta = {
  title: 'Analytics/Payroll & Pensions',
  render: ({ days, ...args }) => (
    <SspStoryProvider
      permissions={['ANALYTICS_VIEW']}
      client={fakeClient({ figuresSince: '2026-03-10' })}
      {...args}
      at={`/analytics/payroll-pensions-analytics${days}`}
    >
      <PayrollPage />
    </SspStoryProvider>
  ),
  args: { server: drilldownServer(), onNavigate: fn(), days: '' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const PARENT = '/analytics/payroll-pensions-analytics'

/** Two tiles and four charts; tiles and line charts link to their drill-downs. */
export const Default: Story = {
  args: { server: drilldownServer() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('4,810')).toBeVisible()
    await expect(canvas.getByText('3,902')).toBeVisible()
    for (const [name, page] of [
      ['Payslips', 'payslip-uploads-vs-downloads'],
      ['Pay Documents', 'paydoc-uploads-vs-downloads'],
      ['Details of Payslips Uploaded', 'payruns'],
      ['Details of Pension Visitors', 'pensions'],
    ] as const) {
      await userEvent.click(canvas.getByRole('link', { name }))
      await expect(args.onNavigate).toHaveBeenLastCalledWith(`${PARENT}/${page}`)
    }
    for (const name of ['Pay Documents Uploaded', 'Pay Documents Downloaded'])
      await expect(canvas.getByRole('figure', { name })).toBeVisible()
  },
}

/** The totals of one tile fail; everything else stays. */
export const TileFails: Story = {
  args: { server: drilldownServer().on('get', CALLS.paydocStats, problem(503, 'unavailable', 'Away.')) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('4,810')).toBeVisible()
    await expect(await canvas.findByText('There was a problem fetching data')).toBeVisible()
    args.server.on('get', CALLS.paydocStats, { stat_pay_document_uploads: 5, stat_pay_document_downloads: 6 })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const tile = within((await canvas.findByRole('link', { name: 'Pay Documents' })).closest('section') as HTMLElement)
    await expect(await tile.findByText('5')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: drilldownServer().on('get', CALLS.payslipStats, () => new Promise(() => {})) },
  play: async ({ canvas }) => {
    const tile = (await canvas.findByRole('link', { name: 'Payslips' })).closest('section')
    await expect(tile).toHaveAttribute('aria-busy', 'true')
  },
}

/** At phone width. */
export const Phone: Story = {
  args: { server: drilldownServer() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('4,810')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

const SINCE = 'What single employees did is counted from 10/03/2026 on.'

/** For days before events of single employees were recorded, only the totals of each day are known. */
export const BeforeEvents: Story = {
  args: { server: drilldownServer(), days: '?from=2026-03-01&to=2026-03-09' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4,810')).toBeVisible()
    await expect(canvas.queryByText('3,902')).toBeNull()
    await expect(canvas.getAllByText('–')).toHaveLength(2)
    await expect(canvas.getAllByText('Not enough data to show chart')).toHaveLength(2)
    await expect(canvas.getAllByText(SINCE, { exact: false })).toHaveLength(4)
  },
}

/** A period in which recording of events starts: explains what is counted, and from when. */
export const FromTheFirstEvent: Story = {
  args: { server: drilldownServer(), days: '?from=2026-03-01&to=2026-03-20' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3,902')).toBeVisible()
    await expect(canvas.queryByText('–')).toBeNull()
    await expect(canvas.getAllByText(SINCE, { exact: false })).toHaveLength(4)
  },
}
