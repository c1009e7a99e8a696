import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { startFakeSmtp } from '../testing/fake-smtp.ts'
import { freePort } from '../testing/postgres-cluster.ts'
import { createMailer } from './mailer.ts'

const mail = (n: number) => ({ to: `m${n}@acme.example`, subject: 'x', text: 'x', html: 'x' })

async function sendMany(mails: number, query = '') {
  const port = await freePort()
  const smtp = await startFakeSmtp(port)
  onTestFinished(smtp.stop)
  const send = createMailer(loadConfig({ SMTP_URL: `smtp://127.0.0.1:${port}${query}`, DATA_DIR: tmpdir() }))
  await Promise.all(Array.from({ length: mails }, (_, n) => send(mail(n))))
  return smtp
}

test('many mails share five connections to the mail server', async () => {
  const { received, connections } = await sendMany(40)
  expect(new Set(received).size).toBe(40)
  expect(connections).toEqual({ opened: 5, most: 5 })
})

test('the address of the mail server sets the number of connections', async () => {
  const { received, connections } = await sendMany(20, '?maxConnections=2')
  expect(new Set(received).size).toBe(20)
  expect(connections.most).toBe(2)
})

test('an address that the mail server rejects costs its mail alone', async () => {
  const port = await freePort()
  const smtp = await startFakeSmtp(port, { reject: 'm1@acme.example' })
  onTestFinished(smtp.stop)
  const send = createMailer(loadConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, DATA_DIR: tmpdir() }))
  const results = await Promise.allSettled([0, 1, 2].map((n) => send(mail(n))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await send(mail(3))
  expect(smtp.received).toContain('m3@acme.example')
})

test('a mail is sent over a new connection after the mail server has closed those that were open', async () => {
  const port = await freePort()
  const first = await startFakeSmtp(port)
  const send = createMailer(loadConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, DATA_DIR: tmpdir() }))
  await send(mail(0))
  await first.stop()
  const second = await startFakeSmtp(port)
  onTestFinished(second.stop)
  await send(mail(1))
  expect(second.received).toEqual(['m1@acme.example'])
})
