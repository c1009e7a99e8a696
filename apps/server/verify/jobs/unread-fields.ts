import type { FastifyReply, FastifyRequest } from 'fastify'
import { fieldsOf, type Field } from '../contract/declarations.ts'
import { draft, requestOf } from '../contract/requests.ts'
import type { Operation } from '../contract/operations.ts'
import type { Handlers } from '../../src/contract/handlers.ts'
import { responseFault } from '../oracles/response.ts'
import type { Job, Tally } from '../tally.ts'
import { as } from '../world/callers.ts'
import { openScene, type Scene } from '../world/scene.ts'
import { withDifference, type World } from '../world/world.ts'

/** Paths of the fields that the server has read, by operation. */
type Reads = Map<string, Set<string>>

/** The same value; reading a field of it adds the path of the field, without the indexes of lists. */
function recorded<T>(value: T, path: string, reads: Set<string>): T {
  if (typeof value !== 'object' || value === null) return value
  const pathOf = (key: string | symbol) => (/^\d+$/.test(String(key)) ? path : `${path}.${String(key)}`)
  return new Proxy(value, {
    get(target, key, receiver) {
      reads.add(pathOf(key))
      return recorded(Reflect.get(target, key, receiver) as unknown, pathOf(key), reads)
    },
    has(target, key) {
      reads.add(pathOf(key))
      return Reflect.has(target, key)
    },
  })
}

type LooseHandler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Handlers that record what they read of query and body. */
function recording(handlers: Handlers, reads: Reads): Handlers {
  const entries = Object.entries(handlers as unknown as Record<string, LooseHandler>).map(
    ([id, handler]): [string, LooseHandler] => {
      const own = new Set<string>()
      reads.set(id, own)
      const handle: LooseHandler = (request, reply) => {
        request.query = recorded(request.query, 'query', own)
        request.body = recorded(request.body, 'body', own)
        return handler(request, reply)
      }
      return [id, handle]
    },
  )
  return Object.fromEntries(entries) as unknown as Handlers
}

/** Sends a request of each form; what it writes is taken back. */
async function send(
  world: World,
  tally: Tally,
  { records, caller, undo }: Scene,
  operation: Operation,
  extra: readonly string[],
): Promise<void> {
  const { sibling } = world.clients
  for (const form of ['first', 'last'] as const) {
    // Without an idempotency key, whose check reads the whole body.
    const request = requestOf(draft(operation, { records, caller, sibling }, form, extra))
    const fault = responseFault(operation, await world.send(as(caller, request)))
    tally.judge(fault && `${operation.id} with ${extra.join(', ') || 'required fields only'}: ${fault}`)
    await undo()
  }
}

/** Whether only a handler can read a field: the router reads a constant, and the guard the client. */
const isForHandler = ({ path: address }: Operation, [path, schema]: Field): boolean =>
  !path.startsWith('path.') &&
  !(path.startsWith('query.') && schema.const !== undefined) &&
  !(path === 'query.clientId' && !address.includes('{clientId}'))

/**
 * Fields of query and body that an operation declares and its handler never reads, unless `x-ssp-unread` says why; and answers that
 * the contract does not have to requests with one optional parameter.
 */
export const unreadFields: Job<World> = {
  name: 'unread',
  floor: ({ operations }, { operations: only }) => (only?.length ?? operations.length) * 2,
  async run(world, tally, { operations: only }) {
    const reads: Reads = new Map()
    const handlers = (real: Handlers) => recording(real, reads)
    const scene = await openScene(world)
    await withDifference(world, { handlers }, async (recordingWorld) => {
      for (const operation of world.operations.filter(({ id }) => !only || only.includes(id))) {
        const fields = fieldsOf(operation).filter((field) => isForHandler(operation, field))
        const unread = () => fields.map(([path]) => path).filter((path) => !reads.get(operation.id)?.has(path))
        await send(recordingWorld, tally, scene, operation, [])
        // Each optional parameter by itself: the condition that it adds must not end in a server error.
        const alone = new Set([
          ...fields.map(([path]) => path).filter((path) => path.startsWith('query.')),
          ...unread(),
        ])
        for (const path of alone) await send(recordingWorld, tally, scene, operation, [path])
        // Some are only read together with others: a repeated password.
        if (unread().length > 0)
          await send(
            recordingWorld,
            tally,
            scene,
            operation,
            fields.map(([path]) => path),
          )
        const left = unread()
        for (const [path, schema] of fields) {
          const isRead = !left.includes(path)
          const reason = schema['x-ssp-unread']
          tally.check(isRead || reason !== undefined, `${operation.id}: ${path} is never read`)
          tally.check(!isRead || reason === undefined, `${operation.id}: ${path} is read in spite of x-ssp-unread`)
        }
        tally.add('operations covered')
      }
    })
    await scene.close()
  },
}
