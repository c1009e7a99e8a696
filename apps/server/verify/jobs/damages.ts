import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'
import { fieldsOf } from '../contract/declarations.ts'
import { damagesOf, spotsIn, type Damage } from '../contract/damages.ts'
import type { Operation } from '../contract/operations.ts'
import { draft, requestOf } from '../contract/requests.ts'
import type { Draft } from '../world/fixture.ts'
import { changedTables } from '../oracles/tables.ts'
import { jsonOf, responseFault } from '../oracles/response.ts'
import type { Job, Tally } from '../tally.ts'
import { as, revive } from '../world/callers.ts'
import { openScene, type Scene } from '../world/scene.ts'
import type { World } from '../world/world.ts'

const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats.default(ajv)

/** Bodies of an operation that follow the contract, in each form, with every optional field and with none. */
function wholeDrafts(operation: Operation, { records, caller }: Scene, world: World): Draft[] {
  const context = { records, caller, sibling: world.clients.sibling }
  const all = fieldsOf(operation).flatMap(([path]) => (path.startsWith('body.') ? path : []))
  return [all, []].flatMap((extra) =>
    (['first', 'last'] as const).map((form) => draft(operation, context, form, extra)),
  )
}

/** Whether a response names the place: its path, or one inside it. What the parser rejects has no place. */
function namesPlace(response: LightMyRequestResponse, { path }: Damage): boolean {
  const { fields = {} } = (jsonOf(response) ?? {}) as { fields?: Record<string, string> }
  const name = path.join('.').slice(0, 100) || 'body'
  return Object.keys(fields).some((field) => field === name || field.startsWith(`${name}.`) || name === 'body')
}

function faultOf(operation: Operation, damage: Damage, response: LightMyRequestResponse): string | undefined {
  const { statusCode } = response
  if (statusCode < 400) return `returned ${statusCode}`
  if (statusCode !== 400) return responseFault(operation, response) ?? `returned ${statusCode}`
  const isParsed = damage.what !== '__proto__'
  return (
    responseFault(operation, response) ??
    (isParsed && !namesPlace(response, damage) ? `does not name the place: ${response.body.slice(0, 200)}` : undefined)
  )
}

/** How often each damage of a place is tried: all of them, or every fourth, beginning with another one at each place. */
const STEP = { quick: 4, full: 1 }

async function tryOperation(
  world: World,
  scene: Scene,
  tally: Tally,
  operation: Operation,
  { step, isValid }: { step: number; isValid: ValidateFunction },
): Promise<void> {
  const seen = new Set<string>()
  const position = await scene.position()
  for (const made of wholeDrafts(operation, scene, world)) {
    if (!isValid(made.body)) {
      tally.add('bodies that the contract rejects undamaged')
      continue
    }
    for (const spot of spotsIn(made.body, operation.body ?? {})) {
      const place = spot.path.join('.')
      if (seen.has(place)) continue
      seen.add(place)
      const damages = [...damagesOf(made.body, spot)].filter(
        ({ body, what }) => what === '__proto__' || /surrogate|NUL/.test(what) || !isValid(JSON.parse(body)),
      )
      tally.add('places')
      tally.add('places below the first level', spot.path.length > 1 ? 1 : 0)
      for (const damage of damages.filter((_one, index) => (index + seen.size) % step === 0 || damages.length < step)) {
        const { headers, ...request } = requestOf(made)
        const response = await world.send(
          as(scene.caller, {
            ...request,
            headers: { ...headers, 'content-type': 'application/json' },
            payload: damage.body,
          }),
        )
        const fault = faultOf(operation, damage, response)
        tally.judge(fault && `${operation.id}, ${damage.what} at ${place || 'the body'}: ${fault}`)
        tally.add('requests below the first level', damage.path.length > 1 ? 1 : 0)
      }
    }
  }
  const changed = changedTables(await scene.changesSince(position), world.clients.own.id, 'records')
  tally.check(changed.length === 0, `${operation.id}: a damaged body changed ${changed.join(', ')}`)
}

/** Bodies that work but for one place, at any depth. */
export const damages: Job<World> = {
  name: 'damages',
  floor: ({ operations }, { operations: only, full }) =>
    (full ? 40 : 10) * (only ?? operations.filter(({ body }) => body)).length,
  async run(world, tally, { full, operations: only, injected = false }) {
    const scene = await openScene(world)
    for (const operation of world.operations.filter(({ id, body }) => body && (!only || only.includes(id)))) {
      const isValid = ajv.compile(operation.bodySchema ?? {})
      await revive(world, scene.caller)
      await tryOperation(world, scene, tally, operation, { step: STEP[full || injected ? 'full' : 'quick'], isValid })
      await scene.undo()
    }
    await scene.close()
  },
}
