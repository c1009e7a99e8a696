import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { RewardsPage } from './rewards-page'
import { fakeCode, fakeLedger, fakeReward, fakeRewards, fakeUnfinished, rewardServer, rewardsPath } from './testing'

interface Args {
  server: FakeServer
  at: string
  permissions: string[]
}

const meta = {
  title: 'Rewards/Page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <RewardsPage />
    </SspStoryProvider>
  ),
  args: { server: rewardServer(), at: '/client/rewards', permissions: ['REWARDS_VIEW', 'EMPLOYEES_VIEW'] },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

/** Ten cards per page, with the balance below the title. */
export const List: Story = {
  args: { server: rewardServer({ rows: fakeRewards(12) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Current Balance: £1,240.00')).toBeVisible()
    const cards = within(await canvas.findByRole('list', { name: 'Rewards' })).getAllByRole('listitem')
    await expect(cards).toHaveLength(10)
    await expect(cards[0]).toHaveTextContent(
      /Ada Okafor.*£10.*04\.03\.2026.*Viewed 05\.03\.2026.*Thank you for help number 1.*••••/,
    )
    await expect(cards[1]).toHaveTextContent(/Bruno Costa.*£11.*Not viewed.*No message/)
    await expect(within(cards[1]!).getByRole('link', { name: 'Bruno Costa' })).toHaveAttribute(
      'href',
      `/employees/${fakeReward(1).employee_id}/info`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2))
  },
}

/** The same as a table, sorted by amount, with Show for the code; it can be downloaded. */
export const AsTable: Story = {
  args: { at: '/client/rewards?layout=list', server: rewardServer({ rows: fakeRewards(12) }) },
  play: async ({ canvas, args }) => {
    const headings = await canvas.findAllByRole('columnheader')
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Recipient',
      'Amount',
      'Created Date',
      'State',
      'Message',
      'Card code',
    ])
    const row = await canvas.findByRole('row', { name: /^Ada Okafor £10 04\.03\.2026 Viewed 05\.03\.2026/ })
    await userEvent.click(within(row).getByRole('button', { name: 'Show the card code of Ada Okafor' }))
    await expect(await canvas.findByText(fakeCode(0))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }))
    await waitFor(() => expect(args.server.calls.some(({ path }) => path.includes('sort=amount'))).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download as CSV' })).toBeVisible())
  },
}

/** Show loads the code of one card; Hide removes it. */
export const ShowAndHide: Story = {
  args: { server: rewardServer({ rows: fakeRewards(2) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the card code of Bruno Costa' }))
    await expect(await canvas.findByText(fakeCode(1))).toBeVisible()
    await expect(canvas.queryByText(fakeCode(0))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the card code of Bruno Costa' }))
    await expect(canvas.queryByText(fakeCode(1))).toBeNull()
    await expect(args.server.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
  },
}

/** The filters are in the address and in the request. */
export const Filtered: Story = {
  args: { at: '/client/rewards?cardAmount=12,14', server: rewardServer({ rows: fakeRewards(12) }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3))
    await expect(canvas.getByText(/Card Amount: 12–14/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Filter/ }))
    const panel = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(panel.getByRole('group', { name: 'Card Amount' })).toBeVisible())
    await expect(panel.getByText('Created Date')).toBeVisible()
    await expect(panel.getByText('Viewed Date')).toBeVisible()
  },
}

/** Unfinished gifts are resumed, or refunded after a confirmation; a bought card can only be given. */
export const HalfWay: Story = {
  args: {
    server: rewardServer({
      unfinished: [fakeUnfinished(0), fakeUnfinished(1, { status: 'issued' }), fakeUnfinished(2)],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 gifts are unfinished.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Look at them' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Unfinished gifts' }))
    await expect(await panel.findByText('Card bought')).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Refund the gift to Bruno Costa' })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Refund the gift to Ada Okafor' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Take back £25 from the gift to Ada Okafor?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    await waitFor(() => expect(panel.queryByText('Ada Okafor')).toBeNull())
    await userEvent.click(panel.getByRole('button', { name: 'Resume the gift to Bruno Costa' }))
    await waitFor(() => expect(panel.queryByText('Bruno Costa')).toBeNull())
    await expect(panel.getByText('Chloé Lefèvre')).toBeVisible()
  },
}

