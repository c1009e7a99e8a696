/** The status that follows from a survey's dates, spec 2 section 4. */
export type SurveyStatus = 'DRAFT' | 'SCHEDULED' | 'LIVE' | 'COMPLETED'

/** The dates that determine the status, ISO 8601 or `YYYY-MM-DD HH:mm:ss`; without an offset they are UTC. */
export interface SurveyDates {
  start_date?: string | null
  completion_date?: string | null
}

const HOUR_MS = 3_600_000
const WITHOUT_OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/

const momentOf = (date: string | null | undefined): number => {
  const text = date?.trim() ?? ''
  return Date.parse(WITHOUT_OFFSET.test(text) ? `${text.replace(' ', 'T')}Z` : text)
}

/**
 * The status of a survey. The start is compared one hour earlier, and a date equal to now is past (spec 2 section 4,
 * 2-decisions 1 and 2). Missing or invalid dates, and a start after a past completion, mean a draft.
 */
export function surveyStatus({ start_date, completion_date }: SurveyDates, now: Date = new Date()): SurveyStatus {
  const start = momentOf(start_date) - HOUR_MS
  const completion = momentOf(completion_date)
  if (Number.isNaN(start) || Number.isNaN(completion)) return 'DRAFT'
  const isCompletionPast = completion <= now.getTime()
  if (start <= now.getTime()) return isCompletionPast ? 'COMPLETED' : 'LIVE'
  return isCompletionPast ? 'DRAFT' : 'SCHEDULED'
}

/**
 * Whether employees can answer a survey with these dates, now or later. Only then must its form be one that can be
 * answered.
 */
export const isPublished = (dates: SurveyDates, now?: Date): boolean =>
  ['LIVE', 'SCHEDULED'].includes(surveyStatus(dates, now))
