import type { SspApi } from '../ssp-api'
import { ApiError } from '../errors'
import * as operations from '../generated/operations'
import { readToken } from '../session/token'
import type { Tokens } from '../session/storage'
import type { Client, LoginResult } from '../types'
import { call, readAs } from './resource'

/** Configuration of a client, by its sub-domain; null for an unknown one (spec 1 section 7). */
export async function loadClient(api: SspApi, subdomain: string, signal?: AbortSignal): Promise<Client | null> {
  const { record } = await call(api, operations.loadClient, { query: { subdomain } }, signal)
  return record[0] ?? null
}

/** `loadClient` as a query. It is the only read whose key does not contain the client, because it finds the client. */
export const clientQuery = (api: SspApi, subdomain: string) =>
  readAs(['ssp-client', subdomain], (signal) => loadClient(api, subdomain, signal))

/**
 * Signs in to the current client and starts the session. `success` false comes with a message. Too many attempts reject
 * with status 429 and `retryAfter`, and a success without a usable token with code `unreadable`.
 */
export async function login(api: SspApi, credentials: { username: string; password: string }): Promise<LoginResult> {
  const body = { ...credentials, clientId: api.clientId() }
  const { record: result } = await call(api, operations.login, { body })
  if (!result.success) return result
  const { token = '', refreshToken } = result
  if (!api.session.signIn({ token, refreshToken })) {
    throw ApiError.unreadable(api.messages())
  }
  return result
}

/** Ends the session here at once, and on the server if it can be reached (decision 38). Never rejects. */
export async function logout(api: SspApi): Promise<void> {
  const { user } = api.session.getState()
  const home = api.for(user?.homeClientId || api.clientId())
  // The call reads the token when it starts, so the session may be cleared before it returns.
  const ended = call(home, operations.logout)
  api.session.signOut('user')
  await ended.catch(() => {})
}

/** Exchanges tokens for `createSspClient`; null if the server rejects it or does not support the extension. */
export async function exchangeTokens(api: SspApi, { token, refreshToken }: Tokens): Promise<Tokens | null> {
  if (!refreshToken) return null
  const home = api.for(readToken(token)?.user.homeClientId || api.clientId())
  try {
    return (await call(home, operations.refreshSession, { body: { refreshToken } })).record
  } catch (error) {
    if (isRejection(error)) return null
    throw error
  }
}

/** A failing or unreachable server says nothing about the session; any other response does. */
const isRejection = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
