// Generated from the translations by scripts/message-types.test.mjs. Do not edit.
import type { OverridesOf } from '@ssp/feature-kit/messages'
import type { changeMessages } from './change/messages'
import type { createUserMessages } from './create/messages'
import type { listMessages } from './list/messages'
import type { permissionsMessages } from './permissions/messages'
import type { policiesMessages } from './policies/messages'
import type { rolesMessages } from './roles/messages'
import type { scopeMessages } from './scopes/messages'
import type { sharedMessages } from './shared/messages'
import type { strictRightsMessages } from './strict-rights/messages'
import type { userMessages } from './user/messages'
import type { statusMessages } from './user/status/messages'
import type { usersMessages } from './users/messages'
import type { selectedUsersMessages } from './users/selected/messages'
import type { wizardMessages } from './wizard/messages'

/** The texts of this package that a host may replace, for `messages` of the provider. */
export type AccessMessages = OverridesOf<
  | typeof changeMessages
  | typeof createUserMessages
  | typeof listMessages
  | typeof permissionsMessages
  | typeof policiesMessages
  | typeof rolesMessages
  | typeof scopeMessages
  | typeof sharedMessages
  | typeof strictRightsMessages
  | typeof userMessages
  | typeof statusMessages
  | typeof usersMessages
  | typeof selectedUsersMessages
  | typeof wizardMessages
>
