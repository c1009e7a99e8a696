import { readOptions, runCommand } from '../command.ts'
import { loadConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { OperatorError } from '../operator-error.ts'
import { deriveKeys, loadSecret } from '../session/keys.ts'
import { createAddressSigner } from '../storage/address.ts'
import { openObjectStore } from '../storage/object-store.ts'
import { BUCKETS } from '../modules/index.ts'
import { createObjects } from '../storage/objects.ts'
import { fillAcme, removeSeed, seedIfEmpty } from './seed.ts'
import { DEMO_PASSWORD, USERS } from './users.ts'

const USAGE = `Usage: npm run seed -- [--employees N] [--force]
  --employees N   employees of Acme, 30 to 250000 (default 5000); where there is data, Acme gets those it lacks
  --force         first delete the demo data and everything done in it`

function readArguments(): { employees?: number; force: boolean } {
  const { employees, force = false } = readOptions(USAGE, {
    employees: { type: 'string' },
    force: { type: 'boolean' },
  })
  if (employees === undefined) return { force }
  const count = Number(employees)
  if (!/^\d+$/.test(employees) || count < 30 || count > 250_000) throw new OperatorError(USAGE)
  return { employees: count, force }
}

async function run(): Promise<void> {
  const { force, ...options } = readArguments()
  const config = loadConfig(process.env)
  const { database } = await openDatabase(config)
  try {
    await migrate(database.kysely)
    const store = await openObjectStore(config)
    const keys = deriveKeys(loadSecret(config))
    const objects = createObjects({
      database,
      store,
      signer: createAddressSigner(keys.address),
      publicUrl: config.publicUrl,
      buckets: BUCKETS,
    })
    if (force) await removeSeed({ database, store })
    const deps = { database, objects, keys, log: (line: string) => console.log(line) }
    const isSeeded = await seedIfEmpty(deps, options)
    const { employees } = options
    const added = !isSeeded && employees ? await fillAcme(deps, { employees }) : undefined
    if (isSeeded)
      console.log(`${USERS.length} people can sign in with ${DEMO_PASSWORD}; the server names them when it starts`)
    else if (added) console.log(`Acme has ${employees} employees now: ${added} were added`)
    else console.log('There is data already and nothing was changed. To start over: npm run seed -- --force')
  } finally {
    await database.close()
  }
}

await runCommand(run)
