import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { makePolicy, makeRole } from '../../src/modules/access/testing.ts'
import { random, type Random } from '../../src/seed/random.ts'
import type { Effort, Job, Tally } from '../tally.ts'
import { createCaller, revive, signIn } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import { MARK } from '../world/constants.ts'
import type { Records } from '../world/fixture.ts'
import { KIND_OF_RECORD } from '../world/fixtures.ts'
import { openJournal, type Journal } from '../world/journal.ts'
import { createRecords } from '../world/records.ts'
import { removeJobs } from '../world/remove-jobs.ts'
import type { World } from '../world/world.ts'
import { createAccount, GRANTS, type Grant } from './accounts.ts'
import { growthOf, join, reachOf, readsOf, type Reach } from './reach.ts'
import { FIXED } from './fixed.ts'
import { actsOf, play, type Step, type Stock } from './steps.ts'

const LENGTH = 12
/** Sequences; the quick tier takes 25 s for them. */
const SEQUENCES = { quick: 60, full: 10_000 }
const countOf = ({ full, sequences = SEQUENCES[full ? 'full' : 'quick'] }: Effort) => sequences

/** Segment of the journal with the records and accounts of all sequences. */
const SCENE = 'chains'

/** Kinds whose records an account must not reach beyond its grant. */
const JUDGED: ReadonlySet<string> = new Set([
  'employee',
  'team',
  'document',
  'incident',
  'payslip',
  'survey-response',
  'recognition',
  'reward',
])

/** An account with its grant, and what it reached when the grant was made. */
interface Limited extends Stock {
  grant: Grant
  /** Another account of the role, which holds nothing. */
  idle: string
  reads: ReturnType<typeof readsOf>
  granted: Reach
  judged: ReadonlyMap<string, string>
}

interface Scene {
  journal: Journal
  limited: Limited[]
  close: () => Promise<void>
}

async function idsOf(world: World, sets: readonly Records[]): Promise<{ id: string; kind: string }[]> {
  const { own, sibling } = world.clients
  const ofSets = sets.flatMap((records) => [...KIND_OF_RECORD].map(([name, kind]) => ({ id: records[name], kind })))
  const { rows } = await sql<{ id: string; kind: string }>`
    select id, 'employee' as kind from employees where client_id in (${own.id}, ${sibling.id})
    union all select id, 'team' from teams where client_id in (${own.id}, ${sibling.id})
    union all select id, 'incident' from incidents where client_id in (${own.id}, ${sibling.id})
    union all select id, 'document' from documents where client_id in (${own.id}, ${sibling.id})
    union all select id, 'permission' from permissions where client_id = ${own.id} and name ~ '_(VIEW|UPDATE)$'
    order by 2, 1`.execute(world.deps.database.kysely)
  return [...ofSets, ...rows]
}

async function openScene(world: World, grants: readonly Grant[]): Promise<Scene> {
  const { own, sibling } = world.clients
  const { database } = world.deps
  const journal = await openJournal(database)
  const sets: Records[] = []
  for (const client of [own, own, own, sibling]) sets.push(await createRecords(world, client, {}))
  const [team, other, , ofSibling] = sets as [Records, Records, Records, Records]
  const foreign = await createRecords(world, world.clients.foreign)
  const above = await createCaller(world, { home: own, permissions: 'all' })
  const idle = await createCaller(world, { home: own, permissions: () => false })
  const access = await database.withSystem(async (tx) => {
    const none = await makePolicy(tx, own.id, { name: `${MARK}chains` })
    const shown = await tx
      .selectFrom('permissions')
      .select('id')
      .where('client_id', '=', own.id)
      .where('name', 'in', ['DOCUMENTS_VIEW', 'EMPLOYEES_VIEW', 'INCIDENTS_VIEW', 'SURVEYS_UPDATE'])
      .execute()
    const policy = await makePolicy(tx, own.id, { name: `${MARK}records`, permissions: shown.map(({ id }) => id) })
    const role = await makeRole(tx, own.id, { name: `${MARK}chains`, policies: [none] })
    await tx.updateTable('users').set({ role_id: role }).where('id', '=', idle.userId).execute()
    return { role, policy }
  })
  const callers: [Grant, Caller][] = []
  const places = { team, sibling: ofSibling, foreign, role: access.role }
  for (const grant of grants) callers.push([grant, await createAccount(world, places, grant)])
  await journal.keep(SCENE)
  const { rows: roles } = await sql<{ id: string; kind: string }>`
    select id, 'role' as kind from roles where client_id = ${own.id}
    union all select id, 'policy' from policies where client_id = ${own.id} order by 2, 1`.execute(database.kysely)
  const all = [...(await idsOf(world, sets)), ...roles, { id: idle.userId, kind: 'user' }]
  const newId = randomUUID()
  const fresh = ['user', 'role', 'policy', 'employee', 'permission'].map((kind) => ({ id: newId, kind }))
  const limited: Limited[] = []
  for (const [grant, actor] of callers) {
    const known = [...all, { id: actor.userId, kind: 'user' }, { id: actor.userId, kind: 'user' }]
    const ids = Map.groupBy([...known, ...fresh], ({ kind }) => kind)
    const kinds = new Map(known.map(({ id, kind }) => [id, kind]))
    const judged = new Map([...kinds].filter(([, kind]) => JUDGED.has(kind)))
    const reads = readsOf(world, actor, [team, other, ofSibling])
    const granted = await reachOf(world, actor, reads, judged)
    // Removing a merge is no growth: it puts an account back into lists that leave out merged ones.
    await database.withSystem((tx) =>
      tx.deleteFrom('employee_merges').where('client_id', 'in', [own.id, sibling.id]).execute(),
    )
    join(granted, await reachOf(world, actor, reads, judged))
    await journal.undo()
    const byKind = new Map([...ids].map(([kind, found]) => [kind, found.map(({ id }) => id)]))
    const stock = { world, actor, above, sets, access, newId, ids: byKind, kinds }
    limited.push({ ...stock, grant, idle: idle.userId, reads, granted, judged })
  }
  return {
    journal,
    limited,
    close: async () => {
      await journal.undo()
      await journal.undoSegment(SCENE)
      await journal.close()
    },
  }
}

