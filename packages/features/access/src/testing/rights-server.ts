import type { AccessImpact, Permission, Policy, Role } from '@ssp/api'
import { fakeId, fakeServer, problem } from '@ssp/api/testing'

const base = '/ssp/production/access/{clientId}'
const done = { success: true as const }

/** What `rightsServer` holds; stories change it to play the second administrator. */
export interface Rights {
  roles: Role[]
  policies: Policy[]
  permissions: Permission[]
  /** Ids of permissions by id of policy. */
  held: Record<string, string[]>
  /** The version of every role and policy. */
  version: number
  impact: AccessImpact
}

const nobody: AccessImpact = { loses: 0, keeps: 0, clients: 0, accounts: [] }

/** A small server of the role, policy and permission calls for stories and tests: it searches, counts, pages and changes in memory. */
export function rightsServer(start: Partial<Rights> = {}) {
  const rights: Rights = { roles: [], policies: [], permissions: [], held: {}, version: 1, impact: nobody, ...start }
  const heldBy = (policyId: string) => new Set(rights.held[policyId])
  const detailOf = (policy: Policy) => {
    const held = heldBy(policy.id)
    return { ...policy, permissions: rights.permissions.filter(({ id }) => held.has(id)) }
  }
  const etag = () => `"${rights.version}"`
  const stale = (headers: Headers, current: object | undefined) =>
    headers.get('If-Match') === etag()
      ? null
      : problem(412, 'stale', 'Somebody changed this in the meantime.', { current })
  const changed = () => {
    rights.version += 1
    return Response.json(done, { headers: { ETag: etag() } })
  }
  const roleOf = (id: unknown) => rights.roles.find((role) => role.id === id)
  const policyOf = (id: unknown) => rights.policies.find((policy) => policy.id === id)
  const left = (query: URLSearchParams) => {
    const held = heldBy(query.get('excludePolicyId') ?? '')
    return matching(rights.permissions, query).filter(({ id }) => !held.has(id))
  }

  const server = Object.assign(
    fakeServer()
      .on('get', `${base}/roles`, ({ query }) => {
        const name = query.get('name')
        if (name === null) return paged(matching(rights.roles, query), query)
        const role = rights.roles.find((one) => one.name === name)
        if (!role) return problem(404, 'not_found', 'There is no such role.')
        return Response.json([role], { headers: { ETag: etag() } })
      })
      .on('get', `${base}/roles#count`, ({ query }) => [{ total: matching(rights.roles, query).length }])
      .on('post', `${base}/roles`, ({ body }) => {
        const { id, label } = body as { id: string; label: string }
        if (rights.roles.some((role) => role.label.toLowerCase() === label.toLowerCase()))
          return problem(409, 'conflict', 'This is in use.', {
            fields: { label: 'A role with this name exists already.' },
          })
        const name = label.toLowerCase().replaceAll(' ', '_')
        rights.roles.push({ id, name, label, policies: [], user_roles_count: 0, readOnly: false })
        return { success: true as const, id }
      })
      .on('patch', `${base}/roles`, ({ body, headers }) => {
        const { id, label } = body as { id: string; label: string }
        const refused = stale(headers, roleOf(id))
        if (refused) return refused
        rights.roles = rights.roles.map((role) => (role.id === id ? { ...role, label } : role))
        return changed()
      })
      .on('delete', `${base}/roles#removeRole`, ({ query, headers }) => {
        const refused = stale(headers, roleOf(query.get('roleId')))
        if (refused) return refused
        rights.roles = rights.roles.filter(({ id }) => id !== query.get('roleId'))
        return done
      })
      .on('post', `${base}/roles#addPolicyToRole`, ({ body, headers }) => {
        const { roleId, policyId } = body as { roleId: string; policyId: string }
        const refused = stale(headers, roleOf(roleId))
        const policy = policyOf(policyId)
        if (refused || !policy) return refused ?? problem(404, 'not_found', 'There is no such policy.')
        const link = { policy_id: policy.id, name: policy.name, label: policy.label }
        rights.roles = rights.roles.map((role) =>
          role.id === roleId ? { ...role, policies: [...role.policies, link] } : role,
        )
        return changed()
      })
      .on('delete', `${base}/roles#removePolicyFromRole`, ({ query, headers }) => {
        const refused = stale(headers, roleOf(query.get('roleId')))
        if (refused) return refused
        rights.roles = rights.roles.map((role) => ({
          ...role,
          policies: role.policies.filter(({ policy_id }) => policy_id !== query.get('policyId')),
        }))
        return changed()
      })
      .on('get', `${base}/roles#getImpact`, () => rights.impact)
      .on('get', `${base}/policies#getImpact`, () => rights.impact)
      .on('get', `${base}/policies`, ({ query }) => paged(matching(rights.policies, query), query))
      .on('get', `${base}/policies#count`, ({ query }) => [{ total: matching(rights.policies, query).length }])
      .on('post', `${base}/policies`, ({ body }) => {
        const {
          policy: made,
          permissions,
          id,
        } = body as {
          policy: { label: string }[]
          permissions: string[]
          id: string
        }
        const label = made[0]?.label ?? ''
        const name = label.toLowerCase().replaceAll(' ', '_')
        if (rights.policies.some((policy) => policy.name === name))
          return problem(409, 'conflict', 'This is in use.', {
            fields: { label: 'A policy with this name exists already.' },
          })
        rights.policies.push({ id, name, label, created_at: NOW, updated_at: NOW, readOnly: false })
        rights.held[id] = permissions
        return { success: true as const, id }
      })
      .on('get', `${base}/policies/{name}`, () => {
        const name = decodeURIComponent(server.calls.at(-1)?.path.split('/').at(-1) ?? '')
        const policy = rights.policies.find((one) => one.name === name)
        if (!policy) return problem(404, 'not_found', 'There is no such policy.')
        return Response.json(detailOf(policy), { headers: { ETag: etag() } })
      })
      .on('post', `${base}/policies#addPermissions`, ({ body, headers }) => {
        const { permissions } = body as { permissions: { policy_id: string; permission_id: string }[] }
        const policy = policyOf(permissions[0]?.policy_id)
        const refused = stale(headers, policy && detailOf(policy))
        if (refused) return refused
        for (const { policy_id, permission_id } of permissions)
          rights.held[policy_id] = [...heldBy(policy_id), permission_id]
        return changed()
      })
      .on('delete', `${base}/policies#removePermission`, ({ query, headers }) => {
        const policyId = query.get('policyId') ?? ''
        const policy = policyOf(policyId)
        const refused = stale(headers, policy && detailOf(policy))
        if (refused) return refused
        rights.held[policyId] = [...heldBy(policyId)].filter((id) => id !== query.get('permissionId'))
        return changed()
      })
      .on('get', `${base}/permissions`, ({ query }) => (query.has('getAll') ? left(query) : paged(left(query), query)))
      .on('get', `${base}/permissions#count`, ({ query }) => [{ total: left(query).length }])
      .on('post', `${base}/permissions`, ({ body }) => {
        const rows = body as { id: string; name: string; group: string }[]
        if (rows.some((row) => rights.permissions.some(({ name }) => name === row.name)))
          return problem(409, 'conflict', 'This is in use.', {
            fields: { [rows.length > 1 ? 'group' : 'name']: 'This exists already.' },
          })
        for (const row of rows) rights.permissions.push({ ...row, created_at: NOW, updated_at: NOW, readOnly: false })
        return done
      }),
    { rights },
  )
  return server

  function matching<Row extends { name: string; label?: string }>(rows: Row[], query: URLSearchParams): Row[] {
    const search = query.get('search')?.toLowerCase() ?? ''
    return rows.filter(({ name, label = '' }) => `${name} ${label}`.toLowerCase().includes(search))
  }
}

const NOW = '2026-11-21T10:00:00.000Z'

function paged<Row>(rows: Row[], query: URLSearchParams): Row[] {
  const limit = Number(query.get('limit') ?? 9)
  const start = Number(query.get('page') ?? 0) * limit
  return rows.slice(start, start + limit)
}

/** An impact of a few accounts. */
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
