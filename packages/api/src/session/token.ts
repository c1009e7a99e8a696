import type { AccessHolder } from '../can'

/** The signed-in user, from the claims of the access token. */
export interface SessionUser extends AccessHolder {
  id: string
  label: string
  username: string
  /** Set once an employee is linked to the account. */
  employeeId: string | null
  /** Language chosen for the portal, BCP 47; null if none was chosen. */
  language: string | null
  /** The client where the user signed in; `CLIENT_SWITCH` is decided there. */
  homeClientId: string
  platformId: string | null
}

/** The content of an access token. It is not verified here; the server does that on every request. */
export interface TokenContent {
  user: SessionUser
  /** Unix milliseconds, from the claim `exp`. */
  expiresAt: number
  /** Unix milliseconds, from the claim `iat`; null if absent. */
  issuedAt: number | null
}

/** Reads a JWT; null if it is not one, has no expiry, or names no user. */
export function readToken(token: string): TokenContent | null {
  const claims = decodeClaims(token)
  if (!claims || typeof claims['exp'] !== 'number' || typeof claims['id'] !== 'string') return null
  return {
    user: {
      id: claims['id'],
      label: string(claims['label']) ?? '',
      username: string(claims['username']) ?? '',
      permissions: strings(claims['permissions']),
      restricted: restrictions(claims['restricted']),
      employeeId: string(claims['employee_id']),
      language: string(claims['language']),
      homeClientId: string(claims['client_id']) ?? '',
      platformId: string(claims['platform_id']),
    },
    expiresAt: claims['exp'] * 1000,
    issuedAt: typeof claims['iat'] === 'number' ? claims['iat'] * 1000 : null,
  }
}

function decodeClaims(token: string): Record<string, unknown> | null {
  try {
    const part = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null
  } catch {
    return null
  }
}

const string = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []

const restrictions = (value: unknown): SessionUser['restricted'] =>
  Array.isArray(value)
    ? value.map((entry: Record<string, unknown>) => ({
        permission: string(entry['permission']) ?? '',
        client_ids: strings(entry['client_ids']),
        team_ids: strings(entry['team_ids']),
        only: entry['only'] === true,
      }))
    : []
