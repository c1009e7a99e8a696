import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { port } from '../port'

/** An account and its password. */
export interface Person {
  username: string
  password: string
}

// Only the browser resolves sub-domains of localhost.
const api = `http://localhost:${port}/api`

/** A session that the API began, and calls in its name. */
export interface ApiSession {
  clientId: string
  token: string
  refreshToken: string
  /** Sends a body as JSON; `path` begins below `/api`. */
  post: (path: string, body: object) => Promise<Response>
}

/** Signs in at the API, at the client of a sub-domain. */
export async function apiSession({ username, password }: Person, subdomain = 'acme'): Promise<ApiSession> {
  const [client] = (await (await fetch(`${api}/client/load?subdomain=${subdomain}`)).json()) as [{ id: string }]
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(api + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const answer = await send(`/login/${client.id}`, { username, password, clientId: client.id })
  const { token, refreshToken } = (await answer.json()) as { token?: string; refreshToken: string }
  if (!token) throw new Error(`${username} could not sign in: ${answer.status}`)
  const headers = { authorization: `Bearer ${token}`, 'ssp-client': client.id }
  return { clientId: client.id, token, refreshToken, post: (path, body) => send(path, body, headers) }
}

/** Creates an account of Acme that no other journey uses, with a name for people; returns it. */
export async function createAccount(admin: Person, label: string): Promise<Person> {
  const { clientId, post } = await apiSession(admin)
  const id = randomUUID()
  const person = { username: `account-${id}`, password: 'Sunny-day-7' }
  const user = { id, label, email: `${person.username}@acme.example`, confirmPassword: person.password, ...person }
  const made = { user, userClients: [clientId], userPermissions: [], clientId }
  const { status } = await post(`/ssp/production/access/${clientId}/users`, made)
  if (status !== 201) throw new Error(`The account was not created: ${status}`)
  return person
}

/**
 * Opens a page, of Acme where only its path is given, as a person who is signed in, without the form, and waits for its
 * heading: what a page does not have is only missing once it is drawn. Each call begins a session: refresh tokens rotate, so
 * the first renewal would end a session that several journeys share (docs/decisions/0005-tokens-in-storage.md).
 */
export async function openAs(page: Page, person: Person, path = '/') {
  const address = new URL(path, `http://acme.localhost:${port}`)
  const { token, refreshToken } = await apiSession(person, address.hostname.split('.')[0])
  const stored = { name: 'ssp.session', value: JSON.stringify({ token, refreshToken, skew: 0 }) }
  await page.context().setStorageState({ cookies: [], origins: [{ origin: address.origin, localStorage: [stored] }] })
  await page.goto(address.href)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}
