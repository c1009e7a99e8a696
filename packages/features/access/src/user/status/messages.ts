import { defineMessages } from '@ssp/feature-kit'

/** Whether a user may sign in: deactivated or not, locked by failed sign-ins or not. */
export const statusMessages = defineMessages('access.status', {
  status: 'Status',
  active: 'Active',
  inactive: 'Deactivated',
  deactivate: 'Deactivate user',
  reactivate: 'Reactivate user',
  deactivated: (name: string) => `${name} is deactivated`,
  reactivated: (name: string) => `${name} can sign in again`,
  undo: 'Undo',
  failed: 'The status could not be changed.',
  inactiveNotice: 'This user is deactivated and cannot sign in. Everything they hold is kept.',
  confirmDeactivate: {
    title: (name: string) => `Deactivate ${name}?`,
    text: 'They are signed out everywhere at once and cannot sign in until somebody reactivates them. Roles, permissions and clients are kept.',
    confirmLabel: 'Deactivate',
  },
  confirmReactivate: {
    title: (name: string) => `Reactivate ${name}?`,
    text: 'They can sign in again with the role, permissions and clients that they had.',
    confirmLabel: 'Reactivate',
  },
  lockedUntil: (moment: string) => `Locked until ${moment} after too many failed sign-ins.`,
  unlock: 'Unlock',
  unlocked: (name: string) => `${name} is unlocked`,
  unlockFailed: 'The user could not be unlocked.',
})
