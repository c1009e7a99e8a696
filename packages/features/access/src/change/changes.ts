import type { ApiError } from '@ssp/api'

/** The parts of a role or policy that two administrators could both change. */
export interface Snapshot {
  label: string
  /** Labels of the policies of a role, or names of the permissions of a policy. */
  parts: readonly string[]
}

/** The difference between two snapshots. */
export interface Changes {
  relabelled: { from: string; to: string } | null
  added: readonly string[]
  removed: readonly string[]
}

interface Recorded {
  label: string
  policies?: readonly { label: string }[]
  permissions?: readonly { name: string }[]
}

/** Extracts the comparable part of a role or policy. */
export const snapshotOf = ({ label, policies = [], permissions = [] }: Recorded): Snapshot => ({
  label,
  parts: [...policies.map((policy) => policy.label), ...permissions.map(({ name }) => name)],
})

/** The changes of other users between two reads of a record. */
export function changesBetween(before: Snapshot, now: Snapshot): Changes {
  const had = new Set(before.parts)
  const has = new Set(now.parts)
  return {
    relabelled: before.label === now.label ? null : { from: before.label, to: now.label },
    added: now.parts.filter((part) => !had.has(part)),
    removed: before.parts.filter((part) => !has.has(part)),
  }
}

/** The current record in a version conflict; null if the server does not send it. */
export function currentOf(error: ApiError): Snapshot | null {
  const { label, policies, permissions } = error.current ?? {}
  if (typeof label !== 'string') return null
  return { label, parts: [...texts(policies, 'label'), ...texts(permissions, 'name')] }
}

const texts = (items: unknown, key: string): string[] =>
  Array.isArray(items)
    ? items.flatMap((item: unknown) => {
        const text: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, key) : undefined
        return typeof text === 'string' ? [text] : []
      })
    : []
