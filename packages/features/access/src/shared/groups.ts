import type { RowGroup } from '@ssp/feature-kit'
import { searchMatcher } from '@ssp/ui'

/** Groups rows under their headings, both in the given order. */
export function groupBy<T>(rows: readonly T[], nameOf: (row: T) => string): RowGroup<T>[] {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const name = nameOf(row)
    const group = groups.get(name)
    if (group) group.push(row)
    else groups.set(name, [row])
  }
  return [...groups].map(([name, members]) => ({ name, rows: members }))
}

/** The groups with the rows whose text, or whose heading, contains every typed word. */
export function searchGroups<T>(
  groups: readonly RowGroup<T>[],
  search: string,
  textOf: (row: T) => string,
): RowGroup<T>[] {
  const matches = searchMatcher(search)
  if (!search.trim()) return [...groups]
  return groups.flatMap((group) => {
    if (matches(group.name)) return [group]
    const rows = group.rows.filter((row) => matches(textOf(row)))
    return rows.length > 0 ? [{ ...group, rows }] : []
  })
}

/** Number of rows in all groups. */
export const countRows = (groups: readonly RowGroup<unknown>[]): number =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0)

/** The ids of all rows. */
export const idsOf = (groups: readonly RowGroup<{ id: string }>[]): string[] =>
  groups.flatMap(({ rows }) => rows.map(({ id }) => id))
