import { addressOf, copyOf, requestOf } from '../contract/requests.ts'
import type { Draft } from '../world/fixture.ts'
import { isWrite, schemasIn } from '../contract/operations.ts'
import { as } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import type { Case } from './case.ts'

const INVALID = [400] as const

/** Fields that no request declares. */
const FORBIDDEN_FIELDS: Record<string, unknown> = {
  client_id: '00000000-0000-4000-8000-000000000000',
  clientID: '00000000-0000-4000-8000-000000000000',
  owner: 'platform',
  role: 'superadmin',
  is_admin: true,
  created_at: '2001-01-01T00:00:00Z',
  password_hash: 'x',
}

/** Parameters given twice, as lists, or not at all in the contract. */
export function parameterCases(original: Draft, caller: Caller): Case[] {
  const url = addressOf(original)
  const join = (extra: string) => `${url}${url.includes('?') ? '&' : '?'}${extra}`
  const send = (name: string, address: string): Case => ({
    name,
    request: as(caller, { ...requestOf(original), url: address }),
    caller,
    allowed: INVALID,
  })
  const names = original.operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  return [
    ...names.flatMap((name) => {
      const value = encodeURIComponent(original.query[name] ?? 'x')
      const first = name in original.query ? '' : `${name}=${value}&`
      return [
        send(`${name} twice`, join(`${first}${name}=${value}`)),
        send(`${name} as a list`, join(`${name}[]=${value}`)),
      ]
    }),
    send('unknown parameter', join('verify=1')),
    send('function twice', join('function=a&function=b')),
  ]
}

/** Fields that no form has, one at a time, at the top of the body and in its first object. */
export function massAssignmentCases(original: Draft, caller: Caller): Case[] {
  const { operation, body } = original
  if (!isWrite(operation) || body === undefined) return []
  const target: unknown = Array.isArray(body) ? body[0] : body
  if (Array.isArray(target)) return [] // a row of values has no fields
  const declared = new Set([...schemasIn(operation.body)].flatMap(({ properties = {} }) => Object.keys(properties)))
  return Object.entries(FORBIDDEN_FIELDS)
    .filter(([field]) => !(field in (target as object)) && !declared.has(field))
    .map(([field, value]) => {
      const draft = copyOf(original)
      Object.assign(Array.isArray(draft.body) ? (draft.body[0] as object) : (draft.body as object), { [field]: value })
      return { name: `sets ${field}`, request: as(caller, requestOf(draft)), caller, allowed: INVALID }
    })
}
