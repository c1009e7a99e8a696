import type { Database } from '../db/database.ts'
import { canReach, type Actor, type ClientRef } from './actor.ts'

const LIFETIME = 5_000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The clients and their sub-domains, cached for five seconds. */
export interface ClientDirectory {
  all(): Promise<ClientRef[]>
  byId(id: string): Promise<ClientRef | undefined>
  bySubdomain(subdomain: string): Promise<ClientRef | undefined>
  /** The client of a host name; `localhost` and IP addresses return the configured local client. */
  byHost(host: string): Promise<ClientRef | undefined>
  /** Reads the clients again when they are next needed, because one changed. */
  forget(): void
}

/** The sub-domain of a host name, or undefined for `localhost`, addresses and names without one. */
export function subdomainOf(host: string): string | undefined {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return undefined
  const labels = name.split('.')
  const needed = labels.at(-1) === 'localhost' ? 2 : 3
  return labels.length >= needed ? labels[0] : undefined
}

/** Makes the directory over a database. `localClient` is a sub-domain. */
export function createClientDirectory(database: Database, localClient: string): ClientDirectory {
  let loaded: { at: number; clients: Promise<ClientRef[]> } | undefined

  const load = () =>
    database.withSystem((tx) =>
      tx
        .selectFrom('clients')
        .select(['id', 'platform_id as platformId', 'subdomain', 'strict_rights as strictRights'])
        .execute(),
    )
  const clients = (): Promise<ClientRef[]> => {
    if (!loaded || Date.now() - loaded.at > LIFETIME) {
      loaded = { at: Date.now(), clients: load() }
      loaded.clients.catch(() => (loaded = undefined))
    }
    return loaded.clients
  }
  const bySubdomain = async (subdomain: string) => (await clients()).find((client) => client.subdomain === subdomain)

  return {
    all: clients,
    byId: async (id) => (UUID.test(id) ? (await clients()).find((client) => client.id === id) : undefined),
    bySubdomain,
    byHost: (host) => bySubdomain(subdomainOf(host) ?? localClient),
    forget: () => (loaded = undefined),
  }
}

/**
 * Ids of the clients that the caller reaches, among the given ones or all. Call it before a transaction, because the
 * directory reads in its own transaction.
 */
export async function clientsInReach(
  directory: ClientDirectory,
  actor: Actor,
  ids?: readonly string[],
): Promise<ReadonlySet<string>> {
  const clients = (await directory.all()).filter((client) => ids?.includes(client.id) ?? true)
  return new Set(clients.flatMap((client) => (canReach(actor, client) ? client.id : [])))
}
