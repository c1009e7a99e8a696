import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setUpServer } from '../testing/set-up-server.ts'
import { startTestServer } from '../testing/test-server.ts'

const TIMEOUT = 2_000

const server = setUpServer(() =>
  startTestServer({ env: { TRUST_PROXY: 'true', BODY_TIMEOUT: String(TIMEOUT), MAX_IN_FLIGHT: '150' } }),
)
let port: number
const sockets: Socket[] = []

beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** A connection that sends the head of a request from an address and the first bytes of its body. */
async function begin(head: string, length: number, address: string, to = port) {
  const socket = connect(to, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  let text = ''
  socket.on('data', (bytes) => (text += bytes.toString()))
  await once(socket, 'connect')
  socket.write(`${head}\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\ncontent-length: ${length}\r\n\r\n{"user`)
  return { socket, text: () => text }
}
const beginLogin = (address: string, to = port) => {
  const head = `POST /api/login/${server.tenants.clientId('acme')} HTTP/1.1\r\ncontent-type: application/json`
  return begin(head, 100, address, to)
}
const beginUpload = async (length: number) => {
  const admin = await server.signIn('admin')
  const payload = {
    bucketName: 'logos',
    filePath: `${admin.clientId}/logo.svg`,
    contentType: 'image/svg+xml',
  }
  const signed = await admin.post('/api/dashboard/sign-upload-url', payload)
  return begin(`PUT ${signed.json<{ url: string }>().url} HTTP/1.1\r\ncontent-type: image/svg+xml`, length, '10.0.0.9')
}
const load = (address: string, path = '/api/client/load?subdomain=acme', of = port) =>
  fetch(`http://127.0.0.1:${of}${path}`, { headers: { 'x-forwarded-for': address } })

describe('a body that does not arrive', () => {
  it('is cut off soon', async () => {
    const { socket, text } = await beginLogin('10.0.0.1')
    await once(socket, 'close')
    expect(text()).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('is cut off soon when it is a file that stalls, and not when it progresses', async () => {
    const pieces = 2 * (TIMEOUT / 250)
    const [stalled, slow] = [await beginUpload(pieces + 6), await beginUpload(pieces + 6)]
    const stalls = once(stalled.socket, 'close')
    for (let piece = 0; piece < pieces; piece += 1) {
      await wait(250)
      slow.socket.write(' ')
    }
    await expect.poll(slow.text).toMatch(/^HTTP\/1\.1 400 /) // it arrived, and is no drawing
    await stalls
    expect(stalled.text()).toMatch(/^HTTP\/1\.1 408 /)
    expect(server.app.server.requestTimeout).toBe(2_000_000)
  })
})

describe('connections that send half of a body', () => {
  it('do not hide the health of the server from their own address', async () => {
    // Half as many again as an address may have in flight, opened again where a busy machine let them time out.
    const status = async () => {
      await Promise.all(Array.from({ length: 150 }, () => beginLogin('10.6.6.6')))
      return (await load('10.6.6.6')).status
    }
    await expect.poll(status, { interval: 20 }).toBe(429)
    expect((await load('10.6.6.6', '/health/live')).status).toBe(200)
  })
})

describe('connections that send half of a body to a server that waits for it', () => {
  const patient = setUpServer(() =>
    startTestServer({ env: { TRUST_PROXY: 'true', BODY_TIMEOUT: '60000', MAX_IN_FLIGHT: '150' } }),
  )
  let to: number
  beforeAll(async () => {
    await patient.app.listen({ host: '127.0.0.1', port: 0 })
    to = (patient.app.server.address() as AddressInfo).port
  })

  it.each([
    ['one address', () => '10.6.6.6'],
    ['many addresses', (n: number) => `10.6.7.${n % 100}`],
  ])('500 from %s do not hold up others', async (_from, addressOf) => {
    const halves = await Promise.all(Array.from({ length: 500 }, (_, n) => beginLogin(addressOf(n), to)))
    const statuses = new Set<number>()
    for (let n = 0; n < 100; n += 1) statuses.add((await load('10.1.1.1', undefined, to)).status)
    expect([...statuses]).toEqual([200])
    // Those that had a place have it still: the others were answered beside them.
    expect(halves.filter(({ text }) => text() === '').length).toBeGreaterThanOrEqual(50)
  })
})

describe('connections that send half of a head', () => {
  it('500 do not slow down others, and are cut off', async () => {
    const halves = await Promise.all(
      Array.from({ length: 500 }, async () => {
        const socket = connect(port, '127.0.0.1')
        sockets.push(socket)
        socket.on('error', () => {})
        await once(socket, 'connect')
        socket.write('GET /api/client/load HTTP/1.1\r\nhost: loc')
        return socket
      }),
    )
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await load('10.1.1.1')).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const socket of halves) socket.resume()
    await expect.poll(() => halves.filter(({ closed }) => !closed).length, { timeout: 10 * TIMEOUT }).toBe(0)
  })
})

it('requests from the addresses of one IPv6 network count as those of one address', async () => {
  const status = async () => {
    await Promise.all(Array.from({ length: 150 }, (_, n) => beginLogin(`2001:db8::${n.toString(16)}`)))
    return (await load('2001:db8::ffff')).status
  }
  await expect.poll(status, { interval: 20 }).toBe(429)
  expect((await load('2001:db8:0:1::1')).status).toBe(200)
})
