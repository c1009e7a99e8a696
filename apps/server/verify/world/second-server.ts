import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { createDeps } from '../../src/create-deps.ts'
import { openDatabase } from '../../src/db/open.ts'
import type { Deps } from '../../src/deps.ts'
import { createLog } from '../../src/log.ts'
import { withPostgres } from './postgres.ts'
import { openWorld, withDifference, type Difference, type World } from './world.ts'

/** A further server over the database and the folder of a world, with connections, caches and workers of its own. */
export interface SecondServer {
  deps: Deps
  send: (request: InjectOptions) => Promise<LightMyRequestResponse>
}

/** Runs work with a world on a PostgreSQL server of its own and a second server beside it, which both differ alike. */
export const withTwoServers = <T>(
  difference: Difference,
  work: (world: World, second: SecondServer) => Promise<T>,
): Promise<T> =>
  withPostgres(async () => {
    const world = await openWorld()
    const { config } = world.deps
    const opened = await openDatabase(config)
    const deps = await createDeps(config, opened, createLog(config.logLevel))
    try {
      return await withDifference(world, difference, (first) =>
        withDifference({ ...world, deps }, difference, ({ send }) => work(first, { deps, send })),
      )
    } finally {
      await deps.jobs.stop()
      await opened.database.close()
      await world.close()
    }
  })
