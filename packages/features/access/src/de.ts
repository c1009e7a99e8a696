import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { changeGerman } from './change/messages.de'
import { createUserGerman } from './create/messages.de'
import { listGerman } from './list/messages.de'
import { permissionsGerman } from './permissions/messages.de'
import { policiesGerman } from './policies/messages.de'
import { rolesGerman } from './roles/messages.de'
import { scopeGerman } from './scopes/messages.de'
import { sharedGerman } from './shared/messages.de'
import { strictRightsGerman } from './strict-rights/messages.de'
import { userGerman } from './user/messages.de'
import { statusGerman } from './user/status/messages.de'
import { usersGerman } from './users/messages.de'
import { selectedUsersGerman } from './users/selected/messages.de'
import { wizardGerman } from './wizard/messages.de'

/** The package in German, for `messages` of the provider. */
export const accessGerman = messagesOf(
  usersGerman,
  selectedUsersGerman,
  createUserGerman,
  wizardGerman,
  userGerman,
  listGerman,
  changeGerman,
  rolesGerman,
  policiesGerman,
  permissionsGerman,
  scopeGerman,
  statusGerman,
  sharedGerman,
  strictRightsGerman,
  defineTitles({
    Auth: 'Zugriff',
    Users: 'Benutzer',
    'Create account': 'Konto anlegen',
    User: 'Benutzer',
    Roles: 'Rollen',
    Role: 'Rolle',
    Policies: 'Richtlinien',
    Policy: 'Richtlinie',
    Permissions: 'Berechtigungen',
  }),
)
