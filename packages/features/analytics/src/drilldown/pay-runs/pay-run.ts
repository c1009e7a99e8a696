import type { PayRun } from '@ssp/api'

/** The name of the file: the last part of its key. */
export const fileNameOf = ({ document_key: key }: Pick<PayRun, 'document_key'>): string =>
  key.slice(key.lastIndexOf('/') + 1)

/** The duration of a pay run in minutes and seconds; undefined if it has not ended (decision 36). */
export function durationOf({
  started_at: start,
  finished_at: end,
}: Pick<PayRun, 'started_at' | 'finished_at'>): { minutes: number; seconds: number } | undefined {
  if (start === null || end === null) return undefined
  const seconds = Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / 1000))
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
}
