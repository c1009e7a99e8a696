import { fakeEmployee, fakeId, problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ADA, fakeCode, fakeUnfinished, rewardServer, rewardsPath } from '../testing'
import { GiveRewardPanel } from './give-reward-panel'

interface Args {
  server: FakeServer
  onClose: () => void
}

const meta = {
  title: 'Rewards/Give',
  render: ({ server, onClose }) => (
    <SspStoryProvider server={server} permissions={['REWARDS_VIEW', 'EMPLOYEES_VIEW']}>
      <GiveRewardPanel open onClose={onClose} />
    </SspStoryProvider>
  ),
  args: { server: rewardServer(), onClose: fn() },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: 'Give Reward' }))
const posts = (server: FakeServer) => server.calls.filter(({ method }) => method === 'POST')
const FAILED = 'Something went wrong, please contact customer support'

/** Chooses Ada, types an amount and clicks the button; the confirmation follows. */
async function order(amount: string) {
  const panel = await opened()
  await userEvent.click(await panel.findByRole('row', { name: /Ada Okafor/ }))
  await userEvent.type(await panel.findByRole('spinbutton', { name: /Amount/ }), amount)
  await userEvent.click(panel.getByRole('button', { name: 'Give Reward' }))
  return panel
}
async function confirmed() {
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Give' }))
}

