import type {
  PlatformClient,
  SharedDocumentScope,
  AuditEntry,
  User,
  UserPermission,
  UserScope,
  UserStatus,
  UserTeam,
} from '@ssp/api'
import { fakeId, fakeServer, problem, type FakeRequest } from '@ssp/api/testing'
import { withAuditLog } from '@ssp/audit-log/testing'
import { platformClients, user, userPermissions, users } from './access-data'

const base = '/ssp/production/access/{clientId}'
const documents = '/ssp/production/shared-documents/{clientId}/access'

/** What the server holds at the start; everything has a default. */
export interface AccessServerState {
  users?: User[]
  permissions?: UserPermission[]
  clients?: PlatformClient[]
  scopes?: UserScope[]
  documents?: SharedDocumentScope[]
  teams?: UserTeam[]
  /** Until when failed sign-ins keep everybody out. */
  lockedUntil?: string
  auditLog?: AuditEntry[]
}

/** A small server of the access calls for stories and tests; it searches, pages and changes in memory. */
export function accessServer(state: AccessServerState = {}) {
  const rows = state.users ?? users(6)
  const permissions = state.permissions ?? userPermissions()
  const clients = state.clients ?? platformClients()
  const scopes = state.scopes ?? [scopeOf(clients, 0, true), scopeOf(clients, 1, false)]
  const shared = state.documents ?? []
  const teams =
    state.teams ??
    clients
      .slice(0, 2)
      .map(({ id }, index) => ({ id: fakeId(6000 + index), label: `Drivers ${index + 1}`, client_id: id }))
  let made = 7000
  let version = 1
  const versioned = (body: unknown) => Response.json(body, { headers: { ETag: `"${version}"` } })
  const stale = ({ headers }: FakeRequest, current: object) => {
    const seen = headers.get('If-Match')
    if (seen !== null && seen !== `"${version}"`)
      return problem(412, 'stale', 'Somebody else has changed this.', { current })
    version += 1
    return null
  }
  let lockedUntil = state.lockedUntil ?? null
  const matching = (query: URLSearchParams) => {
    const search = query.get('search')?.toLowerCase() ?? ''
    return rows.filter(({ label, username, email }) => `${label} ${username} ${email}`.toLowerCase().includes(search))
  }
  const success = { success: true as const }
  const created = () => ({ ...success, id: fakeId(made++) })

  const server = withAuditLog(fakeServer(), state.auditLog)
    .on('patch', `${base}/users/{id}#setUserStatus`, (request) => {
      const { userId, status } = bodyOf<{ userId: string; status: UserStatus }>(request)
      const index = rows.findIndex(({ id }) => id === userId)
      const found = rows[index]
      if (!found) return problem(404, 'not_found', 'There is no such user.')
      const refused = stale(request, found)
      if (refused) return refused
      rows[index] = { ...found, status }
      return versioned(success)
    })
    .on('get', `${base}/users/{id}#getUserLock`, () => ({ lockedUntil }))
    .on('patch', `${base}/users/{id}#unlockUser`, () => {
      lockedUntil = null
      return success
    })
    .on('get', `${base}/users`, ({ query }) => {
      const limit = Number(query.get('limit') ?? 12)
      const start = Number(query.get('page') ?? 0) * limit
      return matching(query).slice(start, start + limit)
    })
    .on('get', `${base}/users#count`, ({ query }) => [{ total: matching(query).length }])
    .on('get', `${base}/find-user`, ({ query }) => {
      const found = rows.find((row) => row.username === query.get('attributeVal'))
      return found ? versioned(found) : problem(404, 'not_found', 'There is no such user.')
    })
    .on('post', `${base}/users`, (request) => {
      const body = bodyOf<{ user?: Partial<User> } & Partial<User>>(request)
      const wanted = body.user ?? body
      if (rows.some(({ username }) => username === wanted.username)) {
        const text = 'This is in use already.'
        return problem(409, 'conflict', text, { fields: { username: text } })
      }
      const id = wanted.id ?? fakeId(made++)
      const { label = '', username = '', email = '' } = wanted
      rows.unshift(user(0, { id, label, username, email, role_label: null }))
      return { ...success, id }
    })
    .on('patch', `${base}/users`, (request) => {
      const { id, label, username, email } = bodyOf<Partial<User>>(request)
      const found = rows.find((row) => row.id === id)
      if (!found) return problem(404, 'not_found', 'There is no such user.')
      const refused = stale(request, found)
      if (refused) return refused
      Object.assign(found, label && { label }, username && { username }, email && { email })
      return success
    })
    .on('get', `${base}/roles`, [roleOf(1, 'superadmin', 'Superadmin'), roleOf(2, 'hr_editor', 'HR editor')])
    .on('get', `${base}/clients`, { clients })
    .on(
      'get',
      `${base}/client-users`,
      rows.map(({ id, username, label, email }) => ({ id, username, label, email })),
    )
    .on(
      'get',
      `${base}/permissions`,
      permissions.map(({ id, name, group, created_at, updated_at, grantable = true }) => ({
        id,
        name,
        group,
        created_at,
        updated_at,
        grantable,
        readOnly: true,
      })),
    )
    .on('get', `${base}/users/{id}#getUserScopes`, () => [...scopes])
    .on('get', `${base}/users/{id}#getUserTeams`, teams)
    .on('post', `${base}/users/{id}#addUserScope`, (request) => {
      const { clientId } = bodyOf<{ clientId: string }>(request)
      scopes.push(
        scopeOf(
          clients,
          clients.findIndex(({ id }) => id === clientId),
          false,
        ),
      )
      return created()
    })
    .on('delete', `${base}/users#removeUserScope`, ({ query }) => {
      drop(scopes, query.get('scopeId'))
      return success
    })
    .on('patch', `${base}/users/{id}#setDefaultScope`, (request) => {
      const { scopeId } = bodyOf<{ scopeId: string }>(request)
      for (const scope of scopes) scope.default = scope.id === scopeId
      return success
    })
    .on('get', `${base}/users/{id}/permissions`, () => versioned(permissions))
    .on('patch', `${base}/users/{id}/permissions`, (request) => {
      const refused = stale(request, { permissions })
      if (refused) return refused
      for (const { id, selected } of bodyOf<{ permissions: { id: string; selected: boolean }[] }>(request)
        .permissions) {
        const row = permissions.find((each) => each.id === id)
        if (row) Object.assign(row, { selected: selected || row.inherited, upID: selected ? fakeId(made++) : null })
      }
      return success
    })
    .on('patch', `${base}/users/{id}/permissions#updateUserPermissionsRestricted`, (request) => {
      const refused = stale(request, { permissions })
      if (refused) return refused
      const { id, clientIds, teamIds } = bodyOf<{ id: string; clientIds: string[]; teamIds: string[] }>(request)
      const row = permissions.find(({ upID }) => upID === id)
      if (row) Object.assign(row, { restricted: clientIds, restricted_teams: teamIds })
      return success
    })
    .on('get', documents, () => [...shared])
    .on('post', documents, (request) => {
      const { userId, targetId, targetScope } = bodyOf<{
        userId: string
        targetId: string | null
        targetScope: SharedDocumentScope['target_scope']
      }>(request)
      const answer = created()
      shared.push({ id: answer.id, user_id: userId, target_id: targetId, target_scope: targetScope })
      return answer
    })
    .on('delete', documents, ({ query }) => {
      drop(shared, query.get('scopeId'))
      return success
    })
  /** Plays the second administrator: what they change has a version of its own. */
  const meanwhile = (change: (now: { users: User[]; permissions: UserPermission[] }) => void) => {
    change({ users: rows, permissions })
    version += 1
  }
  return Object.assign(server, { meanwhile })
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion typescript/no-unnecessary-type-parameters -- the feature's own requests, typed where they are made
const bodyOf = <T>({ body }: FakeRequest): T => body as T

function drop(rows: { id: string }[], id: string | null): void {
  const index = rows.findIndex((row) => row.id === id)
  if (index >= 0) rows.splice(index, 1)
}

const scopeOf = (clients: readonly PlatformClient[], index: number, isDefault: boolean): UserScope => ({
  id: fakeId(8000 + index),
  user_id: user(0).id,
  client_id: clients[index]?.id ?? '',
  clientName: clients[index]?.clientName ?? '',
  default: isDefault,
})

const roleOf = (index: number, name: string, label: string) => ({
  id: fakeId(3000 + index),
  name,
  label,
  policies: [],
  user_roles_count: 1,
  readOnly: true,
})
