import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { startPostgresCluster } from '../../src/testing/postgres-cluster.ts'
import { Findings, type Fault, type Report } from '../rig/report.ts'
import { startProgram } from '../rig/server-process.ts'
import { atSite, embeddedSite, postgresSite, type Site } from '../rig/site.ts'

const preload = join(import.meta.dirname, '../rig/kill-at-statement.ts')
const TABLES = [
  'clients',
  'users',
  'employees',
  'permissions',
  'user_permissions',
  'objects',
  'teams',
  'audit_log',
] as const

const seedOf = (site: Site, env: Record<string, string> = {}) =>
  startProgram('seed/main.ts', { ...site.env, ...env }, { args: ['--employees', '60'], preload })

/** Row counts of the database; null without tables. */
async function contents(database: Database): Promise<string | null> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('clients') is not null as found`.execute(
    database.kysely,
  )
  if (!rows[0]?.found) return null
  return database.withSystem(async (tx) => {
    const counts: string[] = []
    for (const table of TABLES) {
      const { count } = await tx
        .selectFrom(table)
        .select((of) => of.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      counts.push(`${table} ${count}`)
    }
    return counts.join(', ')
  })
}

/** Result and number of statements of an undisturbed run. */
async function undisturbed(site: Site): Promise<{ full: string; statements: number }> {
  const file = join(site.dataDir, 'statements')
  const program = seedOf(site, { FAULT_COUNT_FILE: file })
  if ((await program.exit) !== 0) throw new Error(program.output())
  return { full: (await site.inspect(contents)) ?? '', statements: Number(readFileSync(file, 'utf8')) }
}

async function inject(where: Site['where'], open: () => Promise<Site>, steps: number): Promise<Report> {
  const findings = new Findings()
  const { full, statements } = await atSite(open, undisturbed)
  const nothing = full.replaceAll(/\d+/g, '0')
  let finished = 0
  for (let step = 1; step <= steps; step++) {
    const at = Math.max(1, Math.round((statements * step) / (steps + 1)))
    await atSite(open, async (site) => {
      const program = seedOf(site, { FAULT_KILL_AT: String(at) })
      findings.check((await program.exit) === null, `the run that should die at statement ${at} ends by itself`)
      const left = await site.inspect(contents)
      findings.check(
        left === null || left === nothing || left === full,
        `killed at statement ${at} of ${statements}: ${left}`,
      )
      const again = seedOf(site)
      findings.check((await again.exit) === 0, `after a kill at statement ${at} a second run fails: ${again.output()}`)
      const whole = (await site.inspect(contents)) === full
      findings.check(whole, `after a kill at statement ${at} a second run does not complete`)
      if (whole) finished += 1
    })
  }
  const figures = { 'statements of a run': statements, 'completed by a second run': finished }
  return { fault: 'migration and seed killed at steps', where, rounds: steps, figures, failures: findings.failures }
}

/** SIGKILL of the first start at statements spread over migrations and seed: all or nothing, and a second start completes. */
export const killedAtSteps: Fault = {
  name: 'killed-at-steps',
  async run(effort) {
    const steps = effort.rounds(12, 60)
    const embedded = await inject('PGlite', () => embeddedSite({ empty: true }), steps)
    const cluster = await startPostgresCluster({ durable: true })
    try {
      return [embedded, await inject('PostgreSQL', () => postgresSite({ empty: true, cluster }), steps)]
    } finally {
      await cluster.stop()
    }
  },
}
