import { createHash } from 'node:crypto'

/** A deterministic UUID in the format of version 4, which clients validate. */
export function uuidOf(...parts: (string | number)[]): string {
  const bytes = createHash('sha256').update(parts.join('/')).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** Id of a seeded platform by its domain. */
export const platformIdOf = (domain: string): string => uuidOf('platform', domain)
/** Id of a seeded client by its sub-domain. */
export const clientIdOf = (subdomain: string): string => uuidOf('client', subdomain)
/** Id of a seeded user by the username. */
export const userIdOf = (username: string): string => uuidOf('user', username)
/** Id of a seeded role in one client. */
export const roleIdOf = (clientId: string, name: string): string => uuidOf('role', clientId, name)
/** Id of a seeded policy in one client. */
export const policyIdOf = (clientId: string, name: string): string => uuidOf('policy', clientId, name)
/** Id of a seeded permission in one client. */
export const permissionIdOf = (clientId: string, name: string): string => uuidOf('permission', clientId, name)
