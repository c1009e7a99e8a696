import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import type { Job } from '../tally.ts'
import { as, createCaller, removeCallers } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import type { World } from '../world/world.ts'

/** Writes a text somewhere and reads it back; undefined when the server rejected it. */
type Echo = (world: World, caller: Caller, text: string) => Promise<string | undefined>

const access = (caller: Caller) => `/api/ssp/production/access/${caller.home.id}`

// Texts that people write, each with the call that returns them.
const ECHOES: Record<string, Echo> = {
  async 'employee surname'(world, caller, text) {
    const { id: clientId } = caller.home
    const url = `/api/ssp/production/employees/${clientId}`
    const id = randomUUID()
    const made = await world.send(
      as(caller, {
        method: 'POST',
        url: `${url}?function=quickCreate`,
        payload: { id, clientId, forename: 'Echo', surname: text },
      }),
    )
    if (made.statusCode !== 201) return undefined
    const read = await world.send(as(caller, { url: `${url}?id=${id}` }))
    return read.json<{ employees: { surname: string }[] }>().employees[0]?.surname
  },
  async 'policy label'(world, caller, text) {
    const id = randomUUID()
    const label = `${id.slice(0, 8)} ${text}`
    const made = await world.send(
      as(caller, {
        method: 'POST',
        url: `${access(caller)}/policies`,
        payload: { id, policy: [{ id, label }], permissions: [] },
      }),
    )
    if (made.statusCode !== 201) return undefined
    const name = encodeURIComponent(label.trim().toLowerCase().replace(/\s/g, '_'))
    const read = await world.send(as(caller, { url: `${access(caller)}/policies/${name}` }))
    return read.json<{ label?: string }>().label?.slice(9)
  },
  async 'profile label'(world, caller, text) {
    const url = `${access(caller)}/profile/${caller.userId}`
    const saved = await world.send(
      as(caller, { method: 'PATCH', url, payload: { id: caller.userId, client_id: caller.home.id, label: text } }),
    )
    if (saved.statusCode !== 200) return undefined
    return (await world.send(as(caller, { url }))).json<{ label: string }>().label
  },
  async 'login heading'(world, caller, text) {
    const url = `/api/ssp/production/client/${caller.home.id}/theme`
    const content = { loginHeading: text, loginSubHeading: '', loginTextStart: null, loginTextEnd: null }
    const saved = await world.send(
      as(caller, { method: 'POST', url, payload: { theme_content: JSON.stringify(content) } }),
    )
    if (saved.statusCode !== 200) return undefined
    return (await world.send({ url: `${url}?getThemeContent=true` })).json<{ loginHeading: string }>().loginHeading
  },
}

/** Texts that an encoding, a normalisation or an escape changes. */
const FRAGILE = [
  'e\u0301',
  '\u00e9',
  '\u212b',
  '\ufb01',
  '\u202eabc',
  '\ufeffx',
  '👩‍👩‍👧‍👦',
  "O'Brien",
  'a\\b',
  '%',
  '<b>x</b>',
  'İi',
  '\u1112\u1161\u11ab',
  'x\u200b',
]

/** The text without white space and characters without width at its ends. */
const inner = (text: string) => text.replaceAll(/^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu, '')

const texts = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), fc.constantFrom(...FRAGILE))

/**
 * What is written reads back as it was written: white space and characters without width at the ends may go, nothing else. Texts are not normalised,
 * so that composed and decomposed letters (NFC, NFD) come back as they were sent. The fragile ones are tried first, in every
 * place.
 */
export const echo: Job<World> = {
  name: 'echo',
  floor: (_world, { full }) => Object.keys(ECHOES).length * (full ? 450 : 36),
  async run(world, tally, { full, seed, injected = false }) {
    const caller = await createCaller(world, { home: world.clients.own, permissions: 'all' })
    for (const [place, write] of Object.entries(ECHOES)) {
      const property = fc.asyncProperty(texts, async (text) => {
        tally.cases += 1
        const read = await write(world, caller, text)
        if (read === undefined) tally.add('texts rejected')
        return read === undefined || inner(read) === inner(text)
      })
      const examples = FRAGILE.map((text): [string] => [text])
      const numRuns = injected ? examples.length : full ? 500 : 40
      const details = await fc.check(property, { seed, numRuns, examples, endOnFailure: injected })
      if (details.failed)
        tally.failures.push(`${place} (seed ${seed}): ${JSON.stringify(details.counterexample)} reads back differently`)
    }
    await removeCallers(world, [caller])
  },
}
