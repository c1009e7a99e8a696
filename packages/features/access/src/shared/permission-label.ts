import { groupLabel } from './groups'

const ORDER = ['VIEW', 'CREATE', 'UPDATE', 'DELETE']

/** `EMPLOYEES_VIEW` of the group `employees` without its group, as people read it: `View`; another name whole. */
export const permissionLabel = (name: string, group: string): string =>
  groupLabel(withoutGroup(name, group).toLowerCase())

/** `EMPLOYEES_VIEW` of the group `employees` on its own, without the heading of its group: `Employees: View`. */
export const permissionTitle = (name: string, group: string): string =>
  `${groupLabel(group)}: ${permissionLabel(name, group)}`

/** The permissions of a group in the order view, create, update, delete, then the others as they come. */
export function inActionOrder<T extends { name: string }>(rows: readonly T[], group: string): T[] {
  const place = ({ name }: T) => {
    const index = ORDER.indexOf(withoutGroup(name, group))
    return index < 0 ? ORDER.length : index
  }
  return rows.toSorted((a, b) => place(a) - place(b))
}

function withoutGroup(name: string, group: string): string {
  const prefix = `${group.toUpperCase()}_`
  return name.startsWith(prefix) ? name.slice(prefix.length) : name
}
