import { SignJWT, UnsecuredJWT } from 'jose'
import { requestOf } from '../contract/requests.ts'
import type { Draft } from '../world/fixture.ts'
import { as } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import type { Actors } from '../world/actors.ts'
import type { World } from '../world/world.ts'
import { SIGNED_OUT, type Case } from './case.ts'

interface Claims {
  [claim: string]: unknown
}

const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims

const sign = (key: Uint8Array, claims: Claims, header: { alg: string } = { alg: 'HS256' }) =>
  new SignJWT(claims).setProtectedHeader(header).sign(key)

/** Tokens that look right and are not, each from a good one. */
export async function forgedTokens(world: World, caller: Caller): Promise<Record<string, string>> {
  const { token: key } = world.deps.keys
  const good = claimsOf(caller.token)
  const now = Math.floor(Date.now() / 1000)
  const [header = '', payload = '', signature = ''] = caller.token.split('.')
  const { exp: _exp, ...endless } = good
  const swapped = Buffer.from(JSON.stringify({ ...good, permissions: ['PLATFORM_VIEW'] })).toString('base64url')
  return {
    malformed: 'not.a.token',
    'signature cut': `${header}.${payload}.`,
    'claims changed': `${header}.${swapped}.${signature}`,
    expired: await sign(key, { ...good, iat: now - 7200, exp: now - 3600 }),
    'no expiry': await sign(key, endless),
    'other key': await sign(new Uint8Array(32).fill(7), good),
    'key of another use': await sign(world.deps.keys.address, good),
    'alg none': new UnsecuredJWT(good).encode(),
    'alg HS512': await sign(key, good, { alg: 'HS512' }),
    'other issuer': await sign(key, { ...good, iss: 'elsewhere' }),
    'other audience': await sign(key, { ...good, aud: 'elsewhere' }),
    'type refresh': await sign(key, { ...good, typ: 'refresh' }),
    'other session': await sign(key, { ...good, sid: '00000000-0000-4000-8000-000000000000' }),
    'refresh token as access': caller.refreshToken,
  }
}

/** No token, forged ones, one of an ended session and one of a suspended user: all 401, at every operation. */
export async function tokenCases(world: World, actors: Actors, draft: Draft, caller: Caller): Promise<Case[]> {
  const request = requestOf(draft)
  const plan = { home: caller.home, permissions: 'all' as const }
  const gone = await actors.person('gone', plan, (one) =>
    world.send(as(one, { method: 'POST', url: `/api/login/${one.home.id}/logout` })),
  )
  const suspended = await actors.person('suspended', plan, ({ userId }) =>
    world.deps.database.withSystem((tx) =>
      tx.updateTable('users').set({ status: 'inactive' }).where('id', '=', userId).execute(),
    ),
  )
  const tokens = Object.entries(await forgedTokens(world, caller))
  const bare: Case[] = [
    { name: 'no token', request, caller: null, allowed: SIGNED_OUT },
    {
      name: 'basic scheme',
      request: { ...request, headers: { ...request.headers, authorization: 'Basic YTpi' } },
      caller: null,
      allowed: SIGNED_OUT,
    },
  ]
  const forged = [...tokens, ['after logout', gone.token] as const, ['suspended user', suspended.token] as const]
  return [
    ...bare,
    ...forged.map(([name, token]) => ({ name, request: as({ token }, request), caller: null, allowed: SIGNED_OUT })),
  ]
}
