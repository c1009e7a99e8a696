import { can, type AccessHolder, type Place } from './can.ts'
import { CHANGES_WITHOUT_STRICT_RIGHTS } from './generated/strict-rights.ts'

/** What a permission lets do as well where the client has no strict rights, as names of permissions; none for most. */
export const alsoGivenBy = (permission: string): readonly string[] => CHANGES_WITHOUT_STRICT_RIGHTS[permission] ?? []

/** What `holder` may change at a place without strict rights and could not with them, as names of the permissions asked for. */
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
