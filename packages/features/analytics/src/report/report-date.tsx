import { formatSlashDateTime } from '@ssp/feature-kit'
import { useReportContext } from './report-context'

/** A time of a report, `04/03/2026 21:12` in the time zone of the client, which the tooltip names. */
export function ReportDate({ value }: { value: string | null | undefined }) {
  const { timeZone } = useReportContext()
  return value ? (
    <time dateTime={value} title={timeZone}>
      {formatSlashDateTime(value, timeZone)}
    </time>
  ) : null
}
