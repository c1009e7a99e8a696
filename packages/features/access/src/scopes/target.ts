import type { SharedDocumentScope } from '@ssp/api'

export type TargetScope = SharedDocumentScope['target_scope']

/** The kinds of shared-document access, in the order of the specification. */
export const TARGET_SCOPES = ['client', 'user', 'platform', 'default'] as const satisfies readonly TargetScope[]

/** One access to shared documents, given or to be given. */
export interface Target {
  target_scope: TargetScope
  /** Null for `default`, which has none (decision 92). */
  target_id: string | null
}

/** Whether two name the same access. */
export const isSameTarget = (a: Target, b: Target): boolean =>
  a.target_scope === b.target_scope && a.target_id === b.target_id
