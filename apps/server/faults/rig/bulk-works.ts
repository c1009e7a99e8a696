import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { loadConfig } from '../../src/config.ts'
import type { Database } from '../../src/db/database.ts'
import { BUCKETS } from '../../src/modules/index.ts'
import { createAddressSigner } from '../../src/storage/address.ts'
import { openObjectStore } from '../../src/storage/object-store.ts'
import { createObjects } from '../../src/storage/objects.ts'
import { fixedId, TENANTS } from '../../src/testing/tenants.ts'
import { ACME, post, send, type Caller } from './caller.ts'
import type { FakeSmtp } from '../../src/testing/fake-smtp.ts'

/** Rows of the import and of the deactivation. */
export const ROWS = 4_000
/** Employees who are reminded. */
export const MAILS = 300
/** Files of the archive. */
export const FILES = 300
/** Bytes of each file. */
const FILE_SIZE = 64 * 1024
/** Rows of one request. */
const PART = 1_000

/** Whose payslips are put into the archive; not one of those who are deactivated. */
export const PAID = fixedId('employee acme 1')

/** A server that runs, and who is signed in there. */
export interface Life {
  origin: string
  caller: Caller
}

/** How far a work is. */
export interface Progress {
  done: number
  total: number
  over: boolean
}

/** Something that the server does in the background. */
export interface Work {
  name: string
  /** Asks for it. @throws if the server rejects it. */
  start: (life: Life) => Promise<void>
  progress: (life: Life) => Promise<Progress>
}

const employees = ({ origin }: Life) => `${origin}/api/ssp/production/employees`
const headersOf = ({ caller }: Life) => ({ authorization: `Bearer ${caller.token}`, 'ssp-client': ACME })

/** Reads from the server. @throws for any other status than 2xx. */
export async function readFrom<T>(life: Life, url: string): Promise<T> {
  const response = await fetch(url, { headers: headersOf(life) })
  if (!response.ok) throw new Error(`${url} returns ${response.status}`)
  return (await response.json()) as T
}

