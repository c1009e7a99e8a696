/**
 * Whether a period of whole days has not begun, runs or is over: both dates are inclusive, a missing one is open
 * (1-decisions 43).
 *
 * @param today and the dates are `YYYY-MM-DD`, which compare as text
 */
export function periodState(start: string | null, end: string | null, today: string): 'upcoming' | 'running' | 'over' {
  if (start && today < start) return 'upcoming'
  return end && end < today ? 'over' : 'running'
}
