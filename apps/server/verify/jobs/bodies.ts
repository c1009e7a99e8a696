import type { InjectOptions } from 'fastify'
import { copyOf, draft, requestOf } from '../contract/requests.ts'
import type { Context, Draft } from '../world/fixture.ts'
import { isWrite, type Operation } from '../contract/operations.ts'
import { responseFault } from '../oracles/response.ts'
import type { Job, Tally } from '../tally.ts'
import { as, createCaller, removeCallers, revive } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import { createRecords } from '../world/records.ts'
import type { World } from '../world/world.ts'

const OTHER_TYPES = [
  'text/plain',
  'text/xml',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/html',
  'application/octet-stream',
  'application/yaml',
  'application/x-json',
  'application/problem',
  'image/svg+xml',
  'nonsense',
]

/** Bodies that no parser may accept as the object of an operation. */
const HOSTILE_JSON = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"a":{"__proto__":{"polluted":true}}}',
  '[{"__proto__":{"polluted":true}}]',
  '{"__proto__":null}',
  '{"\\u005f_proto__":{"polluted":true}}',
  '{"__proto__.polluted":true}',
  '{"constructor.prototype.polluted":true}',
  '{"toString":1,"hasOwnProperty":1}',
  '{',
  '{"a":}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '{"a":NaN}',
  '{"a":Infinity}',
  '{"a":0x10}',
  '{"a":"\\x"}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  'null',
  'true',
  '1',
  '"text"',
  '[]',
  '',
  ' ',
  '\ufeff{}',
  '{"a":1e400}',
  `{"a":${'9'.repeat(400)}}`,
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
]

const UNSTORABLE = ['\0', 'a\0b', '\ud800', 'x\udfff', '\udc00\ud800']
const HOSTILE_QUERIES = [
  '%00',
  '%ED%A0%80',
  '%zz',
  '%',
  '%C0%AF',
  '%FF',
  "'",
  '"',
  '%2527',
  '__proto__[polluted]=1&x',
  'constructor[prototype][polluted]=1&x',
]

async function tryBodies(world: World, tally: Tally, caller: Caller, original: Draft): Promise<void> {
  const { operation } = original
  const request = requestOf(original)
  const send = async (what: string, sent: InjectOptions, allowed: readonly number[]) => {
    const response = await world.send(as(caller, sent))
    const fault = allowed.includes(response.statusCode)
      ? responseFault(operation, response)
      : `returned ${response.statusCode}`
    tally.judge(fault && `${operation.id}, ${what}: ${fault}`)
  }
  for (const type of OTHER_TYPES) {
    const headers = { ...request.headers, 'content-type': type }
    await send(type, { ...request, payload: JSON.stringify(original.body), headers }, [415])
  }
  // The right type in other spellings must meet the same schema.
  for (const type of [
    'Application/JSON',
    'application/json;charset=UTF-8',
    'application/json ; x=y',
    ' application/json',
  ]) {
    const payload = JSON.stringify(Array.isArray(original.body) ? [{ verify: 1 }] : { verify: 1 })
    await send(
      `unknown field as ${type}`,
      { ...request, payload, headers: { ...request.headers, 'content-type': type } },
      [400, 415],
    )
  }
  await send(
    'no body',
    { method: request.method ?? 'POST', url: request.url ?? '', headers: request.headers },
    [400, 415],
  )
  const json = { ...request.headers, 'content-type': 'application/json' }
  for (const payload of HOSTILE_JSON)
    await send(payload.slice(0, 40), { ...request, payload, headers: json }, [400, 413])
  await send('a body over the limit', { ...request, payload: `"${'x'.repeat(1_100_000)}"`, headers: json }, [413])
  for (const [field, value] of Object.entries(original.body as object)) {
    if (typeof value !== 'string') continue
    for (const text of UNSTORABLE) {
      const changed = copyOf(original)
      ;(changed.body as Record<string, unknown>)[field] = text
      await send(
        `${JSON.stringify(text)} in ${field}`,
        { ...requestOf(changed), headers: json, payload: JSON.stringify(changed.body) },
        [400],
      )
    }
  }
}

/** Each optional field of a body without the others, so that a change of nothing that is stored is seen. */
async function tryFieldsAlone(world: World, tally: Tally, context: Context, operation: Operation): Promise<void> {
  const { properties = {}, required = [] } = operation.body ?? {}
  for (const name of Object.keys(properties).filter((one) => !required.includes(one))) {
    const made = draft(operation, context, 'first', [`body.${name}`])
    const entries = Object.entries(made.body as object).filter(([one]) => one === name || required.includes(one))
    const response = await world.send(as(context.caller, requestOf({ ...made, body: Object.fromEntries(entries) })))
    const fault = responseFault(operation, response)
    tally.judge(fault && `${operation.id}, ${name} alone: ${fault}`)
    if (response.statusCode < 400) await revive(world, context.caller)
  }
}

/** Content types, hostile JSON, prototype pollution, NUL and lone surrogates at every operation. */
export const bodies: Job<World> = {
  name: 'bodies',
  floor: ({ operations }, { operations: only }) => (only ? 10 * only.length : 30 * operations.filter(isWrite).length),
  async run(world, tally, { operations: only }) {
    const { own, sibling } = world.clients
    const records = await createRecords(world, own)
    const caller = await createCaller(world, { home: own, permissions: 'all', records })
    for (const operation of world.operations.filter(({ id }) => !only || only.includes(id))) {
      const original = draft(operation, { records, caller, sibling })
      if (original.body !== undefined) await tryBodies(world, tally, caller, original)
      await tryFieldsAlone(world, tally, { records, caller, sibling }, operation)
      const request = requestOf(original)
      const { url } = request
      for (const text of HOSTILE_QUERIES) {
        const response = await world.send(
          as(caller, { ...request, url: `${url}${url.includes('?') ? '&' : '?'}verify=${text}` }),
        )
        tally.check(response.statusCode === 400, `${operation.id}, query ${text}: returned ${response.statusCode}`)
      }
    }
    tally.check(!('polluted' in {}), 'the prototype of every object is polluted')
    await removeCallers(world, [caller])
  },
}
