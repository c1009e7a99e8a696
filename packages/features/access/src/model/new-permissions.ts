/** The basic permissions of a group (spec 1 sections 3 and 9). */
const BASIC = ['CREATE', 'VIEW', 'UPDATE', 'DELETE'] as const

/** A row of the request that creates permissions. */
export interface NewPermission {
  id: string
  group: string
  name: string
}

/** A group as stored: lower case, with underscores instead of spaces (decision 104). */
export const groupNameOf = (typed: string): string => typed.trim().toLowerCase().replace(/\s+/g, '_')

/** The row for a single permission; its name is kept as typed, trimmed (decision 105). */
export const permissionRow = (id: string, name: string, group: string): NewPermission => ({
  id,
  group: groupNameOf(group),
  name: name.trim(),
})

/** The four rows of a permission group; `idOf` returns the id of each. */
export const groupRows = (typed: string, idOf: (index: number) => string): NewPermission[] => {
  const group = groupNameOf(typed)
  return BASIC.map((verb, index) => ({ id: idOf(index), group, name: `${group.toUpperCase()}_${verb}` }))
}

/** The existing groups, without duplicates, in order. */
export const groupsOf = (permissions: readonly { group: string }[]): string[] =>
  [...new Set(permissions.map(({ group }) => group))].toSorted()
