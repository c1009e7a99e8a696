import type { ProblemText } from '../../errors.de.ts'
import { problem } from '../../errors.ts'

/** Maximum age of an entry of a batch: older ones would change figures that were read long ago. */
export const MOST_DAYS_LATE = 31

/** Why an entry cannot be recorded: no employee in reach, an employee who had left, a future or too old time. */
export type BatchFault = 'unknown' | 'left' | 'ahead' | 'old'

const FAULTS: Readonly<Record<BatchFault, readonly [field: string, text: ProblemText]>> = {
  unknown: ['employee_id', 'There is no such employee.'],
  left: ['happened_at', 'The employee was deactivated before.'],
  ahead: ['happened_at', 'This is in the future.'],
  old: ['happened_at', `This is more than ${MOST_DAYS_LATE} days ago.`],
}

/** The problem of a batch, at the field of the invalid entry. */
export function batchProblem(list: string, { index, fault }: { index: number; fault: BatchFault }): Error {
  const [field, text] = FAULTS[fault]
  return problem('invalid', { fields: { [`${list}.${index}.${field}`]: text } })
}
