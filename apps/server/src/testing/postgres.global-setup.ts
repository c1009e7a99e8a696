import type { TestProject } from 'vitest/node'
import { startPostgresCluster } from './postgres-cluster.ts'
import { makePostgresTemplate, type PostgresServer } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresServer
  }
}

/** Finds the PostgreSQL server of the run (`DATABASE_URL`, else one from npm) and migrates the template of its databases. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  const cluster = given ? undefined : await startPostgresCluster({ durable: false })
  const url = given ?? cluster?.url ?? ''
  const template = await makePostgresTemplate(url).catch(async (error: unknown) => {
    await cluster?.stop()
    throw error
  })
  project.provide('postgres', { url, template: template.name, superuserUrl: cluster?.superuserUrl })
  return async () => {
    await template.drop()
    await cluster?.stop()
  }
}
