import { useMessages, type MessagesOf } from '@ssp/feature-kit'
import { useMemo } from 'react'
import { sharedMessages } from './messages'

const ORDER = ['VIEW', 'CREATE', 'UPDATE', 'DELETE']

/** Display names of permissions, in the language of the page. */
export interface PermissionNames {
  /** `email_attachments`: `Email attachments`. */
  group: (name: string) => string
  /** `EMPLOYEES_VIEW` of the group `employees` without its group: `View`; any other name unchanged. */
  label: (name: string, group: string) => string
  /** `EMPLOYEES_VIEW` of the group `employees` with the heading of its group: `Employees: View`. */
  title: (name: string, group: string) => string
}

/**
 * Makes the display names of permissions from the texts of the page. A group or action without a text is derived from its
 * name.
 */
export function permissionNames({ groups, actions }: MessagesOf<typeof sharedMessages>): PermissionNames {
  const group = (name: string) => textOf(groups, name) ?? readable(name)
  const label = (name: string, of: string) => {
    const action = withoutGroup(name, of)
    return textOf(actions, action) ?? readable(action)
  }
  return { group, label, title: (name, of) => `${group(of)}: ${label(name, of)}` }
}

/** The display names of permissions; the same object as long as the texts do not change. */
export function usePermissionNames(): PermissionNames {
  const messages = useMessages(sharedMessages)
  return useMemo(() => permissionNames(messages), [messages])
}

/** The permissions of a group in the order view, create, update, delete, then the others in their given order. */
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

// A client can choose any names for groups and permissions, including `constructor`.
const textOf = (texts: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(texts, name) ? texts[name] : undefined

function readable(name: string): string {
  const text = name.replaceAll('_', ' ').trim().toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