/** The server's message stays on screen, and so does the gift. */
export const StillHalfWay: Story = {
  args: {
    server: rewardServer({ unfinished: [fakeUnfinished(0)] }).on('post', `${rewardsPath}/unfinished/{id}/resume`, {
      success: false,
      status: 'reserved',
      message: 'Something went wrong, please contact customer support',
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Look at them' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Unfinished gifts' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Resume the gift to Ada Okafor' }))
    await expect(await panel.findByText(/Something went wrong, please contact customer support/)).toBeVisible()
    await expect(panel.getByText('Ada Okafor')).toBeVisible()
  },
}

/** A card whose employee was removed is recorded, but not reported as given. */
export const RecipientGone: Story = {
  args: {
    server: rewardServer({ unfinished: [fakeUnfinished(0, { status: 'issued' })] }).on(
      'post',
      `${rewardsPath}/unfinished/{id}/resume`,
      { success: false, status: 'recorded', message: 'The employee was removed.' },
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Look at them' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Unfinished gifts' }))
    await userEvent.click(await panel.findByRole('button', { name: 'Resume the gift to Ada Okafor' }))
    await expect(await screen.findByText(/^The employee was removed. The card is in the list/)).toBeInTheDocument()
    await expect(panel.queryByText('The gift is still unfinished')).toBeNull()
  },
}

/** All movements with their authors; platform staff can top up. */
export const Statement: Story = {
  args: {
    server: rewardServer({ rows: fakeRewards(1), ledger: fakeLedger(12) }),
    permissions: ['REWARDS_VIEW', 'PLATFORM_UPDATE'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Statement' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Statement' }))
    const entries = within(await panel.findByRole('list', { name: 'Entries of the balance' })).getAllByRole('listitem')
    await expect(entries).toHaveLength(10)
    await expect(entries[0]).toHaveTextContent(/Gift.*Ada Okafor · Grace Holloway.*−£25\.00/)
    await expect(entries[1]).toHaveTextContent(/Refund.*Bruno Costa · System.*\+£25\.00/)
    await userEvent.click(panel.getByRole('button', { name: 'Top up' }))
    const form = within(await screen.findByRole('dialog', { name: 'Top up the balance' }))
    const amount = form.getByRole('spinbutton', { name: /Amount/ })
    await userEvent.click(form.getByRole('button', { name: 'Top up' }))
    await expect(amount).toHaveFocus()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(amount, '260')
    await userEvent.click(form.getByRole('button', { name: 'Top up' }))
    await waitFor(() => expect(panel.getByText('Current Balance: £1,500.00')).toBeVisible())
  },
}

export const Empty: Story = {
  args: { server: rewardServer({ rows: [], balance: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rewards found')).toBeVisible()
    await expect(await canvas.findByText('Current Balance: £0.00')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: rewardServer().on('get', rewardsPath, () => new Promise<Response>(() => {})) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
    await expect(canvas.queryByText('No rewards found')).toBeNull()
  },
}

/** A user whose permission was removed while the page was open; the route guard stops all others. */
export const NoPermission: Story = {
  args: {
    permissions: [],
    server: rewardServer({ rows: [] }).on('get', rewardsPath, problem(403, 'forbidden', 'You may not see this.')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You may not see this.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const long = 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4).trim()

/** A name and a message of maximum length, and the largest sums, on a phone. */
export const LongOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    server: rewardServer({
      balance: 999_999_999,
      rows: [fakeReward(0, { fullname: long, card_amount: 1_000_000, message: long.repeat(2) })],
      unfinished: [fakeUnfinished(0)],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('£1,000,000')).toBeVisible()
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
