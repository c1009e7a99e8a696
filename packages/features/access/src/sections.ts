import { accessMessages } from './messages'

const { nav } = accessMessages

/** The lists under 'Auth', in the order of the navigation; `/access` opens the first that the user may see (decision 11). */
export const accessSections = [
  { name: 'AccessUsers', path: '/access/users', label: nav.users, permission: 'USERS_VIEW' },
] as const
