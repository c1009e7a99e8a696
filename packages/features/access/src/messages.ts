import { userMessages } from './user/messages'
import { usersMessages } from './users/messages'
import { wizardMessages } from './wizard/messages'

/** Every visible text of the access feature by screen; texts of the specification to the letter (spec 1 sections 2.11, 5 and 8). */
export const accessMessages = {
  nav: { auth: 'Auth', users: 'Users', roles: 'Roles', policies: 'Policies', permissions: 'Permissions' },
  users: usersMessages,
  wizard: wizardMessages,
  user: userMessages,
} as const

/** All texts of the feature. */
export type AccessMessages = typeof accessMessages
