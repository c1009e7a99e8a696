import { onTestFinished, vi } from 'vitest'

/**
 * Stops the clock of this process until the test ends. What is counted in fixed windows of time begins again at the end of
 * one, which may come in the middle of a test.
 */
export function stopClock(): void {
  vi.setSystemTime(Date.now())
  onTestFinished(() => void vi.useRealTimers())
}
