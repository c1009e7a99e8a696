// The run of one mutant: the matrix, ended at the first finding. Ends with 1 when the mutant is killed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { matrix } from '../matrix/matrix.ts'
import { tenantTables } from '../oracles/tables.ts'
import { Tally } from '../tally.ts'
import { openWorld, type World } from '../world/world.ts'
import type { Mutant } from './mutants.ts'

/** Opens every policy, so that the predicates of the queries stand alone. */
async function openPolicies(world: World): Promise<void> {
  for (const table of await tenantTables(world)) {
    await sql`create policy open on ${sql.table(table)} to ssp_app using (true) with check (true)`.execute(
      world.deps.database.kysely,
    )
  }
}

// The operations whose handlers stand beside the changed file; all of them for what every request passes.
function operationsNear(file: string): (id: string) => boolean {
  const source = join(import.meta.dirname, '../../src')
  const folder = join(source, dirname(file))
  const own = join(source, file.replace(/\.\w+\.ts$/, '.handlers.ts'))
  const names = existsSync(own)
    ? [own]
    : readdirSync(folder)
        .filter((name) => name.endsWith('.handlers.ts'))
        .map((name) => join(folder, name))
  const text = names.map((name) => readFileSync(name, 'utf8')).join('\n')
  return (id) => names.length === 0 || new RegExp(String.raw`\b${id}\b`).test(text)
}

const { kind, file = '' } = JSON.parse(process.env['SSP_MUTANT'] ?? '{}') as Partial<Mutant>
const isNear = operationsNear(file)
const world = await openWorld()
if (kind === 'client predicate') await openPolicies(world)
let found = false
for (const { id } of world.operations.filter((operation) => isNear(operation.id))) {
  const tally = new Tally()
  await matrix.run(world, tally, { full: false, seed: 1, operations: [id] })
  if (tally.failures.length > 0) {
    found = true
    break
  }
}
await world.close()
process.exit(found ? 1 : 0)
