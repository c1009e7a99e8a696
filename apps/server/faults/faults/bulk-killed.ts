import { setTimeout as wait } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { freePort } from '../../src/testing/postgres-cluster.ts'
import {
  deactivateWork,
  download,
  FILES,
  importWork,
  insertBulkPeople,
  MAILS,
  mailWork,
  ROWS,
  zipWork,
  type Life,
} from '../rig/bulk-works.ts'
import { ACME, signIn } from '../rig/caller.ts'
import { startFakeSmtp } from '../../src/testing/fake-smtp.ts'
import { Findings, type Fault, type Report } from '../rig/report.ts'
import { startServer, type Server } from '../rig/server-process.ts'
import { onBothDatabases, type Site } from '../rig/site.ts'

/** Milliseconds in which all works are done after the last start: heartbeats and claims of the dead lapse first. */
const LIMIT = 10 * 60_000

/** What each work left behind; every number is a count. */
async function leftBehind(database: Database) {
  const counted = async (query: ReturnType<typeof sql<{ n: number; people: number }>>) => {
    const { rows } = await query.execute(database.kysely)
    return { n: rows[0]?.n ?? 0, people: rows[0]?.people ?? 0 }
  }
  const people = (condition: ReturnType<typeof sql>) =>
    counted(sql`select count(*)::int as n, count(distinct identifier)::int as people from employees
      where client_id = ${ACME} and ${condition}`)
  const logged = (type: string) =>
    counted(sql`select count(*)::int as n, count(distinct employee_id)::int as people from interactions
      where client_id = ${ACME} and type = ${type}`)
  return {
    imported: await people(sql`identifier like 'I-%'`),
    importedLog: await logged('bulk_import'),
    deactivated: await people(sql`identifier like 'D-%' and deactivated_at is not null`),
    deactivatedLog: await logged('bulk_deactivate'),
    sent: await counted(sql`select count(*)::int as n, count(distinct employee_id)::int as people from employee_emails
      where client_id = ${ACME} and sent_at is not null and failed_at is null`),
    sentLog: await logged('registration_reminder'),
    archives: await counted(sql`select count(*)::int as n, 0 as people from objects
      where client_id = ${ACME} and bucket = 'archives'`),
  }
}

async function inject(site: Site): Promise<Report> {
  const findings = new Findings()
  await site.inspect((database) => insertBulkPeople(database, site.env))
  const port = await freePort()
  const smtp = await startFakeSmtp(port)
  const zip = zipWork()
  const works = [mailWork(smtp), zip, deactivateWork(), importWork()]

  let server: Server | undefined
  const start = async (): Promise<Life> => {
    server = await startServer({ ...site.env, SMTP_URL: `smtp://127.0.0.1:${port}` })
    return { origin: server.origin, caller: await signIn(server.origin) }
  }
  let life = await start()
  const figures: Record<string, number> = {}
  // One after the other, so that the works before are killed again while they are taken up.
  for (const work of works) {
    await work.start(life)
    const began = performance.now()
    while ((await work.progress(life)).done === 0 && performance.now() - began < 60_000) await wait(2)
    await server?.kill()
    life = await start()
    const { done, total, over } = await work.progress(life)
    figures[`${work.name}, done when killed`] = done
    findings.check(done > 0 && done < total && !over, `${work.name}: ${done} of ${total} were done when it was killed`)
  }

  const began = performance.now()
  for (;;) {
    // A server that is busy may leave a request without an answer.
    const states = await Promise.all(works.map((work) => work.progress(life).catch(() => ({ over: false }))))
    if (states.every(({ over }) => over) || performance.now() - began > LIMIT) break
    await wait(500)
  }
  for (const work of works) {
    const { done, total, over } = await work.progress(life)
    findings.check(over, `${work.name}: ${done} of ${total} after ${LIMIT / 60_000} minutes`)
  }
  figures['seconds until all were done'] = Math.round((performance.now() - began) / 1000)
  const entries: Record<string, Uint8Array> = await download(life, zip.url(life)).then(
    (bytes) => unzipSync(bytes),
    () => ({}),
  )
  await wait(3_000) // the last e-mail is marked as sent after it was handed over
  await server?.kill()
  await smtp.stop()

  const left = await site.inspect(leftBehind)
  const wanted = {
    imported: ROWS,
    importedLog: ROWS,
    deactivated: ROWS,
    deactivatedLog: ROWS,
    sent: MAILS,
    sentLog: MAILS,
  }
  for (const [name, count] of Object.entries(wanted)) {
    const { n, people } = left[name as keyof typeof wanted]
    findings.check(n === count && people === count, `${name}: ${n} of ${people} employees, ${count} wanted`)
  }
  const again = smtp.ids.length - new Set(smtp.ids).size
  findings.check(new Set(smtp.ids).size === MAILS, `${new Set(smtp.ids).size} Message-IDs for ${MAILS} employees`)
  findings.check(new Set(smtp.received).size === MAILS, `mail for ${new Set(smtp.received).size} employees`)
  // One at a time: a kill may come between handing over and marking, and the mail system knows it by its Message-ID.
  findings.check(again <= works.length, `${again} e-mails were handed over again after ${works.length} kills`)
  findings.check(left.archives.n === 1, `${left.archives.n} archives`)
  const names = Object.keys(entries)
  findings.check(
    names.length === FILES && names.every((name) => Buffer.from(entries[name] ?? []).includes(name)),
    `${names.length} of ${FILES} files are in the archive, each with its own content`,
  )
  return {
    fault: 'server killed in an import, a deactivation, a bulk e-mail and a zip',
    where: site.where,
    rounds: works.length,
    figures: {
      ...figures,
      'employees imported': left.imported.n,
      deactivated: left.deactivated.n,
      'e-mails': left.sent.n,
      'handed over again under the same Message-ID': again,
      'files in the archive': names.length,
    },
    failures: findings.failures,
  }
}

/** SIGKILL of the server in the middle of each background work of the employees; each has to finish, exactly once. */
export const bulkKilled: Fault = { name: 'bulk-killed', run: () => onBothDatabases(inject) }
