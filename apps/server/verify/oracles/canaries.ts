import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { MARK } from '../world/constants.ts'
import type { World } from '../world/world.ts'
import { jsonOf } from './response.ts'
import { tenantTables } from './tables.ts'

/** Tables whose content the sign-in page shows to everybody. */
const PUBLIC_TABLES: ReadonlySet<string> = new Set(['client_themes', 'client_images'])
const SHORTEST = 8

/** What belongs to one client alone, by client: every distinctive text and id of its rows. */
export type Canaries = Map<string, ReadonlySet<string>>

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) yield* textsOf(item)
}

/** Collects the canaries of clients; a text that a second client has too gives nothing away. */
export async function collectCanaries(world: World): Promise<Canaries> {
  const owners = new Map<string, Set<string>>()
  for (const table of await tenantTables(world)) {
    if (PUBLIC_TABLES.has(table)) continue
    const { rows } = await sql<{ client_id: string; row: object }>`
      select client_id, to_jsonb(t) as row from ${sql.table(table)} t`.execute(world.deps.database.kysely)
    for (const { client_id, row } of rows) {
      for (const text of textsOf(row)) {
        if (text.length >= SHORTEST) owners.set(text, (owners.get(text) ?? new Set()).add(client_id))
      }
    }
  }
  const clients = Object.values(world.clients)
  for (const { id, platformId } of clients) for (const known of [id, platformId]) owners.delete(known)
  const only = (clientId: string) =>
    [...owners].filter(([, by]) => by.size === 1 && by.has(clientId)).map(([text]) => text)
  return new Map(clients.map(({ id }) => [id, new Set(only(id))]))
}

/**
 * What a response shows of clients whose data the caller may not see: a text of theirs in body or headers, or the mark
 * of their records anywhere. What the caller sent may come back.
 */
export function leakIn(
  world: World,
  canaries: Canaries,
  response: LightMyRequestResponse,
  sees: ReadonlySet<string>,
  sent: string,
): string | undefined {
  const headers = Object.values(response.headers).flat().map(String)
  const texts = [...textsOf(jsonOf(response)), ...headers]
  for (const { id, subdomain } of Object.values(world.clients)) {
    if (sees.has(id)) continue
    const own = canaries.get(id)
    const found = texts.find((text) => own?.has(text) && !sent.includes(text))
    if (found) return `shows ${subdomain}'s ${found}`
    const address = texts.find((text) => text.includes(`/${id}/`) && !sent.includes(id))
    if (address) return `shows an address at ${subdomain}: ${address.slice(0, 80)}`
    const mark = `${MARK}${subdomain}`
    const marked = [response.body, ...headers].find((text) => text.includes(mark) && !sent.includes(mark))
    if (marked) return `shows a record of ${subdomain}`
  }
  return undefined
}
