import type { SharedDocumentScope } from '@ssp/api'

export type TargetScope = SharedDocumentScope['target_scope']

/** The kinds of shared-document access, in the order of the specification. */
export const TARGET_SCOPES = ['client', 'user', 'platform', 'default'] as const satisfies readonly TargetScope[]

/** One access to shared documents, existing or to be granted. */
export interface Target {
  target_scope: TargetScope
  /** Null for `default`, which has no target (decision 92). */
  target_id: string | null
}

/** Whether two objects describe the same access. */
export const isSameTarget = (a: Target, b: Target): boolean =>
  a.target_scope === b.target_scope && a.target_id === b.target_id
