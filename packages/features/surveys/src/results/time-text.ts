/** Whole seconds as `3m 20s`; `N/A` if there are none (R2-759, R2-760). */
export function timeText(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !Number.isFinite(seconds)) return 'N/A'
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}m ${whole % 60}s`
}
