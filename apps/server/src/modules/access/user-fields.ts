import type { components } from '@ssp/api/schema'
import { problem } from '../../errors.ts'
import type { Objects } from '../../storage/objects.ts'
import type { UserRow } from './users.repository.ts'

/** The bucket of the pictures of users. */
export const AVATARS = 'avatars'

/** A sign-in name as stored: trimmed, in NFC, hyphens for spaces (spec 1 section 5, 1-decisions 80). */
export function usernameFrom(typed: string | undefined, label: string): string {
  const given = typed?.trim()
  return (given || label.trim().toLowerCase()).replace(/\s+/g, '-').normalize('NFC')
}

/**
 * 'create' would hide behind the address of the creation page (1-decisions 16).
 * @throws problem `invalid` at `username`.
 */
export function requireUsableUsername(username: string): void {
  if (username.toLowerCase() === 'create')
    throw problem('invalid', { fields: { username: 'Please choose another username.' } })
}

/** @throws problem `invalid` at `confirmPassword` when it is given and differs. */
export function requireConfirmed(password: string, confirmPassword: string | undefined): void {
  const text = 'Passwords do not match'
  if (confirmPassword !== undefined && confirmPassword !== password) {
    throw problem('invalid', { message: text, fields: { confirmPassword: text } })
  }
}

/** Shapes a user; the password never leaves. */
export function toUser(row: UserRow, objects: Objects): components['schemas']['User'] {
  return {
    id: row.id,
    label: row.label,
    username: row.username,
    email: row.email,
    roleId: row.role_id,
    role_label: row.role_label,
    createdDt: row.created_at,
    img: row.img && objects.imageAddress({ clientId: row.client_id, bucket: AVATARS, key: row.img }, row.version),
    clientId: row.client_id,
    status: row.status,
    lastSignInDt: row.last_sign_in_at,
  }
}
