import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../src/testing/postgres-cluster.ts'
import { ACME, post } from '../rig/caller.ts'
import { startFakeSmtp } from '../../src/testing/fake-smtp.ts'
import { Findings, median, type Fault, type Report } from '../rig/report.ts'
import { startServer } from '../rig/server-process.ts'
import { onBothDatabases, type Site } from '../rig/site.ts'

const KNOWN = ['admin', 'reader', 'staff', 'restricted', 'nobody'].map((name) => `${name}@acme.example`)
const STRANGERS = KNOWN.map((address) => `no-${address}`)

async function inject(site: Site): Promise<Report> {
  const findings = new Findings()
  const port = await freePort()
  const server = await startServer({ ...site.env, LOG_LEVEL: 'silent', SMTP_URL: `smtp://127.0.0.1:${port}` })
  const request = (user_id: string) =>
    post(`${server.origin}/api/core/otp/generate`, { type: 0, scope: 'ssp', user_id }, { 'ssp-client': ACME })
  const took = { known: [] as number[], strangers: [] as number[] }
  const responses = new Set<string>()
  for (const [index, known] of KNOWN.entries()) {
    for (const [who, address] of [
      ['known', known],
      ['strangers', STRANGERS[index] ?? ''],
    ] as const) {
      const response = await request(address)
      responses.add(`${response.status} ${JSON.stringify(response.body)}`)
      took[who].push(response.took)
    }
  }
  findings.check(
    responses.size === 1 && [...responses][0] === '200 {"status":"success"}',
    `responses without mail: ${[...responses].join(' | ')}`,
  )
  await wait(4_000) // every job has failed at least once by now
  const smtp = await startFakeSmtp(port)
  const began = performance.now()
  while (new Set(smtp.received).size < KNOWN.length && performance.now() - began < 90_000) await wait(100)
  const arrived = new Set(smtp.received)
  findings.check(
    KNOWN.every((address) => arrived.has(address)),
    `mail for ${arrived.size} of ${KNOWN.length} people arrives`,
  )
  findings.check(
    smtp.received.every((address) => KNOWN.includes(address)),
    'strangers get mail',
  )
  await server.kill()
  await smtp.stop()
  const figures = {
    'mails late but there': arrived.size,
    'response for a known user, median ms': median(took.known),
    'for an unknown user, median ms': median(took.strangers),
    'seconds until the last': Math.round((performance.now() - began) / 1000),
  }
  return {
    fault: 'mail server down',
    where: site.where,
    rounds: KNOWN.length + STRANGERS.length,
    figures,
    failures: findings.failures,
  }
}

/** No mail server while codes are requested: the response is the same, and the mail is sent when the server is back. */
export const mailDown: Fault = { name: 'mail-down', run: () => onBothDatabases(inject) }
