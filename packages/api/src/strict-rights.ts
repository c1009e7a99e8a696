import { can, type AccessHolder, type Place } from './can.ts'
import { CHANGES_WITHOUT_STRICT_RIGHTS } from './generated/strict-rights.ts'

/** Names of permissions that a permission also gives at a client without strict rights; none for most permissions. */
export const alsoGivenBy = (permission: string): readonly string[] => CHANGES_WITHOUT_STRICT_RIGHTS[permission] ?? []

/**
 * The changes that `holder` may make at a place without strict rights and could not make with them, as names of the
 * permissions required.
 */
export const lostToStrictRights = (holder: AccessHolder, place: Place): string[] =>
  Object.entries(CHANGES_WITHOUT_STRICT_RIGHTS)
    .flatMap(([permission, changes]) => (can(holder, permission, place) ? changes : []))
    .filter((change, index, changes) => changes.indexOf(change) === index && !can(holder, change, place))

/** Names of all permissions that `lostToStrictRights` looks at. */
export const concernsStrictRights = (): string[] => [
  ...new Set(
    Object.entries(CHANGES_WITHOUT_STRICT_RIGHTS).flatMap(([permission, changes]) => [permission, ...changes]),
  ),
]
