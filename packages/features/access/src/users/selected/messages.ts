import { defineMessages } from '@ssp/feature-kit'

const figure = new Intl.NumberFormat('en')
const users = (count: number) => (count === 1 ? '1 user' : `${figure.format(count)} users`)
const LEFT_OUT = 'Your own account, the last superadmin and accounts that hold more than yours are left out.'

/** What can be done to selected users. */
export const selectedUsersMessages = defineMessages('access.selected', {
  actions: { deactivate: 'Deactivate', reactivate: 'Reactivate', unlock: 'Unlock' },
  confirm: {
    deactivate: (count: number) => ({
      title: `Deactivate ${users(count)}?`,
      text: `They are signed out everywhere at once and cannot sign in until somebody reactivates them. Roles, permissions and clients are kept. ${LEFT_OUT}`,
      confirmLabel: 'Deactivate',
    }),
    reactivate: (count: number) => ({
      title: `Reactivate ${users(count)}?`,
      text: `They can sign in again with the role, permissions and clients that they had. ${LEFT_OUT}`,
      confirmLabel: 'Reactivate',
    }),
    unlock: (count: number) => ({
      title: `Unlock ${users(count)}?`,
      text: 'Their failed sign-ins are forgotten. Accounts that hold more than yours are left out.',
      confirmLabel: 'Unlock',
    }),
  },
  done: {
    deactivate: (count: number) => (count === 0 ? 'No user was deactivated' : `${users(count)} deactivated`),
    reactivate: (count: number) => (count === 0 ? 'No user was reactivated' : `${users(count)} can sign in again`),
    unlock: (count: number) => (count === 0 ? 'No user was unlocked' : `${users(count)} unlocked`),
  },
  failed: 'The users could not be changed.',
})
