import { changeMessages } from './change/messages'
import { listMessages } from './list/messages'
import { permissionsMessages } from './permissions/messages'
import { policiesMessages } from './policies/messages'
import { rolesMessages } from './roles/messages'
import { titles } from './titles'
import { statusMessages } from './status/messages'
import { userMessages } from './user/messages'
import { usersMessages } from './users/messages'
import { wizardMessages } from './wizard/messages'

/** Every visible text of the access feature by screen; texts of the specification to the letter (spec 1 sections 2.11, 5 and 8). */
export const accessMessages = {
  nav: titles.nav,
  users: usersMessages,
  wizard: wizardMessages,
  user: userMessages,
  list: listMessages,
  notYours: 'You do not hold it yourself',
  change: changeMessages,
  roles: rolesMessages,
  policies: policiesMessages,
  permissions: permissionsMessages,
  status: statusMessages,
} as const

/** All texts of the feature. */
export type AccessMessages = typeof accessMessages