/** Employee, amount and message, confirmation, card, record; both calls have the same key. */
export const Given: Story = {
  args: { server: rewardServer() },
  play: async ({ args }) => {
    const panel = await opened()
    await expect(panel.getByText('Rewards may be subject to tax.')).toBeVisible()
    await expect((await panel.findAllByRole('columnheader')).map((cell) => cell.textContent)).toEqual([
      'Identifier',
      'Name',
    ])
    await expect(panel.getByRole('row', { name: /Bruno Costa.*No e-mail address/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(panel.queryByRole('spinbutton', { name: /Amount/ })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Give Reward' }))
    const search = panel.getByRole('combobox', { name: /^Employee/ })
    await expect(search).toHaveFocus()
    await expect(search).toHaveAccessibleDescription('Please fill in this field.')
    await userEvent.click(search)
    await userEvent.click(panel.getByRole('row', { name: /Ada Okafor/ }))
    const amount = await panel.findByRole('spinbutton', { name: /Amount/ })
    await expect(amount).not.toHaveAttribute('aria-invalid')
    await expect(amount).toHaveAttribute('min', '1')
    await expect(amount).toHaveAttribute('step', '1')
    await userEvent.type(amount, '20')
    await userEvent.type(panel.getByRole('textbox', { name: 'Message' }), 'ありがとう')
    await userEvent.click(panel.getByRole('button', { name: 'Give Reward' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Are you sure you want to give £20 to Ada Okafor?')).toBeVisible()
    await expect(posts(args.server)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Give' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    const [card, record] = posts(args.server)
    await expect(card?.body).toEqual({ employeeId: ADA.id, cardAmount: 20, message: 'ありがとう' })
    await expect(record?.body).toMatchObject({
      card_code: fakeCode(99),
      email: ADA.email,
      employee_id: ADA.id,
      card_amount: 20,
      message: 'ありがとう',
    })
    await expect(card?.headers.get('Idempotency-Key')).toBe(record?.headers.get('Idempotency-Key'))
  },
}

/** The arrow keys move without choosing; Enter chooses, and the amount gets the focus. */
export const ByKeyboard: Story = {
  args: { server: rewardServer() },
  play: async () => {
    const panel = await opened()
    const search = await panel.findByRole('combobox', { name: /Employee/ })
    await waitFor(() => expect(search).toHaveFocus())
    const row = await panel.findByRole('row', { name: /Ada Okafor/ })
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(search.getAttribute('aria-activedescendant')).toBe(row.id)
    await expect(row).toHaveAttribute('aria-selected', 'true')
    await expect(panel.queryByRole('spinbutton', { name: /Amount/ })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(panel.getByRole('spinbutton', { name: /Amount/ })).toHaveFocus())
    await expect(panel.getByRole('group', { name: 'Employee' })).toHaveTextContent('Ada Okafor')
  },
}

/** Nothing is sent until the confirmation is given. */
export const NotConfirmed: Story = {
  args: { server: rewardServer() },
  play: async ({ args }) => {
    const panel = await order('20')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(panel.getByRole('spinbutton', { name: /Amount/ })).toHaveValue(20)
    await expect(posts(args.server)).toEqual([])
  },
}

/** The funds are checked after the confirmation, with a fresh balance, before a card is requested. */
export const NotEnough: Story = {
  args: { server: rewardServer({ balance: 19 }) },
  play: async ({ args }) => {
    const panel = await order('20')
    await confirmed()
    await expect(await panel.findByText('Not enough funds')).toBeVisible()
    await expect(posts(args.server)).toEqual([])
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Another user has spent the balance: the server reports the same. */
export const NotEnoughAnyMore: Story = {
  args: {
    server: rewardServer().on(
      'post',
      `${rewardsPath}/gift-card`,
      problem(400, 'invalid', 'Not enough funds', { fields: { cardAmount: 'Not enough funds' } }),
    ),
  },
  play: async () => {
    const panel = await order('20')
    await confirmed()
    await expect(await panel.findByText('Not enough funds')).toBeVisible()
  },
}

/** Rejects negative numbers, fractions and zero. */
export const WrongAmounts: Story = {
  args: { server: rewardServer() },
  play: async () => {
    const panel = await opened()
    await userEvent.click(await panel.findByRole('row', { name: /Ada Okafor/ }))
    const amount = await panel.findByRole('spinbutton', { name: /Amount/ })
    for (const text of ['0', '-5', '1.5']) {
      await userEvent.clear(amount)
      // At once: a lone minus is no value of the field, and the browser warns of a script that sets it.
      await userEvent.paste(text)
      await userEvent.click(panel.getByRole('button', { name: 'Give Reward' }))
      await expect(amount).toHaveAccessibleDescription('Enter a whole number of pounds, at least 1.')
      await expect(amount).toHaveFocus()
    }
    await userEvent.clear(amount)
    await userEvent.type(amount, '1')
    await userEvent.click(panel.getByRole('button', { name: 'Give Reward' }))
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}

const failing = (status: 'reserved' | 'refunded') =>
  rewardServer().on('post', `${rewardsPath}/gift-card`, {
    body: { successFlag: false, response: { gcClaimCode: null } },
    gift: { id: fakeId(899), status },
  })

async function twice(server: FakeServer) {
  const panel = await order('20')
  await confirmed()
  await expect(await panel.findByText(FAILED)).toBeVisible()
  await userEvent.click(panel.getByRole('button', { name: 'Give Reward' }))
  await confirmed()
  await waitFor(() => expect(posts(server)).toHaveLength(2))
  await expect(await panel.findByText(FAILED)).toBeVisible()
  return posts(server).map(({ headers }) => headers.get('Idempotency-Key'))
}

/** It is unknown whether a card was bought: a retry continues the same gift. */
export const ServiceFailed: Story = {
  args: { server: failing('reserved') },
  play: async ({ args }) => {
    const [first, second] = await twice(args.server)
    await expect(second).toBe(first)
  },
}

/** The money was refunded: a retry is a new gift. */
export const ServiceDeclined: Story = {
  args: { server: failing('refunded') },
  play: async ({ args }) => {
    const [first, second] = await twice(args.server)
    await expect(second).not.toBe(first)
  },
}

/** The card was bought and recording failed: only the recording is retried, without another confirmation. */
export const RecordFailed: Story = {
  args: {
    server: (() => {
      let tries = 0
      return rewardServer().on('post', `${rewardsPath}/create`, () => {
        tries += 1
        return tries === 1 ? problem(503, 'unavailable', 'Please try again.') : { success: true, id: fakeId(899) }
      })
    })(),
  },
  play: async ({ args }) => {
    const panel = await order('20')
    await confirmed()
    await expect(await panel.findByText(/The gift card has been bought/)).toBeVisible()
    await expect(panel.getByRole('spinbutton', { name: /Amount/ })).toBeDisabled()
    await expect(panel.queryByRole('button', { name: 'Change' })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Give Reward' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    const paths = posts(args.server).map(({ path }) => path.split('/').at(-1))
    await expect(paths).toEqual(['gift-card', 'create', 'create'])
  },
}

/** The server keeps a gift whose card was bought: closing loses nothing, so there is no confirmation. */
export const ClosedAfterThePurchase: Story = {
  args: {
    onClose: fn(),
    server: rewardServer().on('post', `${rewardsPath}/create`, problem(503, 'unavailable', 'Please try again.')),
  },
  play: async ({ args }) => {
    const panel = await order('20')
    await confirmed()
    await expect(await panel.findByText(/The gift card has been bought/)).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'Message' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

/** A gift to the same person is unfinished: the giver of another one is warned. */
export const AnotherStandsHalfWay: Story = {
  args: { server: rewardServer({ unfinished: [fakeUnfinished(0, { employee_id: ADA.id })] }) },
  play: async () => {
    const panel = await opened()
    await userEvent.click(await panel.findByRole('row', { name: /Ada Okafor/ }))
    await expect(await panel.findByText(/A gift of £25 to this employee is unfinished/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'Change' }))
    await expect(await panel.findByRole('row', { name: /Ada Okafor/ })).toBeVisible()
    await expect(panel.getByRole('combobox', { name: /Employee/ })).toHaveFocus()
  },
}

const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) => fakeEmployee({ id: fakeId(500 + index), forename: `Ada ${index + 1}` }))

/** More than three pages show the hint. */
export const ManyEmployees: Story = {
  args: { server: rewardServer({ employees: crowd(16) }) },
  play: async () => {
    const panel = await opened()
    await expect(
      await panel.findByText(
        'There are over 15 employees matching your search criteria, try using identifier instead.',
      ),
    ).toBeVisible()
    // The first row is the header.
    await expect(await panel.findAllByRole('row')).toHaveLength(6)
    await expect(panel.getByRole('button', { name: 'Page 4' })).toBeVisible()
  },
}

/** Three pages do not. */
export const ThreePages: Story = {
  args: { server: rewardServer({ employees: crowd(15) }) },
  play: async () => {
    const panel = await opened()
    await expect(await panel.findByText('15 employees')).toBeVisible()
    await expect(panel.queryByText(/There are over/)).toBeNull()
  },
}
