import { errors, jwtVerify, SignJWT } from 'jose'
import type { Actor } from '../access/actor.ts'
import { problem } from '../errors.ts'

const ISSUER = 'ssp'
const AUDIENCE = 'ssp-api'

/**
 * Restricted teams that the token tells per permission, and characters of permissions and of restrictions: the token is a
 * header, which Node rejects from 16 KB on. The browser reads them to draw; the server looks up all of them at each
 * request.
 */
const TOLD_TEAMS = 50
const ROOM_FOR_PERMISSIONS = 5_000
const ROOM_FOR_RESTRICTIONS = 4_500

/** The first items, as many as fit. */
function told<T>(items: readonly T[], room: number): T[] {
  let length = 0
  return items.filter((item) => (length += JSON.stringify(item).length + 1) <= room)
}

/** Life of an access token in seconds. */
export const ACCESS_TOKEN_SECONDS = 600

/** The verified content of a token; everything else is looked up. */
export interface TokenSubject {
  userId: string
  sessionId: string
  homeClientId: string
}

/** Signs the access token of a session. The browser reads its claims for display; the server trusts only the three ids. */
export function signAccessToken(key: Uint8Array, actor: Actor): Promise<string> {
  const { permissions, restricted } = actor.rights
  const restrictions = restricted.map(({ team_ids = [], ...entry }) => ({
    ...entry,
    ...(team_ids.length > 0 && { team_ids: team_ids.slice(0, TOLD_TEAMS) }),
  }))
  return new SignJWT({
    typ: 'access',
    id: actor.userId,
    sid: actor.sessionId,
    label: actor.label,
    username: actor.username,
    permissions: told(permissions, ROOM_FOR_PERMISSIONS),
    restricted: told(restrictions, ROOM_FOR_RESTRICTIONS),
    employee_id: actor.employeeId,
    language: actor.language,
    client_id: actor.homeClientId,
    platform_id: actor.homePlatformId,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
    .sign(key)
}

// The last character of a base64url text can carry bits that decoding drops: the same token in another spelling.
const isCanonical = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

/**
 * Checks signature, algorithm, issuer, audience, type and expiry.
 * @throws problem `token_expired` or `unauthorised`.
 */
export async function verifyAccessToken(key: Uint8Array, token: string): Promise<TokenSubject> {
  if (!isCanonical(token)) throw problem('unauthorised')
  try {
    const { payload } = await jwtVerify<{ typ?: unknown; id?: unknown; sid?: unknown; client_id?: unknown }>(
      token,
      key,
      {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['exp', 'iat'],
        clockTolerance: 5,
      },
    )
    const { typ, id, sid, client_id } = payload
    if (typ !== 'access' || typeof id !== 'string' || typeof sid !== 'string' || typeof client_id !== 'string') {
      throw problem('unauthorised')
    }
    return { userId: id, sessionId: sid, homeClientId: client_id }
  } catch (error) {
    throw error instanceof errors.JWTExpired ? problem('token_expired') : problem('unauthorised', { cause: error })
  }
}
