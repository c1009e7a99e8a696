import { missingFor, type AccessHolder, type OperationAccess } from '@ssp/api/can'
import { problem } from '../errors.ts'
import { placeOf } from './actor.ts'
import type { Call } from './call.ts'

/** The permission that shows the records of an area: `EMPLOYEES_VIEW` for `EMPLOYEES_UPDATE`. */
const viewOf = (permission: string): string => permission.replace(/_(?:CREATE|UPDATE|DELETE)$/, '_VIEW')

/**
 * The permissions of one operation. Its records are found by the permission that shows them, so a restriction on the
 * permission to change them applies to that one as well. If one of several permissions is enough, a restriction on one
 * applies to no other; a restriction on the strict permission, at a client with strict rights, applies to all of them.
 */
export function rightsFor(
  rights: AccessHolder,
  { access = [], strict }: OperationAccess,
  strictRights: boolean,
): AccessHolder {
  const needed = [...(access.length === 1 ? access : []), ...(strict !== undefined && strictRights ? [strict] : [])]
  const laidOn = new Set([...access, ...needed.map(viewOf)])
  const added = rights.restricted
    .filter(({ permission }) => needed.includes(permission))
    .flatMap((rule) =>
      [...laidOn].filter((name) => name !== rule.permission).map((permission) => ({ ...rule, permission })),
    )
  return added.length === 0 ? rights : { ...rights, restricted: [...rights.restricted, ...added] }
}

/** The caller with the rights of another operation, as {@link rightsFor} gives them. */
export const withRightsFor = (call: Call, operation: OperationAccess): Call => ({
  ...call,
  actor: { ...call.actor, rights: rightsFor(call.actor.rights, operation, call.client.strictRights) },
})

/** The permission that the caller lacks for another operation at the current client. Undefined for none. */
export const missingTo = ({ actor, client }: Call, operation: OperationAccess): string | undefined =>
  missingFor(actor.rights, operation, { ...placeOf(actor, client), strictRights: client.strictRights })

/**
 * For a request that also does the work of another operation.
 * @throws problem `forbidden` naming the permission that the caller lacks for that operation.
 */
export function requireRightTo(call: Call, operation: OperationAccess): void {
  const permission = missingTo(call, operation)
  if (permission !== undefined) throw problem('forbidden', { permission })
}
