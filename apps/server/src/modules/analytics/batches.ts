import type { ProblemText } from '../../errors.de.ts'
import { problem } from '../../errors.ts'

/** How late an entry of a batch may reach the server: later ones would change figures that were read long ago. */
export const MOST_DAYS_LATE = 31

/** Why an entry cannot be recorded: no employee within reach, one who had left, a moment ahead or too old. */
export type BatchFault = 'unknown' | 'left' | 'ahead' | 'old'

const FAULTS: Readonly<Record<BatchFault, readonly [field: string, text: ProblemText]>> = {
  unknown: ['employee_id', 'There is no such employee.'],
  left: ['happened_at', 'The employee was deactivated before.'],
  ahead: ['happened_at', 'This is in the future.'],
  old: ['happened_at', `This is more than ${MOST_DAYS_LATE} days ago.`],
}

/** The problem of a batch, at the field of the entry that has a fault. */
export function batchProblem(list: string, { index, fault }: { index: number; fault: BatchFault }): Error {
  const [field, text] = FAULTS[fault]
  return problem('invalid', { fields: { [`${list}.${index}.${field}`]: text } })
}
