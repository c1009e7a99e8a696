// One trial: the matrix, ended at the first finding. Prints its operation then, and exits with `KILLED`.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { prepareShared, tryOperations } from '../matrix/matrix.ts'
import { tenantTables } from '../oracles/tables.ts'
import { Tally } from '../tally.ts'
import { openWorld, type World } from '../world/world.ts'
import { KILLED, type Trial } from './mutants.ts'

/**
 * Opens every policy and lets rows point at records of other clients, so that the predicates of the queries stand
 * alone. That policies and keys are there on every table, and hold, is proved by the tests of the catalogue and the
 * isolation job. What a foreign key does when its target goes away stays.
 */
async function takeDatabaseAway(world: World): Promise<void> {
  const { kysely } = world.deps.database
  for (const table of await tenantTables(world)) {
    await sql`create policy open on ${sql.table(table)} to ssp_app using (true) with check (true)`.execute(kysely)
  }
  const { rows } = await sql<{ name: string; table: string }>`
    select t.tgname as name, t.tgrelid::regclass::text as table from pg_trigger t
      join pg_proc p on p.oid = t.tgfoid
      join pg_attribute a on a.attrelid = t.tgrelid and a.attname = 'client_id'
      where p.proname in ('RI_FKey_check_ins', 'RI_FKey_check_upd')`.execute(kysely)
  for (const { name, table } of rows)
    await sql`alter table ${sql.table(table)} disable trigger ${sql.id(name)}`.execute(kysely)
}

const SOURCE = join(import.meta.dirname, '../../src')

/** Every file of the server that runs with this one, itself included, and how many imports away it is. */
function reachedFrom(first: string): Map<string, number> {
  const steps = new Map([[first, 0]])
  // The map grows while it is walked.
  for (const [file, step] of steps) {
    const text = readFileSync(file, 'utf8').replaceAll(/import type [^']*'[^']+'/g, '')
    for (const [, target = ''] of text.matchAll(/from '(\.[^']+\.ts)'/g)) {
      const next = join(dirname(file), target)
      if (!steps.has(next)) steps.set(next, step + 1)
    }
  }
  return steps
}

// The operations whose handlers come to the changed file, the nearest first; all of them for what every request passes.
function operationsNear(file: string, ids: readonly string[]): readonly string[] {
  const handlers = readdirSync(join(SOURCE, 'modules'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.handlers.ts'))
    .map((name) => join(SOURCE, 'modules', name))
    .map((name) => ({ text: readFileSync(name, 'utf8'), away: reachedFrom(name).get(join(SOURCE, file)) ?? Infinity }))
    .filter(({ away }) => away < Infinity)
    .toSorted((a, b) => a.away - b.away)
  const near = handlers.flatMap(({ text }) => ids.filter((id) => new RegExp(String.raw`\b${id}\b`).test(text)))
  return handlers.length === 0 ? ids : [...new Set(near)]
}

const trial = JSON.parse(process.env['SSP_MUTANT'] ?? '') as Trial
const world = await openWorld(process.env['SSP_MUTANT_WORLD'])
const ids = world.operations.map(({ id }) => id)
const tried = 'file' in trial ? operationsNear(trial.file, ids) : trial.operations
if (trial.kind !== 'no-escalation check') await takeDatabaseAway(world)
const shared = await prepareShared(world)
let found = false
for (const id of tried) {
  const tally = new Tally()
  const operation = world.operations.find((one) => one.id === id)
  if (operation) await tryOperations(world, shared, tally, [operation])
  if (tally.failures.length > 0) {
    console.log(id)
    // For a run by hand: the finding that killed the mutant.
    console.error(tally.failures[0])
    found = true
    break
  }
}
await world.close()
process.exit(found ? KILLED : 0)
