import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../testing/postgres-cluster.ts'
import { insertTenants, TENANTS } from '../testing/tenants.ts'
import { openTestDatabase } from '../testing/test-server.ts'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
  links?: { traceId: string; spanId: string }[]
}
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}

const root = resolve(import.meta.dirname, '../../../..')
const dataDir = mkdtempSync(join(tmpdir(), 'ssp-traces-'))
const sent: Sent[] = []
let opened: Awaited<ReturnType<typeof openTestDatabase>>
let collector: Server
let child: ReturnType<typeof spawn>
let origin: string
let output = ''

const spans = () =>
  sent.flatMap((each) => each.resourceSpans.flatMap((of) => of.scopeSpans.flatMap((scope) => scope.spans)))
const attributesOf = (span: Span | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]))
const untilSpan = async (is: (span: Span) => boolean): Promise<Span> => {
  await expect.poll(() => spans().some(is)).toBe(true)
  return spans().find(is) as Span
}

beforeAll(async () => {
  opened = await openTestDatabase()
  await insertTenants(opened.database)
  collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      sent.push(JSON.parse(Buffer.concat(chunks).toString()) as Sent)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const port = await freePort()
  origin = `http://localhost:${port}`
  child = spawn(
    join(root, 'node_modules/.bin/node'),
    ['--conditions=@ssp/source', join(root, 'apps/server/src/main.ts')],
    {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: opened.url,
        DATA_DIR: dataDir,
        PORT: String(port),
        DEMO_DATA: 'false',
        LOG_LEVEL: 'info',
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
        OTEL_SERVICE_NAME: 'portal-under-test',
        OTEL_BSP_SCHEDULE_DELAY: '100',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
})
afterAll(async () => {
  child.kill('SIGKILL')
  collector.close()
  await opened.database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('a request, its statements, and the job and the mail that it queued are spans', async () => {
  await expect.poll(() => output).toContain('Server listening at')
  const clientId = TENANTS.clientId('acme')
  expect((await fetch(`${origin}/api/client/load?subdomain=acme`)).status).toBe(200)
  await untilSpan((span) => attributesOf(span)['ssp.operation'] === 'loadClient')
  const email = 'admin@acme.example'
  const response = await fetch(`${origin}/api/core/otp/generate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'ssp-client': clientId,
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    },
    body: JSON.stringify({ type: 0, scope: 'ssp', user_id: email }),
  })
  expect(response.status, await response.text()).toBeLessThan(300)
  const id = response.headers.get('x-request-id')
  const request = await untilSpan((span) => attributesOf(span)['ssp.request_id'] === id)
  expect(request).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) })
  expect(attributesOf(request)).toMatchObject({ 'http.request.method': 'POST', 'http.response.status_code': 200 })
  const statement = await untilSpan(({ parentSpanId }) => parentSpanId === request.spanId)
  expect(attributesOf(statement)).toMatchObject({ 'db.system.name': 'postgresql' })
  const job = await untilSpan(({ name }) => name === 'job password.code')
  expect(job.links).toMatchObject([{ traceId: request.traceId }])
  const mail = await untilSpan(({ name }) => name === 'send mail')
  expect(mail).toMatchObject({ traceId: job.traceId, parentSpanId: job.spanId })
  expect(output.split('\n').filter((line) => line.includes(`"${id}"`))).not.toEqual([])
  for (const line of output.split('\n').filter((each) => each.includes(`"${id}"`))) {
    expect(JSON.parse(line)).toMatchObject({ trace_id: request.traceId })
  }
  const text = JSON.stringify(sent)
  expect(text).toContain('portal-under-test')
  for (const secret of [email, 'subdomain=acme', '127.0.0.1']) expect(text).not.toContain(secret)
})

it('nothing of OpenTelemetry is loaded before it is on', () => {
  const source = join(root, 'apps/server/src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const importersOf = (pattern: RegExp) =>
    files.filter((name) => pattern.test(readFileSync(join(source, name), 'utf8')))
  expect(importersOf(/from '@opentelemetry\//)).toEqual(['tracing/open-telemetry.ts'])
  expect(importersOf(/from '[./\w-]*\/open-telemetry\.ts'/)).toEqual([])
})
