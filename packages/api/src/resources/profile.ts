import type { components } from '../generated/schema'
import * as operations from '../generated/operations'
import { resource, send } from './resource'

const profile = resource('profile')

/** The caller's account, with its ETag. */
export const profileQuery = profile.one(operations.getProfile, (id: string) => ({ path: { id } }))

/** Portal language that an account may choose, BCP 47. */
export type Language = components['schemas']['Language']

/** The fields to change in the caller's account. */
export interface ProfileChange {
  label?: string
  email?: string
  language?: Language | null
  /** Required if the e-mail address changes. */
  currentPassword?: string
}

/**
 * Saves changed fields of the caller's account. Rejects with code `stale` if `ifMatch` is not its current version, and with
 * `invalid` at `currentPassword`.
 */
export const updateProfile = send(
  operations.updateProfile,
  ({ id, change }: { id: string; change: ProfileChange }, api) => ({
    path: { id },
    body: { id, client_id: api.clientId(), ...change },
  }),
  ['profile'],
)

/** Changes the password. `success` is false with a message if the current password is wrong. */
export const changePassword = send(
  operations.changePassword,
  ({ id, ...passwords }: { id: string; currentPassword: string; newPassword: string }, api) => ({
    path: { id },
    body: { id, client_id: api.clientId(), ...passwords },
  }),
)

/** The link between an account and an employee. */
export interface Association {
  userId: string
  employeeId: string
}

const LINKED = ['profile', 'users', 'employees', 'auditLog'] as const

/**
 * Links the caller's account to an employee with the code that was sent to the employee. Without a code, one is sent:
 * `sentTo` is the masked address, and nothing is linked yet. Rejects with `fields.code` for a wrong or used code. Another
 * account of the client is linked at once.
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
