import { chartQuery, payRunsQuery, type PayRun, type SspApi } from '@ssp/api'
import { useApi, useMessages, type PageArgs } from '@ssp/feature-kit'
import type { TableColumn } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ReportChart } from '../../report/report-chart'
import { ReportDate } from '../../report/report-date'
import { useReport } from '../../report/use-report'
import { titles } from '../../titles'
import { DrilldownList } from '../drilldown-list'
import { DAYS, DrilldownPage } from '../drilldown-page'
import { drilldownMessages } from '../messages'
import { durationOf, fileNameOf } from './pay-run'

/** The payroll files of a period and their durations. */
export function PayRunsPage() {
  const report = useReport(titles.payRuns, DAYS.payroll)
  const messages = useMessages(drilldownMessages)
  const columns = useColumns()
  const { period } = report
  const chart = useQuery(chartQuery(useApi(), 'getPayslipsUploadedAnalytics', period))
  return (
    <DrilldownPage report={report} parent="payroll">
      <ReportChart title={messages.payslipsUploaded} counts="payslipsUploaded" chart="line" query={chart} />
      <DrilldownList
        title={messages.payRunRows}
        search={messages.searchFiles}
        numbered
        columns={columns}
        rowName={fileNameOf}
        page={(api: SspApi, { search, page, limit }: PageArgs) => payRunsQuery(api, { ...period, search, page, limit })}
      />
    </DrilldownPage>
  )
}

function useColumns(): readonly TableColumn<PayRun>[] {
  const texts = useMessages(drilldownMessages)
  return useMemo(() => {
    const duration = (run: PayRun) => {
      const time = durationOf(run)
      return time ? texts.minutes(time.minutes, time.seconds) : texts.unknown
    }
    return [
      { key: 'file', header: texts.file, main: true, cell: fileNameOf },
      { key: 'duration', header: texts.duration, cell: duration },
      { key: 'expected', header: texts.expected, kind: 'number', cell: (run) => run.results_expected },
      { key: 'actual', header: texts.actual, kind: 'number', cell: (run) => run.results_actual },
      { key: 'runAt', header: texts.runAt, kind: 'date', cell: (run) => <ReportDate value={run.run_at} /> },
    ]
  }, [texts])
}
