import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { CODE, type Caller } from '../world/callers.ts'
import type { Records } from '../world/records.ts'
import { PASSWORD } from '../world/world.ts'
import { schemasIn, type Operation, type Parameter, type Schema } from './operations.ts'
import { isId, isNewId, sample, type Form } from './sample.ts'

/** A request in parts, so that a case can change one of them. */
export interface Draft {
  operation: Operation
  path: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  body?: unknown
}

/** For whom a request is made: the records of the client, who sends it, and the other client of the platform. */
export interface Ground {
  records: Records
  caller: Caller
  sibling: { id: string }
  /** The id of a record to be made; any other when absent. */
  newId?: string
}

/** What a place of a request means. `self` is the caller; a record kind is looked up in the client's records. */
type Meaning = keyof Records | 'self' | 'sibling' | 'new'

// By field name, for every operation; and where a name means something else, by operation.
const MEANINGS: Record<string, Meaning> = {
  clientId: 'client',
  client_id: 'client',
  clientIds: 'client',
  userClients: 'client',
  targetId: 'client',
  teamId: 'team',
  platformId: 'platform',
  userId: 'user',
  id: 'user',
  employeeId: 'employee',
  employee_id: 'ownEmployee',
  teamIds: 'team',
  roleId: 'role',
  policyId: 'policy',
  policy_id: 'policy',
  excludePolicyId: 'policy',
  permissionId: 'permission',
  permission_id: 'permission',
  permissions: 'permission',
  userPermissions: 'permission',
  scopeId: 'scope',
}
const EXCEPTIONS: Record<string, Meaning> = {
  'getPolicy.name': 'policyName',
  'findUser.attributeVal': 'user',
  'getProfile.id': 'self',
  'updateProfile.id': 'self',
  'changePassword.id': 'self',
  'associateEmployee.userId': 'self',
  'dissociateEmployee.userId': 'self',
  'dissociateEmployee.employeeId': 'ownEmployee',
  'addUserScope.clientId': 'sibling',
  'updateUserPermissions.id': 'freePermission',
  'restrictUserPermission.id': 'grant',
  'addPolicyToRole.policyId': 'fullPolicy',
  'removePolicyFromRole.policyId': 'linkedPolicy',
  'getRolePolicyImpact.roleId': 'holderRole',
  'getRolePolicyImpact.policyId': 'linkedPolicy',
  'getPolicyPermissionImpact.policyId': 'linkedPolicy',
  'removePolicyPermission.policyId': 'linkedPolicy',
  'removeSharedDocumentScope.scopeId': 'documentScope',
}
// Path parameters keep the meaning of their name where the body's field of that name differs.
const IN_PATH: Record<string, Meaning> = {
  'updateUserPermissions.id': 'user',
  'restrictUserPermission.id': 'user',
  'addUserScope.clientId': 'client',
}
// A plain `id` names a record of the kind that the address is about.
const BY_ADDRESS: readonly (readonly [RegExp, Meaning])[] = [
  [/\/roles/, 'role'],
  [/\/policies/, 'policy'],
  [/\/employees\//, 'employee'],
  [/\/teams\//, 'team'],
]

/** Query parameters without which the schema holds but the call means nothing. */
const NEEDED: Record<string, readonly string[]> = { listSharedDocumentScopes: ['userId'] }

const TEXTS: Record<string, (ground: Ground) => unknown> = {
  password: () => PASSWORD,
  confirmPassword: () => PASSWORD,
  currentPassword: () => PASSWORD,
  newPassword: () => 'Harbour-77-pilot!',
  refreshToken: ({ caller }) => caller.refreshToken,
  grant: ({ caller }) => caller.resetGrant,
  user_id: ({ caller }) => caller.email,
  otp: () => CODE,
  subdomain: () => 'acme',
  start: () => '2026-11-01',
  // Tomorrow, so that what is made during a run falls into the period.
  end: () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  'login.username': ({ caller }) => caller.username,
  'quickCreateEmployee.surname': () => `verify ${randomUUID().slice(0, 8)}`,
  'explainAccess.permission': () => 'USERS_VIEW',
  'getSignedUploadUrls.bucket': () => 'logos',
  'getSignedUploadUrls.key': ({ records }) => `${records.client}/logo`,
  'signUploadUrl.bucketName': () => 'logos',
  'signUploadUrl.filePath': ({ records }) => `${records.client}/logo.png`,
  'signUploadUrl.contentType': () => 'image/png',
}

/** Name of the field that a place is about: the last part that is no index. */
const fieldOf = (place: string) => place.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''

/** What a place of an operation means, or undefined when it is no reference to a record. */
export function meaningOf(
  operation: Operation,
  where: 'path' | 'query' | 'body',
  place: string,
  schema: Schema,
): Meaning | undefined {
  const name = `${operation.id}.${fieldOf(place)}`
  if (isNewId(schema) || (operation.id === 'createPolicy' && fieldOf(place) === 'id')) return 'new'
  const exception = (where === 'path' ? IN_PATH[name] : undefined) ?? EXCEPTIONS[name]
  if (exception || !isId(schema)) return exception
  const byAddress = fieldOf(place) === 'id' ? BY_ADDRESS.find(([form]) => form.test(operation.path))?.[1] : undefined
  return byAddress ?? MEANINGS[fieldOf(place)]
}

/** The value of a meaning on a ground. */
export function valueOf(meaning: Exclude<Meaning, 'new'>, { records, caller, sibling }: Ground): string {
  if (meaning === 'self') return caller.userId
  return meaning === 'sibling' ? sibling.id : records[meaning]
}

// In an address everything is text.
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Requests of every form that the body may have (`oneOf`, yes and no); each must succeed for somebody who may do everything. */
export function drafts(operation: Operation, ground: Ground): [Draft, ...Draft[]] {
  const hasForms = [...schemasIn(operation.body)].some(({ oneOf, type }) => oneOf || type === 'boolean')
  const first = draft(operation, ground)
  if (!hasForms) return [first]
  const { newId: _taken, ...again } = ground
  return [first, draft(operation, again, 'last')]
}

/** A request that must succeed for somebody who may do everything. */
export function draft(operation: Operation, ground: Ground, form: Form = 'first'): Draft {
  // One new id for the whole request: several places may name the record that is being made.
  const newId = ground.newId ?? randomUUID()
  const choose = (where: 'path' | 'query' | 'body') => (place: string, schema: Schema) => {
    if (schema.type === 'array' || schema.type === 'object') return undefined
    const meaning = meaningOf(operation, where, place, schema)
    if (meaning) return meaning === 'new' ? newId : valueOf(meaning, ground)
    const field = fieldOf(place)
    return (TEXTS[`${operation.id}.${field}`] ?? TEXTS[field])?.(ground)
  }
  const isNeeded = ({ name, required }: Parameter) => required === true || NEEDED[operation.id]?.includes(name) === true
  const filled = (where: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === where && isNeeded(parameter))
        .map(({ name, schema }) => [name, textOf(sample(schema, name, choose(where)))]),
    )
  const body = operation.body && sample(operation.body, '', choose('body'), form)
  if (operation.id === 'quickCreateEmployee')
    Object.assign(body as object, { surname: TEXTS['quickCreateEmployee.surname']?.(ground) })
  const takesClient = operation.parameters.some(({ name }) => name === 'SSP-Client')
  const headers: Record<string, string> = takesClient ? { 'ssp-client': ground.records.client } : {}
  return { operation, path: filled('path'), query: filled('query'), headers, ...(body !== undefined && { body }) }
}

/** A copy of a draft that can be changed without harm. */
export const copyOf = (original: Draft): Draft => ({
  ...structuredClone({ ...original, operation: undefined }),
  operation: original.operation,
})

/** The address of a draft; path values are escaped unless they are given as `raw`. */
export function addressOf({ operation, path, query }: Draft, raw?: Record<string, string>): string {
  const filled = operation.path.replace(
    /{(\w+)}/g,
    (_all, name: string) => raw?.[name] ?? encodeURIComponent((path[name] ?? '').toWellFormed()),
  )
  const search = new URLSearchParams(query).toString()
  return `/api${filled}${search && `?${search}`}`
}

/** The request of a draft, without a token. */
export function requestOf(draft: Draft): InjectOptions & { url: string; headers: Record<string, string> } {
  const { operation, headers, body } = draft
  return {
    method: operation.method,
    url: addressOf(draft),
    headers,
    ...(body !== undefined && { payload: body as object }),
  }
}
