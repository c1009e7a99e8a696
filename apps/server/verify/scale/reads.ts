import { draft, requestOf } from '../contract/requests.ts'
import { isWrite, type Operation } from '../contract/operations.ts'
import { as } from '../world/callers.ts'
import type { Context } from '../world/fixture.ts'
import type { World } from '../world/world.ts'
import type { Side } from '../fairness/sides.ts'

/** A way to read: an operation as it is, with a search, or far behind in its list. */
export interface Read {
  name: string
  operation: Operation
  query: Readonly<Record<string, string>>
  /** Default what the contract needs. */
  body?: object
}

/** Share of a list that a deep page is behind, and the rows of a page. */
const DEEP = 0.9
const LIMIT = 10
/** Part of many names of the demo data. */
const SEARCH = 'son'

/** Every read of the contract: a list with pages also searches and reads a page 90 % deep. `rows` is the length of the list. */
export function readsOf(operations: readonly Operation[], rows: number): Read[] {
  return operations
    .filter((operation) => !isWrite(operation))
    .flatMap((operation) => {
      const takes = (name: string) => operation.parameters.some((one) => one.in === 'query' && one.name === name)
      const page = takes('limit') ? { limit: String(LIMIT) } : {}
      const deep = String(Math.floor((rows * DEEP) / LIMIT))
      return [
        { name: operation.id, operation, query: page },
        ...(takes('search')
          ? [{ name: `${operation.id}, search`, operation, query: { ...page, search: SEARCH } }]
          : []),
        ...(takes('page') && takes('limit')
          ? [{ name: `${operation.id}, 90 % deep`, operation, query: { ...page, page: deep } }]
          : []),
      ]
    })
}

/** Sends a read. @returns its milliseconds and status. */
export async function send(world: World, { caller, records }: Side, { operation, query, body }: Read) {
  const context: Context = { records, caller, sibling: world.clients.sibling }
  const made = draft(operation, context)
  const request = as(caller, requestOf({ ...made, query: { ...made.query, ...query }, ...(body && { body }) }))
  const began = performance.now()
  const { statusCode: status } = await world.send(request)
  return { ms: performance.now() - began, status }
}
