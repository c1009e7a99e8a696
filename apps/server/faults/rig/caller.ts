import { fixedId } from '../../src/testing/tenants.ts'

/** Client id and user of the faults. */
export const ACME = fixedId('client acme')
const PASSWORD = 'Lighthouse-42-keeper'

/** A response; status 0 if there was none. */
export interface CallResult {
  status: number
  body: Record<string, unknown>
  /** Duration in milliseconds. */
  took: number
}

/** Sends one request; never throws. A broken connection has status 0. */
export async function send(url: string, init: RequestInit = {}): Promise<CallResult> {
  const began = performance.now()
  const took = () => performance.now() - began
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000), ...init })
    const text = await response.text()
    return {
      status: response.status,
      body: text.startsWith('{') ? (JSON.parse(text) as CallResult['body']) : {},
      took: took(),
    }
  } catch {
    return { status: 0, body: {}, took: took() }
  }
}

/** Sends JSON. */
export const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<CallResult> =>
  send(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })

/** API of a signed-in user of acme. */
export interface Caller {
  token: string
  refreshToken: string
  /** Creates an employee; idempotent by key. */
  create: (key: string, identifier: string) => Promise<CallResult>
  /** The first page of employees. */
  list: () => Promise<CallResult>
}

/** The caller for these tokens. */
export function callerOf(origin: string, token: string, refreshToken: string): Caller {
  const headers = { authorization: `Bearer ${token}`, 'ssp-client': ACME }
  const employees = `${origin}/api/ssp/production/employees/${ACME}`
  return {
    token,
    refreshToken,
    create: (key, identifier) =>
      post(
        `${employees}?function=quickCreate`,
        { clientId: ACME, forename: 'Fault', surname: identifier, identifier },
        { ...headers, 'idempotency-key': key },
      ),
    list: () => send(`${employees}?limit=10`, { headers }),
  }
}

/** Signs in at acme, by default as `admin`. @throws if the server rejects it. */
export async function signIn(origin: string, username = 'admin'): Promise<Caller> {
  const { status, body } = await post(`${origin}/api/login/${ACME}`, { username, password: PASSWORD })
  if (body['success'] !== true) throw new Error(`Signing in returns ${status} ${JSON.stringify(body)}`)
  return callerOf(origin, String(body['token']), String(body['refreshToken']))
}

/** Exchanges a refresh token. */
export const refresh = (origin: string, refreshToken: string): Promise<CallResult> =>
  post(`${origin}/api/login/${ACME}/refresh`, { refreshToken })
