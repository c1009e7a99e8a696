/**
 * Whether a period of whole days is in the future, current or over. Both dates are inclusive; a missing date is open
 * (1-decisions 43).
 * @param today and the dates are `YYYY-MM-DD`, which compare as text
 */
export function periodState(start: string | null, end: string | null, today: string): 'upcoming' | 'running' | 'over' {
  if (start && today < start) return 'upcoming'
  return end && end < today ? 'over' : 'running'
}
