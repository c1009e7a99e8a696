import type { UserPermission } from '@ssp/api'

/** What is to be allowed (true) or revoked (false) when the changes are applied, by permission id. */
export type Toggles = ReadonlyMap<string, boolean>

/** Whether the user holds a grant of their own; what comes with the role is apart (decision 89). */
export const isGranted = (row: UserPermission): boolean => row.upID !== null

/** Whether a permission only comes with the role and is switched off only there. */
export const isRoleOnly = (row: UserPermission): boolean => row.inherited && !isGranted(row)

/** Whether the user has a permission, from whichever source, once a change is applied. */
export const holdsNow = (row: UserPermission, wanted?: boolean): boolean => row.inherited || (wanted ?? isGranted(row))

/** No toggles. */
export const NONE: Toggles = new Map()

/**
 * Flips one permission; back at its value as read it is no change any more, unless a change of it is on its way (`sent`).
 * Nothing is sent.
 */
export function toggle(toggles: Toggles, row: UserPermission, sent = NONE): Toggles {
  const wanted = !(toggles.get(row.id) ?? isGranted(row))
  const next = new Map(toggles)
  if (wanted === isGranted(row) && !sent.has(row.id)) next.delete(row.id)
  else next.set(row.id, wanted)
  return next
}

/** The toggles that are left once those that were sent are applied: what was flipped while they were sent. */
export const withoutSent = (toggles: Toggles, sent: Toggles): Toggles =>
  new Map([...toggles].filter(([id, wanted]) => sent.get(id) !== wanted))

/** The changes that still are some, as the request names them; what others did in the meantime falls away. */
export const changesOf = (rows: readonly UserPermission[], toggles: Toggles) =>
  rows.flatMap((row) => {
    const selected = toggles.get(row.id)
    return selected === undefined || selected === isGranted(row) ? [] : [{ id: row.id, selected, upID: row.upID }]
  })

/** One permission that somebody else has changed. */
export interface PermissionDifference {
  name: string
  group: string
  what: 'nowGranted' | 'nowRevoked' | 'nowRestricted'
}

/** What somebody else changed between two readings. */
export function permissionDifferences(
  before: readonly UserPermission[],
  now: readonly UserPermission[],
): PermissionDifference[] {
  const known = new Map(before.map((row) => [row.id, row]))
  return now.flatMap((row): PermissionDifference[] => {
    const old = known.get(row.id)
    if (!old || old === row) return []
    const held = holdsNow(old)
    const holds = holdsNow(row)
    if (held !== holds) return [{ name: row.name, group: row.group, what: holds ? 'nowGranted' : 'nowRevoked' }]
    return old.only === row.only &&
      sameMembers(old.restricted, row.restricted) &&
      sameMembers(old.restricted_teams, row.restricted_teams)
      ? []
      : [{ name: row.name, group: row.group, what: 'nowRestricted' }]
  })
}

const sameMembers = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item) => b.includes(item))
