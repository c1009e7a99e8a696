import { formatDateTime, formatSlashDateTime } from '@ssp/feature-kit'

/** A moment of a report, `04/03/2026 09:12` on the clock of twelve hours; the tooltip has that of 24 (decision 17). */
export function ReportDate({ value }: { value: string | null | undefined }) {
  return value ? (
    <time dateTime={value} title={formatDateTime(value)}>
      {formatSlashDateTime(value)}
    </time>
  ) : null
}
