import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { accessIds, startAccessServer } from '../testing/access-fixture.ts'

const server = setUpServer(startAccessServer)
const admin = setUpUser(server, 'admin')
const ids = accessIds('acme')
const reader = () => server.tenants.userId('acme', 'reader')

type Method = 'GET' | 'POST' | 'PATCH'
const send = (method: Method, path: string, payload?: object, headers: Record<string, string> = {}) =>
  admin.send({
    method,
    url: `/api/ssp/production/access/${admin.clientId}/${path}`,
    ...(payload && { payload }),
    headers,
  })

/** Where a record is read, and a change of it that differs with `turn`. */
const changes: Record<string, { read: () => string; change: (turn: number) => [Method, string, object] }> = {
  'the label of a role': {
    read: () => 'roles?name=own',
    change: (turn) => ['PATCH', 'roles', { id: ids.ownRole, label: `Label ${turn}` }],
  },
  'the permissions of a policy': {
    read: () => 'policies/own',
    change: (turn) => [
      'POST',
      'policies?function=addPermissions',
      {
        clientId: admin.clientId,
        permissions: [
          {
            id: randomUUID(),
            policy_id: ids.ownPolicy,
            permission_id: ids.permission(turn % 2 ? 'USERS_VIEW' : 'ROLES_VIEW'),
          },
        ],
      },
    ],
  },
  'an account': {
    read: () => `find-user?attribute=id&attributeVal=${reader()}`,
    change: (turn) => ['PATCH', 'users', { id: reader(), client_id: admin.clientId, label: `Reader ${turn}` }],
  },
  'the permissions of an account': {
    read: () => `users/${reader()}/permissions`,
    change: (turn) => [
      'PATCH',
      `users/${reader()}/permissions`,
      {
        userId: reader(),
        clientId: admin.clientId,
        permissions: [{ id: ids.permission('POLICIES_VIEW'), selected: turn % 2 === 0 }],
      },
    ],
  },
  'the status of an account': {
    read: () => `find-user?attribute=id&attributeVal=${reader()}`,
    change: (turn) => [
      'PATCH',
      `users/${reader()}?function=setUserStatus`,
      { userId: reader(), status: turn % 2 ? 'inactive' : 'active' },
    ],
  },
  'the own account': {
    read: () => `profile/${server.tenants.userId('acme', 'admin')}`,
    change: (turn) => [
      'PATCH',
      `profile/${server.tenants.userId('acme', 'admin')}`,
      { id: server.tenants.userId('acme', 'admin'), client_id: admin.clientId, label: `Admin ${turn}` },
    ],
  },
}

test.each(Object.entries(changes))('of those who change %s at one moment, one is let through', async (_name, of) => {
  const { read, change } = of
  for (const round of [1, 2, 3, 4, 5, 6]) {
    const seen = await send('GET', read())
    expect(seen.statusCode, seen.body).toBe(200)
    const match = { 'if-match': String(seen.headers['etag']) }
    const answers = await Promise.all(
      [0, 0, 0].map(() => {
        const [method, path, payload] = change(round)
        return send(method, path, payload, match)
      }),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(statuses, answers.map(({ body }) => body).join('\n')).toEqual([200, 412, 412])
  }
})
