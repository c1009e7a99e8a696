// The product's server and, on the same database and process, a control whose list has no total and searches without
// the index. Prints both addresses as one line of JSON, then waits for SIGTERM. Run with --conditions=@ssp/source.
import { buildApp } from '../../apps/server/src/app.ts'
import { scopeAt } from '../../apps/server/src/access/actor.ts'
import { callOf } from '../../apps/server/src/http/call.ts'
import { clientLogos } from '../../apps/server/src/modules/employees/client-logos.ts'
import { toEmployee } from '../../apps/server/src/modules/employees/employee-wire.ts'
import { findEmployees } from '../../apps/server/src/modules/employees/employees.repository.ts'
import { createHandlers } from '../../apps/server/src/modules/index.ts'
import { loadConfig } from '../../apps/server/src/config.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openDatabase } from '../../apps/server/src/db/open.ts'
import { createDeps } from '../../apps/server/src/create-deps.ts'
import { createLog } from '../../apps/server/src/log.ts'
import { seedIfEmpty } from '../../apps/server/src/seed/seed.ts'

/** The control: the same rows from the same statement, without total or index. */
function controlOf(deps) {
  const logos = clientLogos(deps)
  return {
    ...createHandlers(deps),
    async listEmployees(request) {
      const { page = 0, limit = 10, clientId: _same, ...filter } = request.query
      const { actor, client } = callOf(request)
      const wanted = { limit, offset: page * limit }
      const rows = await deps.database.withTenant(scopeAt(client, actor), (tx) =>
        findEmployees(tx, { clientIds: [client.id], conditions: [] }, filter, wanted, 'scan'),
      )
      const logo = await logos.of(client.id)
      return { success: true, employees: rows.map((row) => toEmployee(row, logo, deps.objects)) }
    },
  }
}

const config = loadConfig({
  LOG_LEVEL: 'error',
  RATE_LIMIT_PER_MINUTE: '1000000',
  MAX_IN_FLIGHT: '10000',
  ...process.env,
})
const log = createLog(config.logLevel)
const opened = await openDatabase(config)
await migrate(opened.database.kysely)
const deps = await createDeps(config, opened, log)
await seedIfEmpty({ ...deps, log: (line) => console.error(line) }, { employees: Number(process.env.EMPLOYEES) })

const apps = { product: await buildApp(deps), control: await buildApp(deps, { handlers: controlOf(deps) }) }
const addresses = {}
for (const [name, app] of Object.entries(apps)) addresses[name] = await app.listen({ host: '127.0.0.1', port: 0 })
if (process.env.JOBS === 'true') await deps.jobs.work()
console.log(JSON.stringify(addresses))

const stop = async () => {
  await Promise.all(Object.values(apps).map((app) => app.close()))
  await deps.jobs.stop()
  await opened.database.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
