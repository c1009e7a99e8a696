import type { SspApi } from '../client'
import { ApiError } from '../errors'
import { apiMessages } from '../messages'
import { readToken } from '../session/token'
import type { Tokens } from '../session/storage'
import type { Client, LoginResult } from '../types'
import { data, inClient, readAs } from './resource'

/** Configuration of the client of a sub-domain; null for an unknown one (spec 1 section 7). */
export async function loadClient(api: SspApi, subdomain: string, signal?: AbortSignal): Promise<Client | null> {
  const init = { params: { query: { subdomain } }, ...(signal && { signal }) }
  return (await data(api.http.GET('/client/load', init)))[0] ?? null
}

/** `loadClient` as a query; it is the one read whose key carries no client, because it finds it. */
export const clientQuery = (api: SspApi, subdomain: string) =>
  readAs(['ssp-client', subdomain], (signal) => loadClient(api, subdomain, signal))

/**
 * Signs in to the present client and starts the session. `success` false is a readable refusal; too many attempts reject
 * with status 429 and `retryAfter`, a success without a usable token with code `unreadable`.
 */
export async function login(api: SspApi, credentials: { username: string; password: string }): Promise<LoginResult> {
  const body = { ...credentials, clientId: api.clientId() }
  const result = await data(api.http.POST('/login/{clientId}', { params: { path: inClient(api) }, body }))
  if (!result.success) return result
  const { token = '', refreshToken } = result
  if (!api.session.signIn({ token, refreshToken })) {
    throw new ApiError({ status: 0, code: 'unreadable', message: apiMessages.fallback })
  }
  return result
}

/** Ends the session here at once and on the server when it can be reached (decision 38). Never rejects. */
export async function logout(api: SspApi): Promise<void> {
  const { user } = api.session.getState()
  const home = api.for(user?.homeClientId || api.clientId())
  // The call reads the token as it starts, so the session may be cleared before the answer is there.
  const told = home.http.POST('/login/{clientId}/logout', { params: { path: inClient(home) } })
  api.session.signOut('user')
  await told.catch(() => {})
}

/** How `createSspClient` exchanges tokens; null when the server refuses or has no such extension. */
export async function exchangeTokens(api: SspApi, { token, refreshToken }: Tokens): Promise<Tokens | null> {
  if (!refreshToken) return null
  const home = api.for(readToken(token)?.user.homeClientId || api.clientId())
  try {
    return await data(
      home.http.POST('/login/{clientId}/refresh', { params: { path: inClient(home) }, body: { refreshToken } }),
    )
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** A failing or unreachable server says nothing about the session; everything else does. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
