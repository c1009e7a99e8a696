import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

test('the reference is a page with its files, under a content policy that names no other host', async () => {
  const page = await server.inject({ url: '/reference/' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const linked = [...page.body.matchAll(/(?:src|href|data-contract)="([^"]+)"/g)].map(([, address = '']) => address)
  const files = linked.filter((address) => !address.startsWith('data:'))
  expect(files).toContain('../api/openapi.json')
  for (const file of files) {
    const { pathname } = new URL(file, 'http://acme.localhost/reference/')
    expect([file, (await server.inject({ url: pathname })).statusCode]).toEqual([file, 200])
  }
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

test('the renderer fetches nothing from its vendor', async () => {
  const { body } = await server.inject({ url: '/reference/redoc.js' })
  expect(body.length).toBeGreaterThan(1_000_000)
  expect(body).not.toContain('cdn.redoc.ly')
})

test('its address without a slash leads to it', async () => {
  const { statusCode, headers } = await server.inject({ url: '/reference' })
  expect([statusCode, headers.location]).toEqual([301, '/reference/'])
})
