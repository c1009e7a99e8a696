// One trial: the matrix, ended at the first finding. Says its operation then, and ends with `KILLED`.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { matrix } from '../matrix/matrix.ts'
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

/** Every file of the server that runs with this one, itself included. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(file, 'utf8').replaceAll(/import type [^']*'[^']+'/g, '')
  for (const [, target = ''] of text.matchAll(/from '(\.[^']+\.ts)'/g)) reachedFrom(join(dirname(file), target), seen)
  return seen
}

// The operations whose handlers come to the changed file; all of them for what every request passes.
function operationsNear(file: string): (id: string) => boolean {
  const handlers = readdirSync(join(SOURCE, 'areas'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.handlers.ts'))
    .map((name) => join(SOURCE, 'areas', name))
    .filter((name) => reachedFrom(name).has(join(SOURCE, file)))
  const text = handlers.map((name) => readFileSync(name, 'utf8')).join('\n')
  return (id) => handlers.length === 0 || new RegExp(String.raw`\b${id}\b`).test(text)
}

const trial = JSON.parse(process.env['SSP_MUTANT'] ?? '') as Trial
const isTried = 'file' in trial ? operationsNear(trial.file) : (id: string) => trial.operations.includes(id)
const world = await openWorld()
if (trial.kind === 'client predicate') await takeDatabaseAway(world)
let found = false
for (const { id } of world.operations.filter((operation) => isTried(operation.id))) {
  const tally = new Tally()
  await matrix.run(world, tally, { full: false, seed: 1, operations: [id] })
  if (tally.failures.length > 0) {
    console.log(id)
    // By hand it tells what killed the mutant.
    console.error(tally.failures[0])
    found = true
    break
  }
}
await world.close()
process.exit(found ? KILLED : 0)
