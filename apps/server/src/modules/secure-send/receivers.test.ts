import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setScopes } from '../../testing/secure-send-fixture.ts'
import { PLATFORM, startSecureSend, type SecureSendScene } from '../../testing/secure-send-scene.ts'
import { fixedId } from '../../testing/tenants.ts'

const DEFAULT = { target_scope: 'default', target_id: null } as const
let at: SecureSendScene

beforeAll(async () => {
  at = await startSecureSend()
})
afterAll(() => at.close())
beforeEach(() => at.reset())

describe('receivers', () => {
  const names = async (user = at.admin) => (await user.users()).map(({ username, id }) => `${username} ${id}`)
  const name = (client: string, username: string) => `${username} ${at.server.tenants.userId(client, username)}`

  test.each([
    ['none', () => [], () => []],
    ['default', () => [DEFAULT], () => [name('acme', 'reader'), name('acme', 'staff')]],
    ['user', () => [{ target_scope: 'user' as const, target_id: at.reader.id }], () => [name('acme', 'reader')]],
    [
      'client',
      () => [{ target_scope: 'client' as const, target_id: at.server.tenants.clientId('borealis') }],
      () => [name('borealis', 'admin'), name('borealis', 'reader')],
    ],
    [
      'platform',
      () => [PLATFORM],
      () => [name('acme', 'reader'), name('acme', 'staff'), name('borealis', 'admin'), name('borealis', 'reader')],
    ],
  ])('of the scope %s are active, hold the permission and are not the caller', async (_scope, scopes, expected) => {
    await setScopes(at.server, 'acme', 'admin', scopes())
    expect((await names()).toSorted()).toEqual(expected().toSorted())
  })

  test('are never of another platform, whatever the scope says', async () => {
    await setScopes(at.server, 'acme', 'admin', [
      { target_scope: 'client', target_id: at.server.tenants.clientId('castor') },
      { target_scope: 'platform', target_id: fixedId('platform south') },
    ])
    expect(await names()).toEqual([])
  })

  test('are not listed for somebody else', async () => {
    expect((await at.admin.call('GET', `users?userId=${at.reader.id}`)).statusCode).toBe(404)
  })

  test('out of reach are rejected, and nothing is written and no message sent', async () => {
    const gone = at.server.tenants.userId('acme', 'gone')
    const nobody = at.server.tenants.userId('acme', 'nobody')
    await at.server.deps.jobs.drain()
    for (const to of [at.stranger.id, gone, nobody, at.admin.id, fixedId('unknown')]) {
      const response = await at.admin.share([at.reader.id, to], await at.admin.upload())
      expect([response.statusCode, response.json().message]).toEqual([
        404,
        'You can no longer share with everybody you chose. Please choose again.',
      ])
    }
    expect((await at.admin.logs()).count).toBe(0)
    expect(await at.server.deps.jobs.drain()).toBe(0)
  })

  test('whose scope is removed between listing and sending are rejected', async () => {
    await setScopes(at.server, 'acme', 'admin', [{ target_scope: 'user', target_id: at.reader.id }])
    const [listed] = await at.admin.users()
    const key = await at.admin.upload()
    await setScopes(at.server, 'acme', 'admin', [])
    expect((await at.admin.share([listed?.id ?? ''], key)).statusCode).toBe(404)
    await setScopes(at.server, 'acme', 'admin', [DEFAULT])
    expect((await at.admin.share([listed?.id ?? ''], key)).statusCode).toBe(201)
  })

  test('get one e-mail without the file, its name and the message', async () => {
    await at.server.deps.jobs.drain()
    await at.admin.send([at.reader.id, at.neighbour.id], { message: 'very secret' })
    const ids = [(await at.only(at.reader)).id, (await at.only(at.neighbour)).id]
    await at.server.deps.jobs.drain()
    const outbox = join(at.server.config.dataDir, 'outbox')
    const mails = ids.map((id) => readFileSync(join(outbox, `${id}.eml`), 'utf8').replaceAll('=\n', ''))
    expect(mails.join()).toContain('To: admin@borealis.example')
    expect(mails.join()).toContain('admin of acme')
    expect(mails.join()).not.toMatch(/very secret|report/)
  })

  test('get none when the file is recalled first', async () => {
    await at.admin.send([at.reader.id])
    const { id } = await at.only(at.reader)
    await at.admin.recall(id)
    await at.server.deps.jobs.drain()
    expect(existsSync(join(at.server.config.dataDir, 'outbox', `${id}.eml`))).toBe(false)
  })

  test('who are outside or have a name like another are named before the first file', async () => {
    const labels = { [at.neighbour.id]: 'Åsa Lindqvist', [at.reader.id]: 'Anna Smith', [at.staff.id]: 'Anna Smyth' }
    for (const [id, label] of Object.entries(labels)) {
      await at.server.db.updateTable('users').set({ label }).where('id', '=', id).execute()
    }
    const cautions = async (...ids: string[]) =>
      (await at.admin.call('GET', `cautions?to=${ids.join()}`)).json<
        { user: { id: string; outside: boolean }; alike: { id: string }[] }[]
      >()
    const found = await cautions(at.neighbour.id, at.reader.id)
    expect(found.map(({ user, alike }) => [user.id, user.outside, alike.map(({ id }) => id)])).toEqual([
      [at.reader.id, false, [at.staff.id]],
      [at.neighbour.id, true, []],
    ])
    await at.admin.send([at.neighbour.id, at.reader.id])
    expect(await cautions(at.neighbour.id, at.reader.id)).toEqual([])
    expect((await at.admin.call('GET', `cautions?to=${at.stranger.id}`)).statusCode).toBe(404)
  })
})
