import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

const figure = new Intl.NumberFormat('en')

/** The users list. */
export const usersMessages = defineMessages('access.users', {
  title: titles.users,
  total: (count: number) => (count === 1 ? '1 user' : `${figure.format(count)} users`),
  create: 'Create',
  columns: {
    label: 'Display name',
    username: 'Username',
    email: 'Email',
    role: 'Role',
    lastSignIn: 'Last sign-in',
    restrictions: 'Restrictions',
  },
  never: 'Never',
  neverSignedIn: 'Never signed in',
  lastSignIn: (day: string) => `Last sign-in ${day}`,
  restrictedOf: (count: number) =>
    count === 1 ? '1 permission restricted' : `${figure.format(count)} permissions restricted`,
  filters: { status: { label: 'Status', options: { locked: 'Locked' } }, roleId: 'Role' },
  search: 'Search users',
  noRole: 'No role',
  empty: 'We could not find any users.',
  failed: 'The users could not be loaded.',
})
