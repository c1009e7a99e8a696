import type { Document } from '@ssp/api'

/** The target of a sharing: `relatedType` 1, 2 and 3 (3-decisions 53). */
export type Target = 'company' | 'teams' | 'individual'

/** The targets in tab order; `relatedType` counts them from 1. */
export const TARGETS = ['company', 'teams', 'individual'] as const satisfies readonly Target[]

/** The code of a target on the wire. */
export const relatedTypeOf = (target: Target): number => TARGETS.indexOf(target) + 1

/** Returns the target of a document. */
export const targetOf = ({ relatedType }: Pick<Document, 'relatedType'>): Target =>
  TARGETS[relatedType - 1] ?? 'individual'

/** First part of the key of a document: the id of the employee for a personal one, otherwise its target. */
export const folderOf = ({ s3_file_key: key }: Pick<Document, 's3_file_key'>): string => key.split('/')[0] ?? ''

/** Maximum number of teams read at once as options; the contract accepts this many ids of teams. */
export const MOST_TEAMS = 100

/** The teams with which a document is shared, from its rows: one for each sharing. */
export const teamsOf = (rows: readonly Document[]): string[] => [
  ...new Set(rows.flatMap((row) => (targetOf(row) === 'teams' ? (row.related_id ?? []) : []))),
]
