import { fixedId } from '../../src/testing/tenants.ts'

/** The client and the person whom the faults strike. */
export const ACME = fixedId('client acme')
const PERSON = { username: 'admin', password: 'Lighthouse-42-keeper' }

/** An answer: 0 when there was none, for whatever reason. */
export interface Answer {
  status: number
  body: Record<string, unknown>
  /** Milliseconds. */
  took: number
}

/** Sends one request; never throws. A connection that breaks is status 0. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const began = performance.now()
  const took = () => performance.now() - began
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000), ...init })
    const text = await answer.text()
    return {
      status: answer.status,
      body: text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : {},
      took: took(),
    }
  } catch {
    return { status: 0, body: {}, took: took() }
  }
}

/** Sends JSON. */
export const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })

/** A signed-in person at acme. */
export interface Caller {
  token: string
  refreshToken: string
  /** Creates an employee; the same key again gives the same employee. */
  create: (key: string, identifier: string) => Promise<Answer>
  /** The first page of employees. */
  list: () => Promise<Answer>
}

/** What speaks for a person who holds these tokens. */
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
    list: () => ask(`${employees}?limit=10`, { headers }),
  }
}

/** Signs in at acme. @throws when the server refuses. */
export async function signIn(origin: string): Promise<Caller> {
  const { status, body } = await post(`${origin}/api/login/${ACME}`, PERSON)
  if (body['success'] !== true) throw new Error(`Signing in is answered with ${status} ${JSON.stringify(body)}`)
  return callerOf(origin, String(body['token']), String(body['refreshToken']))
}

/** Exchanges a refresh token. */
export const refresh = (origin: string, refreshToken: string): Promise<Answer> =>
  post(`${origin}/api/login/${ACME}/refresh`, { refreshToken })
