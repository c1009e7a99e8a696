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
import { collection, fakeEmployee, fakeId, fakeServer, type FakeRequest, type FakeSelection } from '@ssp/api/testing'
import { withAuditLog } from '@ssp/audit-log/testing'
import { platformClients, user, userPermissions, users } from './access-data'

const base = '/ssp/production/access/{clientId}'
const documents = '/ssp/production/shared-documents/{clientId}/access'

interface Restriction {
  id: string
  clientIds: string[]
  teamIds: string[]
  only: boolean
}

/** Initial data of the server; everything has a default. */
export interface AccessServerState {
  users?: User[]
  permissions?: UserPermission[]
  clients?: PlatformClient[]
  scopes?: UserScope[]
  documents?: SharedDocumentScope[]
  teams?: UserTeam[]
  /** The time until which failed sign-ins lock all users out. */
  lockedUntil?: string
  auditLog?: AuditEntry[]
}

/** A fake server for the user calls. Permissions and restrictions have the version of the first user. */
export function accessServer(state: AccessServerState = {}) {
  const clients = state.clients ?? platformClients()
  const accounts = collection({
    rows: state.users ?? users(6),
    search: ({ label, username, email }) => [label, username, email],
    // The first user is locked.
    filters: {
      status: ({ id }) => id === (state.users ?? users(6))[0]?.id,
      roleId: (account, wanted) => account.roleId === wanted,
    },
    unique: ['username'],
    limit: 12,
  })
  const permissions = collection({ rows: state.permissions ?? userPermissions() })
  const scopes = collection({
    rows: state.scopes ?? [scopeOf(fakeId(8000), clients[0], true), scopeOf(fakeId(8001), clients[1])],
  })
  const shared = collection({ rows: state.documents ?? [] })
  const teams =
    state.teams ??
    clients
      .slice(0, 2)
      .map(({ id }, index) => ({ id: fakeId(6000 + index), label: `Drivers ${index + 1}`, client_id: id }))
  const employee = fakeEmployee()
  const linked = fakeEmployee({ id: fakeId(2), forename: 'Linus', surname: 'Mensah', identifier: 'AC-1043' })
  let granted = 7000
  let lockedUntil = state.lockedUntil ?? null
  const success = { success: true as const }
  const saved = (result: object | null) => (result instanceof Response ? result : success)
  const made = (result: { id: string } | Response) =>
    result instanceof Response ? result : { ...success, id: result.id }
  const ada = user(0).id

  const server = withAuditLog(fakeServer(), state.auditLog)
    .on('get', `${base}/users`, ({ query }) => accounts.page(query))
    .on('get', `${base}/users#count`, ({ query }) => [{ total: accounts.total(query) }])
    .on('get', `${base}/find-user`, ({ query }) =>
      accounts.one(accounts.rows().find(({ username }) => username === query.get('attributeVal'))?.id),
    )
    .on('post', `${base}/users`, (request) => {
      const body = bodyOf<{ user?: Partial<User> } & Partial<User>>(request)
      const { id, label = '', username = '', email = '' } = body.user ?? body
      return made(
        accounts.create(request, (next) => user(0, { id: id ?? next, label, username, email, role_label: null })),
      )
    })
    .on('patch', `${base}/users`, (request) => {
      const { id, label, username, email } = bodyOf<Partial<User>>(request)
      return saved(
        accounts.change(request, id, {
          ...(label && { label }),
          ...(username && { username }),
          ...(email && { email }),
        }),
      )
    })
    .on('patch', `${base}/association`, (request) => {
      const { id, forename, surname, identifier } = employee
      return saved(
        accounts.change(request, bodyOf<{ userId: string }>(request).userId, {
          employee: { id, forename, surname, identifier },
        }),
      )
    })
    .on('delete', `${base}/association`, (request) =>
      saved(accounts.change(request, request.query.get('userId'), { employee: null })),
    )
    .on('get', '/ssp/production/employees/{clientId}', () => ({
      success: true,
      employees: [employee, linked].map((each) => ({
        ...each,
        isLinked: accounts.rows().some((account) => account.employee?.id === each.id),
      })),
      count: 2,
    }))
    .on('get', '/ssp/production/employees/{clientId}#count', { success: true, count: 2 })
    .on('patch', `${base}/users/{id}#setUserStatus`, (request) => {
      const { userId, status } = bodyOf<{ userId: string; status: UserStatus }>(request)
      const result = accounts.change(request, userId, { status })
      return result instanceof Response ? result : accounts.withEtag(userId, success)
    })
    .on('patch', `${base}/users/selected`, (request) => {
      const { selection, action } = bodyOf<{ selection: FakeSelection; action: string }>(request)
      const chosen = accounts.selected(selection)
      const own = chosen.filter(({ id }) => id === ada)
      const status: UserStatus = action === 'deactivate' ? 'inactive' : 'active'
      const open = chosen.filter((account) => account.id !== ada && account.status !== status)
      for (const { id } of open) accounts.change({ headers: new Headers() }, id, { status })
      const leftOut = [
        { reason: 'unchanged', total: chosen.length - own.length - open.length },
        { reason: 'blocked', total: own.length },
      ] as const
      return { ...success, done: open.map(({ id }) => id), leftOut: leftOut.filter(({ total }) => total > 0) }
    })
    .on('get', `${base}/users/{id}#getUserLock`, () => ({ lockedUntil }))
    .on('patch', `${base}/users/{id}#unlockUser`, () => {
      lockedUntil = null
      return success
    })
    .on('get', `${base}/roles`, [
      roleOf(1, 'superadmin', 'Superadmin'),
      roleOf(2, 'hr_editor', 'HR editor'),
      { ...roleOf(3, 'platform_staff', 'Platform staff'), grantable: false },
    ])
    .on('get', `${base}/clients`, { clients })
    .on('get', `${base}/client-users`, () =>
      accounts
        .rows()
        .map(({ id, username, label, email, status = 'active' }) => ({ id, username, label, email, status })),
    )
    .on('get', `${base}/permissions`, () =>
      permissions.rows().map(({ id, name, group, created_at, updated_at, grantable = true }) => ({
        id,
        name,
        group,
        created_at,
        updated_at,
        grantable,
        readOnly: true,
      })),
    )
    .on('get', `${base}/users/{id}#getUserScopes`, () => [...scopes.rows()])
    .on('get', `${base}/users/{id}#getUserTeams`, teams)
    .on('post', `${base}/users/{id}#addUserScope`, (request) => {
      const { clientId } = bodyOf<{ clientId: string }>(request)
      return made(
        scopes.create(request, (id) =>
          scopeOf(
            id,
            clients.find((client) => client.id === clientId),
          ),
        ),
      )
    })
    .on('delete', `${base}/users#removeUserScope`, (request) =>
      saved(scopes.remove(request, request.query.get('scopeId'))),
    )
    .on('patch', `${base}/users/{id}#setDefaultScope`, (request) => {
      const { scopeId } = bodyOf<{ scopeId: string }>(request)
      for (const { id } of scopes.rows()) scopes.saveElsewhere(id, { default: id === scopeId })
      return success
    })
    .on('get', `${base}/users/{id}/permissions`, ({ params }) => accounts.one(params['id'], () => permissions.rows()))
    .on('patch', `${base}/users/{id}/permissions`, (request) => {
      const result = accounts.change(request, request.params['id'], {})
      if (result instanceof Response) return result
      const { permissions: changes } = bodyOf<{ permissions: { id: string; selected: boolean }[] }>(request)
      for (const { id, selected } of changes) {
        const isHeld = selected || permissions.find(id)?.inherited
        permissions.saveElsewhere(id, { selected: Boolean(isHeld), upID: selected ? fakeId(granted++) : null })
      }
      return success
    })
    .on('patch', `${base}/users/{id}/permissions#updateUserPermissionsRestricted`, (request) => {
      const result = accounts.change(request, request.params['id'], {})
      if (result instanceof Response) return result
      const { id, clientIds, teamIds, only } = bodyOf<Restriction>(request)
      const row = permissions.rows().find((each) => (each.upID ?? each.id) === id)
      if (row) permissions.saveElsewhere(row.id, { only, restricted: clientIds, restricted_teams: teamIds })
      return success
    })
    .on('get', documents, () => [...shared.rows()])
    .on('post', documents, (request) => {
      const { userId, targetId, targetScope } = bodyOf<{
        userId: string
        targetId: string | null
        targetScope: SharedDocumentScope['target_scope']
      }>(request)
      return made(
        shared.create(request, (id) => ({ id, user_id: userId, target_id: targetId, target_scope: targetScope })),
      )
    })
    .on('delete', documents, (request) => saved(shared.remove(request, request.query.get('scopeId'))))

  return Object.assign(server, {
    /** Changes the first user as another administrator. */
    saveElsewhere: (change: Partial<User>) => accounts.saveElsewhere(ada, change),
    /** Changes a permission of the first user as another administrator. */
    savePermissionElsewhere(name: string, change: Partial<UserPermission>) {
      const row = permissions.rows().find((each) => each.name === name)
      if (row) permissions.saveElsewhere(row.id, change)
      accounts.saveElsewhere(ada, {})
    },
  })
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion typescript/no-unnecessary-type-parameters -- the feature's own requests, typed where they are made
const bodyOf = <T>({ body }: FakeRequest): T => body as T

const scopeOf = (id: string, client: PlatformClient | undefined, isDefault = false): UserScope => ({
  id,
  user_id: user(0).id,
  client_id: client?.id ?? '',
  clientName: client?.clientName ?? '',
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
