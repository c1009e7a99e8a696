import type { SessionUser } from '../session/token'

interface TokenOptions {
  /** Seconds until it expires; negative if it has expired. Default 600. */
  lifetime?: number
  /** Unix milliseconds of the issuing clock. Default now. */
  issuedAt?: number
}

/** A user without permissions; add those that a story needs. */
export const fakeUser = (over: Partial<SessionUser> = {}): SessionUser => ({
  id: '5f0f6d5e-0000-4000-8000-000000000001',
  label: 'Amelia Hart',
  username: 'amelia.hart',
  permissions: [],
  restricted: [],
  employeeId: null,
  language: null,
  homeClientId: '5f0f6d5e-0000-4000-8000-0000000000c1',
  platformId: '5f0f6d5e-0000-4000-8000-0000000000a1',
  ...over,
})

/** An unsigned access token with the claims that the server would set; the interface reads it without verification. */
export function fakeToken(
  user: SessionUser = fakeUser(),
  { lifetime = 600, issuedAt = Date.now() }: TokenOptions = {},
): string {
  const iat = Math.floor(issuedAt / 1000)
  const claims = {
    id: user.id,
    label: user.label,
    username: user.username,
    permissions: user.permissions,
    restricted: user.restricted,
    employee_id: user.employeeId,
    language: user.language,
    client_id: user.homeClientId,
    platform_id: user.platformId,
    iat,
    exp: iat + lifetime,
  }
  return [{ alg: 'none' }, claims].map(encode).join('.') + '.'
}

const encode = (part: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(part))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
