import type { components } from '../generated/schema'
import * as operations from '../generated/operations'
import { resource, send } from './resource'

const profile = resource('profile')

/** The own account, with its ETag. */
export const profileQuery = profile.one(operations.getProfile, (id: string) => ({ path: { id } }))

/** Language of the portal that an account may choose, BCP 47. */
export type Language = components['schemas']['Language']

/** Changed fields of the own account. */
export interface ProfileChange {
  label?: string
  email?: string
  language?: Language | null
  /** Needed when the e-mail address changes. */
  currentPassword?: string
}

/** Saves changed fields of the own account. Rejects with code `stale` when it is not what `ifMatch` names, with `invalid` at `currentPassword`. */
export const updateProfile = send(
  operations.updateProfile,
  ({ id, change }: { id: string; change: ProfileChange }, api) => ({
    path: { id },
    body: { id, client_id: api.clientId(), ...change },
  }),
  ['profile'],
)

/** `success` false with a message when the current password is wrong. */
export const changePassword = send(
  operations.changePassword,
  ({ id, ...passwords }: { id: string; currentPassword: string; newPassword: string }, api) => ({
    path: { id },
    body: { id, client_id: api.clientId(), ...passwords },
  }),
)

/** Which employee an account belongs to. */
export interface Association {
  userId: string
  employeeId: string
}

const LINKED = ['profile', 'users', 'employees', 'auditLog'] as const

/**
 * Links the own account to an employee with the code that was mailed to them. Without a code one is sent: `sentTo` is the
 * masked address, and nothing is linked yet. Rejects with `fields.code` for a wrong or used one. Another account of the
 * client is linked at once.
 */
export const associateEmployee = send(
  operations.associateEmployee,
  (body: Association & { code?: string }) => ({
    body,
  }),
  LINKED,
)

/** Undoes `associateEmployee`. */
export const dissociateEmployee = send(operations.dissociateEmployee, (query: Association) => ({ query }), LINKED)

export const invalidateProfile = profile.invalidate