async function sendTo(life: Life, url: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { ...headersOf(life), 'idempotency-key': randomUUID() }
  const answer = await (body ? post(url, body, headers) : send(url, { method: 'POST', headers }))
  if (answer.status < 200 || answer.status > 299)
    throw new Error(`${url} returns ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

interface Run {
  state: string
  confirmCount: number | null
  counts: { applied: number; new: number; changed: number }
}

/** A file that is compared and applied. */
function bulkRun(kind: 'import' | 'deactivate', rows: readonly object[]): Work {
  let id = ''
  const place = (life: Life) => `${employees(life)}/bulk/${ACME}`
  const read = (life: Life) => readFrom<Run>(life, `${place(life)}/${id}`)
  return {
    name: kind,
    async start(life) {
      id = String((await sendTo(life, place(life), { kind, fileName: `${kind}.csv` }))['id'])
      for (let from = 0; from < rows.length; from += PART)
        await sendTo(life, `${place(life)}/${id}/rows`, { rows: rows.slice(from, from + PART) })
      const { confirmCount } = await read(life)
      const count = confirmCount === null ? {} : { count: confirmCount }
      await sendTo(life, `${place(life)}/${id}/apply`, { rows: rows.length, ...count })
    },
    async progress(life) {
      const { state, counts } = await read(life)
      return { done: counts.applied, total: counts.new + counts.changed, over: state === 'done' }
    },
  }
}

/** Employees who are not there yet. */
export const importWork = (): Work =>
  bulkRun(
    'import',
    Array.from({ length: ROWS }, (_, n) => ({
      line: n + 2,
      identifier: `I-${n}`,
      forename: 'Ina',
      surname: `Import ${n}`,
      email: `i${n}@acme.example`,
    })),
  )

/** Employees of `insertBulkPeople`. */
export const deactivateWork = (): Work =>
  bulkRun(
    'deactivate',
    Array.from({ length: ROWS }, (_, n) => ({ line: n + 2, identifier: `D-${n}` })),
  )

/** The registration reminder to all unregistered employees with an address. */
export const mailWork = (smtp: FakeSmtp): Work => ({
  name: 'bulk e-mail',
  start: async (life) => void (await sendTo(life, `${employees(life)}/emails/${ACME}?function=emailUnregistered`)),
  async progress() {
    const done = new Set(smtp.received).size
    return { done, total: MAILS, over: done === MAILS }
  },
})

const nameOfFile = (n: number) => `${new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10)}.pdf`

/** All payslips of an employee in one ZIP file. `url` is where the archive is asked for, once it was requested. */
export function zipWork(): Work & { url: (life: Life) => string } {
  let id = ''
  const list = (life: Life) => `${employees(life)}/archives/${ACME}/${PAID}`
  return {
    name: 'zip',
    url: (life) => `${list(life)}/${id}`,
    async start(life) {
      const files = Array.from({ length: FILES }, (_, n) => nameOfFile(n))
      const body = { bucket: 'payslips', folder: `${ACME}/${PAID}`, files, zipFileName: 'all.zip' }
      id = String((await sendTo(life, `${life.origin}/api/batch/get-all-employee-files`, body))['archiveId'])
    },
    async progress(life) {
      const rows = await readFrom<{ id: string; status: string; done: number; total: number }[]>(life, list(life))
      const row = rows.find((one) => one.id === id)
      return { done: row?.done ?? 0, total: FILES, over: row?.status === 'ready' }
    },
  }
}

/** What a browser does with an archive: asks for its address and opens it. */
export async function download(life: Life, url: string): Promise<Uint8Array> {
  const signed = await fetch(url, { headers: headersOf(life) })
  const cookie = signed.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { url: address } = (await signed.json()) as { url: string }
  const file = await fetch(new URL(address, life.origin), { headers: { cookie } })
  if (!file.ok) throw new Error(`The archive returns ${file.status}`)
  return new Uint8Array(await file.arrayBuffer())
}

/** Makes those who are deactivated, those who are reminded, and the payslips of one employee; only the reminded have an address. */
export async function insertBulkPeople(database: Database, env: Record<string, string>): Promise<void> {
  const store = await openObjectStore(loadConfig(env))
  const objects = createObjects({
    database,
    store,
    signer: createAddressSigner(new Uint8Array(32)),
    publicUrl: '',
    buckets: BUCKETS,
  })
  await database.withSystem(async (tx) => {
    await sql`update employees set email = null where client_id = ${ACME}`.execute(tx)
    await sql`insert into employees (client_id, id, forename, surname, identifier, email)
      select ${ACME}::uuid, gen_random_uuid(), 'Dora', 'Leaver ' || n, 'D-' || n, null from generate_series(0, ${sql.lit(ROWS - 1)}) n
      union all
      select ${ACME}::uuid, gen_random_uuid(), 'Mia', 'Mail ' || n, 'M-' || n, 'm' || n || '@acme.example'
        from generate_series(0, ${sql.lit(MAILS - 1)}) n`.execute(tx)
    const permission_id = fixedId('permission acme PAYSLIPS_VIEW')
    await tx
      .insertInto('permissions')
      .values({ client_id: ACME, id: permission_id, owner: 'platform', name: 'PAYSLIPS_VIEW', group_name: 'pay' })
      .execute()
    await tx
      .insertInto('user_permissions')
      .values({ client_id: ACME, id: randomUUID(), user_id: TENANTS.userId('acme', 'admin'), permission_id })
      .execute()
  })
  for (let n = 0; n < FILES; n += 1) {
    const file_name = nameOfFile(n)
    const bytes = Buffer.alloc(FILE_SIZE, `%PDF-1.4\n% ${file_name}\n`)
    const kept = await objects.keep(ACME, 'application/pdf', bytes)
    await database.withSystem(async (tx) => {
      const row = {
        client_id: ACME,
        id: randomUUID(),
        employee_id: PAID,
        process_date: file_name.slice(0, 10),
        file_name,
      }
      await tx.insertInto('payslips').values(row).execute()
      await objects.publish(tx, { clientId: ACME, bucket: 'payslips', key: `${ACME}/${PAID}/${file_name}`, kept })
    })
  }
}
