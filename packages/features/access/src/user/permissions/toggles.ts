import type { UserPermission } from '@ssp/api'

/** The permissions to allow (true) or revoke (false) when the changes are applied, by permission id. */
export type Toggles = ReadonlyMap<string, boolean>

/** Whether the user has a direct grant; permissions of the role do not count (decision 89). */
export const isGranted = (row: UserPermission): boolean => row.upID !== null

/** Whether a permission comes only with the role and can only be switched off there. */
export const isRoleOnly = (row: UserPermission): boolean => row.inherited && !isGranted(row)

/** Whether the user has a permission, from any source, once the pending change is applied. */
export const holdsNow = (row: UserPermission, wanted?: boolean): boolean => row.inherited || (wanted ?? isGranted(row))

/** No toggles. */
export const NONE: Toggles = new Map()

/**
 * Toggles one permission. Back at its saved value it is no longer a change, unless a change of it is being sent (`sent`).
 * Sends nothing.
 */
export function toggle(toggles: Toggles, row: UserPermission, sent = NONE): Toggles {
  const wanted = !(toggles.get(row.id) ?? isGranted(row))
  const next = new Map(toggles)
  if (wanted === isGranted(row) && !sent.has(row.id)) next.delete(row.id)
  else next.set(row.id, wanted)
  return next
}

/** The toggles that remain once the sent ones are applied: those toggled in between. */
export const withoutSent = (toggles: Toggles, sent: Toggles): Toggles =>
  new Map([...toggles].filter(([id, wanted]) => sent.get(id) !== wanted))

/**
 * The changes that are still needed, in the form of the request; changes that other users have already made are dropped.
 */
export const changesOf = (rows: readonly UserPermission[], toggles: Toggles) =>
  rows.flatMap((row) => {
    const selected = toggles.get(row.id)
    return selected === undefined || selected === isGranted(row) ? [] : [{ id: row.id, selected, upID: row.upID }]
  })

/** A permission that another user has changed. */
export interface PermissionDifference {
  name: string
  group: string
  what: 'nowGranted' | 'nowRevoked' | 'nowRestricted'
}

/** The changes of other users between two reads. */
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
