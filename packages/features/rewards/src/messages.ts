import { defineMessages } from '@ssp/feature-kit'
import { exactPounds, pounds } from './pounds'
import { titles } from './titles'

const figure = new Intl.NumberFormat('en')

/** The page and its list (spec 3 section 2). */
export const rewardsMessages = defineMessages('rewards.page', {
  title: titles.rewards,
  caption: 'Rewards',
  balance: (amount: number) => `Current Balance: £${exactPounds(amount)}`,
  give: 'Give Reward',
  ledger: 'Statement',
  search: 'Search rewards',
  total: (count: number) => (count === 1 ? '1 reward' : `${figure.format(count)} rewards`),
  empty: 'No rewards found',
  noMatch: 'No rewards found',
  failed: 'The rewards could not be loaded.',
  columns: {
    recipient: 'Recipient',
    amount: 'Amount',
    given: 'Created Date',
    state: 'State',
    message: 'Message',
    code: 'Card code',
  },
  filters: { cardAmount: 'Card Amount', createdAt: 'Created Date', viewedAt: 'Viewed Date' },
})

/** One reward. */
export const rewardCardMessages = defineMessages('rewards.card', {
  amount: pounds,
  recipient: 'An employee who was removed',
  code: 'Card code',
  show: 'Show',
  hide: 'Hide',
  showOf: (name: string) => `Show the card code of ${name}`,
  hideOf: (name: string) => `Hide the card code of ${name}`,
  logged: 'Who looks at a code is logged.',
  viewed: (date: string) => `Viewed ${date}`,
  notViewed: 'Not viewed',
  noMessage: 'No message',
  failed: 'The code could not be shown.',
})

/** The side panel 'Give Reward' (spec 3 sections 4, 5 and 8). */
export const giveMessages = defineMessages('rewards.give', {
  title: 'Give Reward',
  submit: 'Give Reward',
  tax: 'Rewards may be subject to tax.',
  employees: {
    label: 'Employee',
    search: 'Search employees',
    identifier: 'Identifier',
    name: 'Name',
    empty: 'No employee matches.',
    failed: 'The employees could not be loaded.',
    unnamed: 'Unnamed',
    noAddress: 'No e-mail address',
    total: (count: number) => (count === 1 ? '1 employee' : `${figure.format(count)} employees`),
    hint: (count: number) =>
      `There are over ${count} employees matching your search criteria, try using identifier instead.`,
    change: 'Change',
  },
  amount: 'Amount',
  amountHelp: 'Whole pounds.',
  message: 'Message',
  messageHelp: 'Optional.',
  confirm: (amount: number, forename: string, surname: string) =>
    `Are you sure you want to give £${amount} to ${[forename, surname].filter(Boolean).join(' ')}?`,
  confirmLabel: 'Give',
  standing: (amount: number) =>
    `A gift of ${pounds(amount)} to this employee is unfinished. Look at it before you give another one.`,
  notEnough: 'Not enough funds',
  serviceFailed: 'Something went wrong, please contact customer support',
  bought: 'The gift card has been bought, but the gift is not recorded yet. Try again: no second card is bought.',
  errors: {
    failed: 'The reward could not be given.',
    amount: 'Enter a whole number of pounds, at least 1.',
  },
})

/** Unfinished gifts. */
export const unfinishedMessages = defineMessages('rewards.unfinished', {
  waiting: (count: number) => (count === 1 ? '1 gift is unfinished.' : `${figure.format(count)} gifts are unfinished.`),
  open: 'Look at them',
  title: 'Unfinished gifts',
  explain:
    'Their money is reserved. A card that was bought is given by itself after a minute; money without a card goes back after 15 minutes.',
  list: 'Unfinished gifts',
  empty: 'There are no unfinished gifts.',
  failed: 'The gifts could not be loaded.',
  status: { reserved: 'No card yet', issued: 'Card bought' },
  by: (name: string, at: string) => `${name}, ${at}`,
  resume: 'Resume',
  refund: 'Refund',
  resumeOf: (name: string) => `Resume the gift to ${name}`,
  refundOf: (name: string) => `Refund the gift to ${name}`,
  resumed: 'The reward has been given',
  recipientGone: 'The employee was removed. The card is in the list of rewards.',
  refunded: 'The money is back on the balance',
  amount: pounds,
  confirmRefund: (amount: number, name: string) => `Take back ${pounds(amount)} from the gift to ${name}?`,
  refundLoses: 'The gift ends here. It can be given again.',
  notDone: 'The gift is still unfinished',
  changed: 'The gift has not been refunded',
  close: 'Close',
})

/** The ledger, and the top-up by staff of the platform. */
export const ledgerMessages = defineMessages('rewards.ledger', {
  title: 'Statement',
  list: 'Entries of the balance',
  empty: 'Nothing has been paid in yet.',
  failed: 'The statement could not be loaded.',
  kinds: { top_up: 'Top-up', gift: 'Gift', refund: 'Refund' },
  system: 'System',
  amount: (amount: number) => `${amount < 0 ? '−' : '+'}£${exactPounds(Math.abs(amount))}`,
  close: 'Close',
  topUp: 'Top up',
  topUpTitle: 'Top up the balance',
  topUpAmount: 'Amount',
  topUpNote: 'Note',
  topUpNoteHelp: 'For example the number of an invoice.',
  toppedUp: 'The balance has been topped up',
  errors: { failed: 'The balance could not be topped up.', amount: 'Enter a whole number of pounds, at least 1.' },
})
