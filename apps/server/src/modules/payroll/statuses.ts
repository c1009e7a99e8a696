/** Status of a job (3-decisions 67; from 9 on beyond the specification). */
export const STATUS = {
  uploaded: 1,
  processing: 2,
  failed: 3,
  completedWithErrors: 4,
  partiallyCompleted: 5,
  mappingErrors: 6,
  completedWithWarnings: 7,
  completed: 8,
  review: 9,
  scheduled: 10,
  recalled: 11,
} as const

export const STATUS_NAMES: Readonly<Record<number, string>> = {
  1: 'Uploaded',
  2: 'Processing',
  3: 'Failed',
  4: 'Completed with errors',
  5: 'Partially completed',
  6: 'Mapping errors',
  7: 'Completed with warnings',
  8: 'Completed',
  9: 'Ready for review',
  10: 'Scheduled',
  11: 'Recalled',
}

/** The name of the log of a job; undefined for a status without one (R3-232, R3-490, R3-491). */
export function logNameOf({ number, status }: { number: number; status: number }): string | undefined {
  if (status <= 2 || status >= 8) return undefined
  return status === STATUS.mappingErrors ? `${number}_mapping.csv` : `${number}.csv`
}

/** Number of items by state. */
export interface Counts {
  matched: number
  unmatched: number
  duplicate: number
  wrongPeriod: number
  /** Of employees who left long before the pay date. */
  left: number
  otherClient: number
  rejected: number
  leftOut: number
}

/** What of a job decides on its status once its documents are released. */
export interface Outcome {
  counts: Counts
  /** Number of documents that are visible. */
  released: number
  /** Whether the variance check warned. */
  warned: boolean
  /** Whether a person released them, after the question that names what stays out: that is then no error. */
  reviewed: boolean
}

/** The status of a job whose documents were released. */
export function outcomeOf({ counts, released, warned, reviewed }: Outcome): number {
  if (reviewed && released > 0) return STATUS.completed
  if (counts.unmatched + counts.otherClient > 0) return STATUS.mappingErrors
  if (counts.rejected > 0) return released > 0 ? STATUS.completedWithErrors : STATUS.failed
  if (counts.wrongPeriod + counts.left > 0) return STATUS.partiallyCompleted
  return counts.duplicate > 0 || warned ? STATUS.completedWithWarnings : STATUS.completed
}
