import { changeMessages } from './change/messages'
import { createUserMessages } from './create/messages'
import { listMessages } from './list/messages'
import { permissionsMessages } from './permissions/messages'
import { policiesMessages } from './policies/messages'
import { rolesMessages } from './roles/messages'
import { scopeMessages } from './scopes/messages'
import { sharedMessages } from './shared/messages'
import { statusMessages } from './user/status/messages'
import { userMessages } from './user/messages'
import { strictRightsMessages } from './strict-rights/messages'
import { usersMessages } from './users/messages'
import { selectedUsersMessages } from './users/selected/messages'
import { wizardMessages } from './wizard/messages'

/** Every text of the feature by screen, for hosts that replace some; texts of the specification to the letter (spec 1 sections 2.11, 5 and 8). */
export const accessMessages = {
  users: usersMessages.messages,
  selectedUsers: selectedUsersMessages.messages,
  createUser: createUserMessages.messages,
  wizard: wizardMessages.messages,
  user: userMessages.messages,
  list: listMessages.messages,
  change: changeMessages.messages,
  roles: rolesMessages.messages,
  policies: policiesMessages.messages,
  permissions: permissionsMessages.messages,
  scopes: scopeMessages.messages,
  status: statusMessages.messages,
  shared: sharedMessages.messages,
  strictRights: strictRightsMessages.messages,
}

/** All texts of the feature. */
export type AccessMessages = typeof accessMessages
