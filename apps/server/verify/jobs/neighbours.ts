import { fieldsOf } from '../contract/declarations.ts'
import { isWrite, type Operation } from '../contract/operations.ts'
import { draft, requestOf, type Context, type Draft } from '../contract/requests.ts'
import { effectsOf, readOwners, type Effect, type Owners } from '../oracles/effects.ts'
import { jsonOf } from '../oracles/response.ts'
import type { Job } from '../tally.ts'
import { as } from '../world/callers.ts'
import { openScene, type Scene } from '../world/scene.ts'
import type { World } from '../world/world.ts'

/** Requests of each form of the body, with what is required and with every field. */
function draftsOf(context: Context, operation: Operation): Draft[] {
  const all = fieldsOf(operation).map(([path]) => path)
  return [[], all].flatMap((extra) =>
    (['first', 'last'] as const).map((form) => draft(operation, context, form, extra)),
  )
}

/** Sends a request, and what it gives others to do; what it writes is taken back. @returns undefined when it is rejected. */
async function send(world: World, scene: Scene, owners: Owners, made: Draft): Promise<Effect[] | undefined> {
  const { caller, journal } = scene
  const start = await journal.position()
  const request = requestOf(made)
  const response = await world.send(made.operation.access === 'public' ? request : as(caller, request))
  await world.deps.jobs.drain()
  const changes = await journal.rowsSince(start)
  if (process.env['NB']) console.log('CH', made.operation.id, response.statusCode, changes.filter((c) => c.table !== 'audit_log').length)
  await scene.undo()
  world.deps.directory.forget()
  if (response.statusCode >= 300) return undefined
  return effectsOf(changes, { draft: made, response: jsonOf(response), caller, owners })
}

/** Findings of one kind in one line: the table, what is wrong, and the first rows. */
function toldOf(effects: readonly Effect[], what: (effect: Effect) => string): string[] {
  const groups = Map.groupBy(effects, what)
  return [...groups].map(([text, rows]) => {
    const keys = [...new Set(rows.map(({ row }) => row))]
    return `${text}: ${keys.length} rows, ${keys.slice(0, 3).join(', ')}`
  })
}

/**
 * What each writing operation changes beside the record that it names: declared in the contract (`x-ssp-affects`), reached
 * from an id of the request, and not only its version.
 */
export const neighbours: Job<World> = {
  name: 'neighbours',
  floor: ({ operations }, { operations: only }) => only?.length ?? operations.filter(isWrite).length * 2,
  async run(world, tally, { operations: only }) {
    const scene = await openScene(world)
    const { records, others, caller } = scene
    const contexts = [records, others].map((of) => ({ records: of, caller, sibling: world.clients.sibling }))
    const owners = await readOwners(world)
    for (const operation of world.operations.filter((one) => isWrite(one) && (!only || only.includes(one.id)))) {
      const effects: Effect[] = []
      let sent = 0
      // What is in use may not be removed: then the others, which nothing refers to.
      for (const context of contexts) {
        if (sent > 0) break
        for (const made of draftsOf(context, operation)) {
          const found = await send(world, scene, owners, made)
          effects.push(...(found ?? []))
          if (found) sent += 1
        }
      }
      tally.check(sent > 0, `${operation.id}: no request succeeds`)
      const isDeclared = ({ name }: Effect) => operation.affects.includes(name)
      const undeclared = effects.filter((effect) => !effect.fault && !isDeclared(effect))
      const faulty = effects.filter((effect) => effect.fault)
      const findings = [
        ...toldOf(undeclared, ({ name, table }) => `${name} (${table}), which x-ssp-affects does not declare`),
        ...toldOf(faulty, ({ name, table, fault }) => `${name} (${table}) although ${fault}`),
        ...operation.affects
          .filter((name) => !effects.some((effect) => effect.name === name))
          .map((name) => `declares “${name}” and never does so`),
      ]
      if (process.env['NB'])
        console.log(
          JSON.stringify({
            op: operation.id,
            names: [...new Set(effects.filter((e) => !e.fault).map((e) => e.name))].toSorted(),
          }),
        )
      tally.cases += sent
      tally.failures.push(...findings.map((finding) => `${operation.id}: ${finding}`))
      tally.add('requests', sent)
      tally.add('effects', new Set(effects.map(({ name }) => name)).size)
    }
    await scene.close()
  },
}
