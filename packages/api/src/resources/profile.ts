import * as operations from '../generated/operations'
import { resource, send } from './resource'

const profile = resource('profile')

/** The own account, with its ETag. */
export const profileQuery = profile.one(operations.getProfile, (id: string) => ({ path: { id } }))

/** Changed fields of the own account. */
export interface ProfileChange {
  label?: string
  email?: string
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

/**
 * Links the own account to an employee. Without a code one is mailed to the employee, and `sentTo` is the masked address; with
 * it the account is linked. Rejects with `invalid` at `code` when it is wrong or can no longer be used.
 */
export const associateEmployee = send(operations.associateEmployee, (body: Association & { code?: string }) => ({
  body,
}))

/** Undoes `associateEmployee`. */
export const dissociateEmployee = send(operations.dissociateEmployee, (query: Association) => ({ query }))

export const invalidateProfile = profile.invalidate
