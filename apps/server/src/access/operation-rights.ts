import type { AccessHolder, OperationAccess } from '@ssp/api/can'

/** The permission that shows the records of an area: `EMPLOYEES_VIEW` for `EMPLOYEES_UPDATE`. */
const viewOf = (permission: string): string => permission.replace(/_(?:CREATE|UPDATE|DELETE)$/, '_VIEW')

/**
 * The rights with which one operation is done. Records are looked for under the permission that shows them, so what restricts the
 * permission to change them, by client or team, is laid on that one as well while the operation lasts. Of several permissions
 * of which one is enough none restricts another; the strict one, at a client with strict rights, restricts all of them.
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
