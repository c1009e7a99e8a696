import type { Document } from '@ssp/api'

/** What a document is shared with: `relatedType` 1, 2 and 3 (3-decisions 53). */
export type Target = 'company' | 'teams' | 'individual'

/** The targets in the order of the tabs; `relatedType` counts them from 1. */
export const TARGETS = ['company', 'teams', 'individual'] as const satisfies readonly Target[]

/** The code of a target on the wire. */
export const relatedTypeOf = (target: Target): number => TARGETS.indexOf(target) + 1

/** What a document is shared with. */
export const targetOf = ({ relatedType }: Pick<Document, 'relatedType'>): Target =>
  TARGETS[relatedType - 1] ?? 'individual'

/** First part of the key of a document: the id of its employee for a personal one, else its target. */
export const folderOf = ({ s3_file_key: key }: Pick<Document, 's3_file_key'>): string => key.split('/')[0] ?? ''

/** Teams that are read at once to choose among; the contract takes so many ids of teams. */
export const MOST_TEAMS = 100

/** The teams that a document is shared with, from its rows: one for each sharing. */
export const teamsOf = (rows: readonly Document[]): string[] => [
  ...new Set(rows.flatMap((row) => (targetOf(row) === 'teams' ? (row.related_id ?? []) : []))),
]
