import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import type { OpenedDatabase } from '../db/open.ts'
import { resetCode } from '../modules/auth/reset-code.job.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { expose } from './exposition.ts'
import { serveMetrics } from './metrics.ts'
import { createRequestDurations } from './request-durations.ts'

const server = setUpServer()
const durations = createRequestDurations()
// The connections that a pool on PostgreSQL tells of.
const engine = { pool: { totalCount: 5, idleCount: 3, waitingCount: 1 } } as OpenedDatabase['engine']
let metrics: Server
let origin: string

beforeAll(async () => {
  const { deps } = server
  const reads = { replica: 1, written: 2, unusable: 3, failed: 4 }
  const replica = { facts: () => ({ state: 'behind', lagSeconds: 7.5, reads }) as const }
  metrics = await serveMetrics(
    deps,
    { database: { ...deps.database, replica }, engine },
    { durations, host: '127.0.0.1', port: 0 },
  )
  origin = `http://127.0.0.1:${(metrics.address() as AddressInfo).port}`
})
afterAll(() => void metrics.close())

/** The collected values by metric and labels, as they are written. */
async function collect(): Promise<Map<string, number>> {
  const response = await fetch(`${origin}/metrics`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4'])
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.replace(/ [^ ]+$/, ''), Number(line.split(' ').at(-1))]))
}

describe('expose', () => {
  it('writes the text format, with labels escaped', () => {
    const samples = [{ labels: { kind: 'a"b\\c\nd', state: 'x' }, value: 1.5 }, { value: 2 }]
    expect(expose([{ name: 'ssp_x', help: 'Text.', type: 'gauge', samples }])).toBe(
      '# HELP ssp_x Text.\n# TYPE ssp_x gauge\nssp_x{kind="a\\"b\\\\c\\nd",state="x"} 1.5\nssp_x 2\n',
    )
  })
})

describe('/metrics', () => {
  it('has durations by operation, in cumulative buckets', async () => {
    const app = await buildApp(server.deps, { onResponse: durations.observe })
    for (let n = 0; n < 3; n += 1) await app.inject({ url: '/api/client/load?subdomain=acme' })
    await app.inject({ url: '/api/nothing/of/the/kind' })
    await app.close()
    const values = await collect()
    const labels = 'operation="loadClient",method="GET",status="200"'
    expect(values.get(`ssp_http_request_duration_seconds_count{${labels}}`)).toBe(3)
    expect(values.get(`ssp_http_request_duration_seconds_bucket{${labels},le="+Inf"}`)).toBe(3)
    expect(values.get(`ssp_http_request_duration_seconds_bucket{${labels},le="10"}`)).toBe(3)
    expect(values.get(`ssp_http_request_duration_seconds_sum{${labels}}`)).toBeGreaterThan(0)
    expect([...values.keys()].join('\n')).not.toContain('/nothing/of/the/kind')
  })

  it('has the queue: how much waits, since when, and how many mails', async () => {
    const { database, jobs, tenants } = { ...server.deps, tenants: server.tenants }
    const clientId = tenants.clientId('acme')
    const before = await collect()
    await database.withSystem(async (tx) => {
      const payload = { clientId, email: 'x@acme.example', isLast: false }
      await jobs.enqueue(tx, resetCode, payload)
      await jobs.enqueue(tx, resetCode, payload, { startAfter: new Date(Date.now() + 3_600_000) })
    })
    const values = await collect()
    const waiting = 'ssp_jobs{kind="password.code",state="waiting"}'
    expect(values.get(waiting)).toBeGreaterThan(before.get(waiting) ?? NaN)
    expect(values.get('ssp_mails_waiting')).toBeGreaterThan(before.get('ssp_mails_waiting') ?? NaN)
    const oldest = values.get('ssp_jobs_oldest_waiting_seconds{kind="password.code"}')
    expect(oldest).toBeGreaterThanOrEqual(0)
    expect(oldest).toBeLessThan(600)
    expect(values.get('ssp_jobs_oldest_waiting_seconds{kind="purge"}')).toBe(0)
  })

  it('has the connections of the pool, the event loop and the process', async () => {
    const values = await collect()
    expect(values.get('ssp_database_connections{state="active"}')).toBe(2)
    expect(values.get('ssp_database_connections{state="waiting"}')).toBe(1)
    expect(values.get('ssp_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThan(0)
    expect(values.get('ssp_process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
    expect(values.get('ssp_process_cpu_seconds_total')).toBeGreaterThan(0)
  })

  it('has the read replica', async () => {
    const values = await collect()
    expect(values.get('ssp_replica_usable')).toBe(0)
    expect(values.get('ssp_replica_lag_seconds')).toBe(7.5)
    expect(values.get('ssp_replica_reads_total{outcome="written"}')).toBe(2)
  })

  it('is the only address of its port', async () => {
    expect((await fetch(`${origin}/`)).status).toBe(404)
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404)
  })
})
