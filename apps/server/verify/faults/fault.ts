import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest, LightMyRequestResponse } from 'fastify'
import type { Handlers } from '../../src/contract/handlers.ts'
import type { Tx } from '../../src/db/database.ts'
import type { Deps } from '../../src/deps.ts'
import type { Job } from '../tally.ts'
import type { Difference, World } from '../world/world.ts'

/** A server with one thing wrong, and the instrument that must see it. */
export interface Fault {
  name: string
  seenBy: Job<World>
  /** Operations that are enough to see it; the instrument tries no others. */
  operations: string[]
  /** Text of the finding, so that another finding does not count. */
  finding: RegExp
  /** How the server differs; made from the world's own contract. */
  difference?: Injection
  /** Statements that spoil the database, and those that mend it again. */
  spoil?: string
  mend?: string
}

/** Makes the difference of a fault from the world. */
export type Injection = (world: World) => Difference

/** A handler of any operation, its request untyped. */
export type LooseHandler = (
  request: FastifyRequest<{
    Params: Record<string, string>
    Querystring: Record<string, string>
    Body: Record<string, string>
  }>,
  reply: FastifyReply,
) => Promise<unknown>

/** A handler in place of the real one. */
export function instead(id: keyof Handlers, make: (deps: Deps, real: LooseHandler) => LooseHandler): Injection {
  return () => ({
    handlers: (handlers, deps) => ({ ...handlers, [id]: make(deps, handlers[id] as unknown as LooseHandler) }),
  })
}

/** The real handler, and something more. */
export const andThen = (id: keyof Handlers, more: (tx: Tx, request: Parameters<LooseHandler>[0]) => Promise<unknown>) =>
  instead(id, (deps, real) => async (request, reply) => {
    const response = await real(request, reply)
    await deps.database.withSystem((tx) => more(tx, request))
    return response
  })

/** A contract that says something else. The server follows it, the instruments follow the true one. */
export const withContract = (from: string | RegExp, to: string): Injection =>
  withChangedContract((text) => text.replace(from, to))

/** A contract whose text is changed. */
export function withChangedContract(change: (text: string) => string): Injection {
  return ({ deps }) => {
    const text = readFileSync(deps.config.contractFile, 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error('The contract has nothing to change.')
    const contractFile = join(mkdtempSync(join(tmpdir(), 'ssp-contract-')), 'ssp.json')
    writeFileSync(contractFile, changed)
    return { contractFile }
  }
}

/** Responses that lost a header on their way. */
export function withoutHeader(name: string): Injection {
  return () => ({
    tamper: (response) => {
      const { [name]: _lost, ...headers } = response.headers
      return Object.create(response, { headers: { value: headers } }) as LightMyRequestResponse
    },
  })
}
