import createFetchClient, { type Client } from 'openapi-fetch'
import type { paths } from './generated/schema'
import { createAttempts } from './attempts'
import { ApiError, isAbort } from './errors'
import { apiMessages, type ApiMessages } from './messages'
import type { Session } from './session/session'
import { exchangeTokens } from './resources/session'
import { withSession } from './session/with-session'
import type { SspApi } from './ssp-api'

/** Services of the specification that may have their own address; by default they are prefixes of `baseUrl`. */
export type ServiceName = 'core' | 'dashboard' | 'batch' | 'express' | 'serverless' | 'tts'

export interface SspClientOptions {
  /** Base address of the contract's paths. Default `/api`. */
  baseUrl?: string
  /** Addresses of services that are not below `baseUrl`, without the service's prefix. */
  bases?: Partial<Record<ServiceName, string>>
  /** Id of the current client; undefined until the configuration is loaded. */
  clientId: () => string | undefined
  session: Session
  /**
   * BCP 47 language of the server's error messages, sent as `Accept-Language`; English and German are available. Default:
   * English, the texts of the specification.
   */
  language?: () => string
  /** Texts of this package for `language`; `@ssp/api/de` is German. Omitted texts are English. */
  messages?: () => Partial<ApiMessages> | undefined
  /** Default: the global fetch, looked up at each call. */
  fetch?: (request: Request) => Promise<Response>
}

interface CallInit {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> }
  headers?: Record<string, string>
  body?: unknown
}
type Call = (path: string, init?: CallInit & { baseUrl?: string }) => Promise<{ data?: unknown; response: Response }>

/** Prefix of each address that the server returns without an origin. */
const ROOT = '/api/'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Sign-in, sign-out and one-time codes use 401 for their own purposes (decision 33). */
const isSignIn = (path: string) => /^\/(login|core\/otp|otp)\//.test(path)

/** Connects to one SSP server. Nothing is sent until a resource function is called. */
export function createSspClient({
  baseUrl = '/api',
  bases = {},
  clientId,
  session,
  language = () => 'en',
  messages,
  ...options
}: SspClientOptions): SspApi {
  const attempts = createAttempts()
  const request = options.fetch ?? ((given: Request) => fetch(given))
  let contractVersion: string | null = null
  const texts = (): ApiMessages => ({ ...apiMessages, ...messages?.() })
  const raw = createFetchClient<paths>({
    baseUrl,
    fetch: async (given) => {
      const response = await request(given)
      contractVersion = response.headers.get('SSP-Contract-Version') ?? contractVersion
      // openapi-fetch treats an error with an empty body as a success, so failure is decided here.
      if (!response.ok) throw await ApiError.from(response, texts())
      return response
    },
  })

  const connect = (client: () => string | undefined): SspApi => {
    const caller =
      (method: (typeof METHODS)[number]): Call =>
      async (path, init = {}) => {
        const attempt =
          method === 'POST' && !isSignIn(path) ? JSON.stringify([client(), path, init], withoutPasswords) : null
        const base = bases[serviceOf(path)]
        const exchange = () =>
          (raw[method] as unknown as Call)(onTheWire(path, bases), {
            ...init,
            ...(base && { baseUrl: base }),
            headers: {
              ...header('Authorization', bearer(session)),
              'Accept-Language': language(),
              ...header('SSP-Client', client()),
              ...header('Idempotency-Key', attempt && attempts.keyOf(attempt)),
              ...init.headers,
            },
          }).catch((error: unknown) => {
            throw error instanceof ApiError || isAbort(error) ? error : ApiError.network(error, texts())
          })
        const answer = isSignIn(path) ? exchange() : withSession(session, exchange)
        return attempt ? attempts.track(attempt, answer) : answer
      }
    return {
      http: Object.fromEntries(METHODS.map((method) => [method, caller(method)])) as unknown as Client<paths>,
      session,
      clientId() {
        const id = client()
        if (!id) throw new Error('No client is loaded yet: call loadClient first.')
        return id
      },
      for: (id) => connect(() => id),
      language,
      messages: texts,
      fileAddress: (address) => (address.startsWith(ROOT) ? baseUrl + address.slice(ROOT.length - 1) : address),
      contractVersion: () => contractVersion,
    }
  }

  const api = connect(clientId)
  session.connect((tokens) => exchangeTokens(api, tokens))
  return api
}

/**
 * Path fragments distinguish calls that share a path and are never sent. A service with its own address drops its prefix.
 */
function onTheWire(path: string, bases: SspClientOptions['bases'] = {}): string {
  const plain = path.split('#')[0] ?? path
  const service = serviceOf(plain)
  return bases[service] ? plain.slice(service.length + 1) : plain
}

/** The data that identifies an attempt is kept until the server has decided, so it must not contain a password. */
const withoutPasswords = (field: string, value: unknown) => (/password/i.test(field) ? undefined : value)

const serviceOf = (path: string) => path.split('/')[1] as ServiceName

const bearer = (session: Session) => {
  const { token } = session.getState()
  return token && `Bearer ${token}`
}

const header = (name: string, value: string | null | undefined) => (value ? { [name]: value } : {})
