import type { RowGroup } from '@ssp/feature-kit'
import { searchMatcher } from '@ssp/ui'

/** Rows under their headings, both in the order given. */
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

/** The groups with the rows whose text, or whose heading, has every word that was typed. */
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

/** How many rows the groups hold together. */
export const countRows = (groups: readonly RowGroup<unknown>[]): number =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0)

/** The ids of all rows. */
export const idsOf = (groups: readonly RowGroup<{ id: string }>[]): string[] =>
  groups.flatMap(({ rows }) => rows.map(({ id }) => id))
