import { addressOf, copyOf, requestOf } from '../contract/requests.ts'
import type { Draft } from '../world/fixture.ts'
import { as } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import type { Clients } from '../world/world.ts'
import { NOWHERE, REJECTED, type Case } from './case.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

/** Somebody else's client in the path, plainly and disguised; the header at odds with the path. */
export function tenantCases(original: Draft, caller: Caller, clients: Clients): Case[] {
  const { foreign, sibling, own } = clients
  const withClient = (id: string, headers: Record<string, string>): Draft => {
    const draft = copyOf(original)
    if ('clientId' in draft.path) draft.path['clientId'] = id
    draft.headers = headers
    return draft
  }
  const send = (name: string, draft: Draft, allowed: readonly number[]): Case => ({
    name,
    request: as(caller, requestOf(draft)),
    caller,
    allowed,
  })
  if (!('clientId' in original.path)) {
    const takesHeader = 'ssp-client' in original.headers
    if (!takesHeader) return []
    return [foreign.id, sibling.id, NOBODY].map((id) =>
      send('other client in the header', withClient('', { 'ssp-client': id }), REJECTED),
    )
  }
  const disguised = (name: string, raw: string): Case => ({
    name,
    request: as(caller, { ...requestOf(withClient(foreign.id, {})), url: addressOf(original, { clientId: raw }) }),
    caller,
    allowed: NOWHERE,
  })
  const escaped = foreign.id.replace(/./g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return [
    send('client of another platform', withClient(foreign.id, {}), [404]),
    send('client of the platform, not granted', withClient(sibling.id, {}), [404]),
    send('client that does not exist', withClient(NOBODY, {}), [404]),
    send('path and header differ', withClient(foreign.id, { 'ssp-client': own.id }), [409]),
    send('header and path differ', withClient(own.id, { 'ssp-client': foreign.id }), [409]),
    send('both foreign', withClient(foreign.id, { 'ssp-client': foreign.id }), [404]),
    disguised('upper case', foreign.id.toUpperCase()),
    disguised('percent escapes', escaped),
    disguised('traversal', `${own.id}%2f..%2f${foreign.id}`),
    disguised('plain traversal', `${own.id}/../${foreign.id}`),
    disguised('NUL behind', `${foreign.id}%00`),
    disguised('two ids', `${own.id},${foreign.id}`),
  ]
}
