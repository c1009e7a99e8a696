import { defineMessages } from '@ssp/feature-kit'

const figure = new Intl.NumberFormat('en')
const accounts = (count: number) => (count === 1 ? '1 account' : `${figure.format(count)} accounts`)

/** What a change would take away, and what somebody else changed in the meantime. */
export const changeMessages = defineMessages('access.change', {
  conflict: 'Somebody else changed this in the meantime, so nothing was saved. This is how it stands now.',
  conflictTyped: 'Somebody else changed this in the meantime, so nothing was saved. What you typed is still here.',
  relabelled: (from: string, to: string) => `Renamed from ${from} to ${to}`,
  added: (names: string) => `Added: ${names}`,
  removed: (names: string) => `Removed: ${names}`,
  moreNames: (names: string, more: number) => `${names} and ${figure.format(more)} more`,
  impact: {
    weighing: 'Counting the accounts concerned',
    nobody: 'No account loses anything.',
    loses: (count: number, clients: number) =>
      `${accounts(count)} in ${clients === 1 ? '1 client' : `${figure.format(clients)} clients`} will lose access.`,
    keeps: (count: number) =>
      count === 1 ? '1 account keeps it another way.' : `${accounts(count)} keep it another way.`,
    names: 'Show names',
    lose: 'Lose access',
    keep: 'Keep it another way',
    firstOnly: (shown: number) => `The first ${shown} are named.`,
  },
})
