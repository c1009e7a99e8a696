import type { AccessImpact, Permission, Policy, PolicyDetail, Role } from '@ssp/api'
import { collection, fakeId, fakeServer, problem, type FakeRequest } from '@ssp/api/testing'

const base = '/ssp/production/access/{clientId}'

/** Initial data of `rightsServer`. */
export interface Rights {
  roles: Role[]
  policies: Policy[]
  permissions: Permission[]
  /** Ids of the permissions of each policy. */
  held: Record<string, string[]>
  impact: AccessImpact
}

const nobody: AccessImpact = { loses: 0, keeps: 0, clients: 0, accounts: [] }

/** A fake server for the role, policy and permission calls. */
export function rightsServer(start: Partial<Rights> = {}) {
  const { held = {}, impact = nobody } = start
  const permissions = collection<Permission>({
    rows: start.permissions ?? [],
    search: ({ name }) => [name],
    filters: {
      excludePolicyId: ({ id }, policyId) => !policies.find(policyId)?.permissions.some((own) => own.id === id),
    },
    limit: 9,
  })
  const heldBy = (ids: readonly string[] = []): Permission[] => permissions.rows().filter(({ id }) => ids.includes(id))
  const policies = collection<PolicyDetail & Pick<Policy, 'grantable'>>({
    rows: (start.policies ?? []).map((policy) => ({ ...policy, permissions: heldBy(held[policy.id]) })),
    search: ({ name, label }) => [name, label],
    limit: 9,
  })
  const roles = collection({
    rows: start.roles ?? [],
    search: ({ name, label }) => [name, label],
    filters: { policyId: (role, wanted) => role.policies.some(({ policy_id: id }) => id === wanted) },
    limit: 9,
  })
  const server = fakeServer()
    .on('get', `${base}/roles`, ({ query }) => {
      const name = query.get('name')
      if (name === null) return roles.page(query)
      return roles.one(roles.rows().find((role) => role.name === name)?.id, (role) => [role])
    })
    .on('get', `${base}/roles#count`, ({ query }) => [{ total: roles.total(query) }])
    .on('post', `${base}/roles`, (request) => {
      const { id, label } = bodyOf<{ id: string; label: string }>(request)
      if (roles.rows().some((role) => role.label.toLowerCase() === label.toLowerCase()))
        return taken('label', 'A role with this name exists already.')
      const made = { id, name: nameOf(label), label, policies: [], user_roles_count: 0, readOnly: false }
      return saved(
        roles.create(request, () => made),
        { id },
      )
    })
    .on('patch', `${base}/roles`, (request) => {
      const { id, label } = bodyOf<{ id: string; label: string }>(request)
      return saved(roles.change(request, id, { label }))
    })
    .on('delete', `${base}/roles#removeRole`, (request) => saved(roles.remove(request, request.query.get('roleId'))))
    .on('post', `${base}/roles#addPolicyToRole`, (request) => {
      const { roleId, policyId } = bodyOf<{ roleId: string; policyId: string }>(request)
      const added = policies.rows().filter(({ id }) => id === policyId)
      const links = added.map(({ id, name, label }) => ({ policy_id: id, name, label }))
      return saved(roles.change(request, roleId, { policies: [...(roles.find(roleId)?.policies ?? []), ...links] }))
    })
    .on('delete', `${base}/roles#removePolicyFromRole`, (request) => {
      const roleId = request.query.get('roleId')
      const policyId = request.query.get('policyId')
      const left = roles.find(roleId)?.policies.filter(({ policy_id }) => policy_id !== policyId) ?? []
      return saved(roles.change(request, roleId, { policies: left }))
    })
    .on('get', `${base}/roles#getImpact`, impact)
    .on('get', `${base}/policies#getImpact`, impact)
    .on('get', `${base}/policies`, ({ query }) =>
      policies.page(query).map(({ permissions: contained, ...policy }) => ({
        ...policy,
        permissionsCount: contained.length,
        rolesCount: roles.rows().filter((role) => role.policies.some(({ policy_id }) => policy_id === policy.id))
          .length,
      })),
    )
    .on('get', `${base}/policies#count`, ({ query }) => [{ total: policies.total(query) }])
    .on('post', `${base}/policies`, (request) => {
      const body = bodyOf<{ id: string; policy: { label: string }[]; permissions: string[] }>(request)
      const label = body.policy[0]?.label ?? ''
      if (policies.rows().some(({ name }) => name === nameOf(label)))
        return taken('label', 'A policy with this name exists already.')
      const made = { id: body.id, name: nameOf(label), label, created_at: NOW, updated_at: NOW, readOnly: false }
      return saved(
        policies.create(request, () => ({ ...made, permissions: heldBy(body.permissions) })),
        { id: body.id },
      )
    })
    .on('get', `${base}/policies/{name}`, ({ params }) =>
      policies.one(
        policies.rows().find(({ name }) => name === params['name'])?.id,
        // Only entries of the list have it.
        ({ grantable: _grantable, ...policy }) => policy,
      ),
    )
    .on('post', `${base}/policies#addPermissions`, (request) => {
      const { permissions: links } = bodyOf<{ permissions: { policy_id: string; permission_id: string }[] }>(request)
      const id = links[0]?.policy_id
      const added = heldBy(links.map(({ permission_id }) => permission_id))
      return saved(policies.change(request, id, { permissions: [...(policies.find(id)?.permissions ?? []), ...added] }))
    })
    .on('delete', `${base}/policies#removePermission`, (request) => {
      const policyId = request.query.get('policyId')
      const permissionId = request.query.get('permissionId')
      const left = policies.find(policyId)?.permissions.filter(({ id }) => id !== permissionId) ?? []
      return saved(policies.change(request, policyId, { permissions: left }))
    })
    .on('get', `${base}/permissions`, ({ query }) =>
      query.has('getAll') ? [...permissions.matching(query)] : permissions.page(query),
    )
    .on('get', `${base}/permissions#count`, ({ query }) => [{ total: permissions.total(query) }])
    .on('post', `${base}/permissions`, (request) => {
      const rows = bodyOf<{ id: string; name: string; group: string }[]>(request)
      if (rows.some((row) => permissions.rows().some(({ name }) => name === row.name)))
        return taken(rows.length > 1 ? 'group' : 'name', 'This exists already.')
      for (const row of rows)
        permissions.create({ headers: new Headers() }, () => ({
          ...row,
          created_at: NOW,
          updated_at: NOW,
          readOnly: false,
        }))
      return { success: true as const }
    })

  return Object.assign(server, {
    /** Changes a role as another administrator. */
    saveRoleElsewhere: (id: string, change: (role: Role) => Partial<Role>) => {
      const role = roles.find(id)
      if (role) roles.saveElsewhere(id, change(role))
    },
    /** Replaces the permissions of a policy as another administrator. */
    savePolicyElsewhere: (id: string, permissionIds: readonly string[]) =>
      policies.saveElsewhere(id, { permissions: heldBy(permissionIds) }),
  })
}

const NOW = '2026-11-21T10:00:00.000Z'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion typescript/no-unnecessary-type-parameters -- the feature's own requests, typed where they are made
const bodyOf = <T>({ body }: FakeRequest): T => body as T

const nameOf = (label: string) => label.toLowerCase().replaceAll(' ', '_')

const taken = (field: string, text: string) =>
  problem(409, 'conflict', 'This is in use.', { fields: { [field]: text } })

/** The success of a change, or the reason why it was rejected. */
const saved = <More extends object>(result: object | null, more?: More) =>
  result instanceof Response ? result : { success: true as const, ...(more as More) }

/** An impact on a few accounts. */
export const someImpact: AccessImpact = {
  loses: 2,
  keeps: 1,
  clients: 2,
  accounts: [
    { id: fakeId(901), label: 'Ada Okafor', username: 'ada', keeps: false },
    { id: fakeId(902), label: 'Bruno Costa', username: 'bruno', keeps: false },
    { id: fakeId(903), label: 'Hana Sato', username: 'hana', keeps: true },
  ],
}