/** Other accounts that were created, or whose password, role, permissions or clients were written since the scene. */
async function accountsOf({ world, actor, idle }: Limited): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct u.id from users u
      where u.client_id = ${actor.home.id} and u.status = 'active' and u.id <> ${actor.userId} and exists (
        select from verify.journal j where j.segment = '' and j.new is not null and (
          (j.name = 'users'::regclass and j.new ->> 'id' = u.id::text and (j.old is null
            or (j.old ->> 'password_hash', j.old ->> 'role_id') is distinct from (j.new ->> 'password_hash', j.new ->> 'role_id')))
          or (j.name in ('role_policies'::regclass, 'policy_permissions'::regclass) and u.id = ${idle})
          or (j.name in ('user_permissions'::regclass, 'user_scopes'::regclass) and j.new ->> 'user_id' = u.id::text)))`.execute(
    world.deps.database.kysely,
  )
  return rows.map(({ id }) => id)
}

/** What the account, or another one that it gave something, reaches after a sequence and did not reach before. */
async function growthAfter(
  { journal }: Scene,
  limited: Limited,
  steps: readonly Step[],
  tally?: Tally,
): Promise<string[]> {
  const { world, actor, reads, granted, judged } = limited
  for (const step of steps) {
    const isAccepted = await play(limited, step)
    tally?.add('acts')
    tally?.add('acts accepted', isAccepted ? 1 : 0)
  }
  const created = await journal.inserted()
  const growth = growthOf(granted, await reachOf(world, actor, reads, judged, granted.records), created)
  for (const id of await accountsOf(limited)) {
    const token = await signIn(world, actor.home, id)
    if (token === undefined) continue
    tally?.add('other accounts judged')
    const reach = await reachOf(world, { token }, reads, judged, granted.records)
    growth.push(...growthOf(granted, reach, created).map((found) => `another account: ${found}`))
  }
  await journal.undo()
  await removeJobs(world)
  world.deps.directory.forget()
  return growth
}

/** The same sequence without the steps that a growth does not need. */
async function shortest(scene: Scene, limited: Limited, steps: readonly Step[]): Promise<readonly Step[]> {
  let kept = steps
  for (const step of steps) {
    const fewer = kept.filter((one) => one !== step)
    if ((await growthAfter(scene, limited, fewer)).length > 0) kept = fewer
  }
  return kept
}

async function judge(scene: Scene, limited: Limited, steps: readonly Step[], tally: Tally): Promise<void> {
  await revive(limited.world, limited.actor)
  await revive(limited.world, limited.above)
  const growth = await growthAfter(scene, limited, steps, tally)
  if (growth.length === 0) return tally.judge(undefined)
  const needed = (await shortest(scene, limited, steps)).map(({ act, seed }) => `${act} (${seed})`)
  tally.judge(`${limited.grant.name}, after ${needed.join(', ')}: ${growth.slice(0, 3).join('; ')}`)
}

const sequence = (acts: readonly string[], dice: Random, seed: string): Step[] =>
  Array.from({ length: LENGTH }, (_none, index) => ({ act: dice.pick(acts), seed: `${seed} ${index}` }))

/** Random sequences of operations by limited accounts: nothing that they reach grows. */
export const chains: Job<World> = {
  name: 'chains',
  floor: (_world, effort) => countOf(effort),
  async run(world, tally, effort) {
    const { seed, injected = false } = effort
    const isFixed = ({ name }: Grant) => FIXED.some(({ grant }) => grant === name)
    const scene = await openScene(world, injected ? GRANTS.filter(isFixed) : GRANTS)
    for (const { grant: name, step } of FIXED) {
      const limited = scene.limited.find(({ grant }) => grant.name === name)
      if (limited) await judge(scene, limited, [step], tally)
    }
    const acts = actsOf(world)
    // The fixed ones alone must find an injected fault, whatever the seed.
    const count = injected ? 0 : countOf(effort)
    for (let index = 0; index < count; index += 1) {
      const limited = scene.limited[index % scene.limited.length]
      const text = `${seed} ${index}`
      if (limited) await judge(scene, limited, sequence(acts, random(text), text), tally)
    }
    await scene.close()
  },
}
