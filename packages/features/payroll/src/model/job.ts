import type { Job, JobItem } from '@ssp/api'
import type { BadgeTone } from '@ssp/ui'

/**
 * Progress of a job in percent: 0 while a figure is missing, or nothing is expected (R3-540, R3-541). It may exceed 100.
 */
export function progressOf({
  results_actual: actual,
  results_expected: expected,
}: Pick<Job, 'results_actual' | 'results_expected'>): number {
  if (actual === null || !expected) return 0
  return Math.round((actual / expected) * 100)
}

/** Whether a job has a log (R3-232). */
export const hasLog = ({ status }: Pick<Job, 'status'>): boolean => status > 2 && status < 8

/** Whether a job is running. */
export const isAtWork = ({ status }: Pick<Job, 'status'>): boolean => status <= 2

/** Whether the file is being read. Its documents are released after that, with the same status. */
export const isReading = (job: Pick<Job, 'status' | 'results_actual' | 'results_expected'>): boolean =>
  isAtWork(job) && progressOf(job) < 100

const TONES: Readonly<Record<number, BadgeTone>> = {
  1: 'neutral',
  2: 'info',
  3: 'danger',
  4: 'danger',
  5: 'warning',
  6: 'danger',
  7: 'warning',
  8: 'success',
  9: 'brand',
  10: 'info',
  11: 'neutral',
}

/** Colour of a status; its name has the meaning. */
export const toneOf = ({ status }: Pick<Job, 'status'>): BadgeTone => TONES[status] ?? 'neutral'

/** States of items in the order of their review. */
export const ITEM_STATES = [
  'matched',
  'unmatched',
  'duplicate',
  'wrongPeriod',
  'left',
  'otherClient',
  'rejected',
  'leftOut',
] as const

/** Colour of an item's state. */
export const itemTone: Readonly<Record<JobItem['state'], BadgeTone>> = {
  matched: 'success',
  unmatched: 'danger',
  duplicate: 'warning',
  wrongPeriod: 'warning',
  left: 'warning',
  otherClient: 'danger',
  rejected: 'danger',
  leftOut: 'neutral',
}

/** Document types with the option 'Replace Payslips?' (R3-427). */
export const canReplace = (typeName: string): boolean => typeName === 'Payslip' || typeName === 'CJS Excel Payslip'

/** The local time of a day and a time of day; undefined for an invalid time. */
export function momentOf(day: string, time: string): string | undefined {
  const at = new Date(`${day}T${time}:00`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** Whether a local day and time of day have passed. */
export function isPast(day: string, time: string): boolean {
  const moment = momentOf(day, time)
  return moment !== undefined && Date.parse(moment) < Date.now()
}
