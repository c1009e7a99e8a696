import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { startTestServer } from '../testing/test-server.ts'
import { jobKind, jobWorker } from './job.ts'
import { withinRequest } from './request-id.ts'

interface Line {
  msg: string
  reqId?: string
  kind?: string
  step?: number
}
const lines: Line[] = []
const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as Line) })
// Nothing listens on the first port.
const server = setUpServer(() => startTestServer({ log, env: { SMTP_URL: 'smtp://127.0.0.1:1' } }))

test('the line of a failed job has the id of the request that queued it', async () => {
  const response = await server.inject({
    method: 'POST',
    url: '/api/core/otp/generate',
    headers: { 'ssp-client': server.tenants.clientId('acme') },
    payload: { type: 0, scope: 'ssp', user_id: 'admin@acme.example' },
  })
  expect(response.statusCode).toBe(200)
  const numbered = jobKind<number>('test.numbered')
  const { database, jobs } = server.deps
  await jobs.register([
    jobWorker(numbered, async (step) => {
      log.warn({ step }, 'at work')
      if (step < 2) await database.withSystem((tx) => jobs.enqueue(tx, numbered, step + 1))
    }),
  ])
  await withinRequest('of the first', () => database.withSystem((tx) => jobs.enqueue(tx, numbered, 1)))
  await database.withSystem((tx) => jobs.enqueue(tx, numbered, 3))
  await jobs.work()

  const failure = () => lines.find(({ msg }) => msg === 'job password.code failed')
  await expect.poll(failure).toMatchObject({ kind: 'password.code', reqId: response.headers['x-request-id'] })
  const atWork = () =>
    lines.flatMap(({ step, reqId }) => (step ? [{ step, reqId }] : [])).toSorted((a, b) => a.step - b.step)
  await expect.poll(atWork).toEqual([
    { step: 1, reqId: 'of the first' },
    { step: 2, reqId: 'of the first' },
    { step: 3, reqId: undefined },
  ])
})
