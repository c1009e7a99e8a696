import type { Permission, Policy, Role } from '@ssp/api'
import { fakeId } from '@ssp/api/testing'

const MADE = '2025-03-04T09:12:00.000Z'
const CHANGED = '2026-10-19T14:05:00.000Z'
const VERBS = ['CREATE', 'VIEW', 'UPDATE', 'DELETE']
const GROUPS = ['employees', 'teams', 'news', 'surveys', 'payslips', 'documents', 'secure_send', 'knowledge_base']

/** The `index`th permission; four follow one another in a group. */
export function permission(index = 0, changes: Partial<Permission> = {}): Permission {
  const round = Math.floor(index / 4)
  const base = GROUPS[round % GROUPS.length] ?? 'employees'
  const group = round < GROUPS.length ? base : `${base}_${Math.floor(round / GROUPS.length) + 1}`
  return {
    id: fakeId(10_000 + index),
    name: `${group.toUpperCase()}_${VERBS[index % 4]}`,
    group,
    created_at: MADE,
    updated_at: CHANGED,
    readOnly: index < 16,
    ...changes,
  }
}

/** `count` permissions in their groups. */
export const permissions = (count: number): Permission[] =>
  Array.from({ length: count }, (_, index) => permission(index))

const LABELS = ['Employees and teams', 'Shift planning', 'News desk', 'Pay documents', 'Reporting']

/** The `index`th policy; the first belongs to the platform. */
export function policy(index = 0, changes: Partial<Policy> = {}): Policy {
  const base = LABELS[index % LABELS.length] ?? 'Policy'
  const label = index < LABELS.length ? base : `${base} ${Math.floor(index / LABELS.length) + 1}`
  return {
    id: fakeId(20_000 + index),
    name: label.toLowerCase().replaceAll(' ', '_'),
    label,
    created_at: MADE,
    updated_at: CHANGED,
    readOnly: index === 0,
    ...changes,
  }
}

/** `count` policies. */
export const policies = (count: number): Policy[] => Array.from({ length: count }, (_, index) => policy(index))

const ROLES = ['Superadmin', 'Client administrator', 'Shift leads', 'HR editor', 'Read only']

/** The `index`th role; the first two belong to the platform, the third has two policies. */
export function role(index = 0, changes: Partial<Role> = {}): Role {
  const base = ROLES[index % ROLES.length] ?? 'Role'
  const label = index < ROLES.length ? base : `${base} ${Math.floor(index / ROLES.length) + 1}`
  const held = index === 2 ? [policy(1), policy(2)] : []
  return {
    id: fakeId(30_000 + index),
    name: label.toLowerCase().replaceAll(' ', '_'),
    label,
    policies: held.map(({ id, name, label: text }) => ({ policy_id: id, name, label: text })),
    user_roles_count: index === 2 ? 0 : (index + 1) * 3,
    readOnly: index < 2,
    ...changes,
  }
}

/** `count` roles. */
export const roles = (count: number): Role[] => Array.from({ length: count }, (_, index) => role(index))
