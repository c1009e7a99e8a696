import { clientDatesQuery, type ClientDatesRow } from '@ssp/api'
import { formatSlashDate, QueryView, useApi, useLocale, useMessages, useTitle } from '@ssp/feature-kit'
import { Card, Empty, Table, type TableColumn } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reportMessages } from '../messages'
import { ReportPage } from '../report/report-page'
import { useReport } from '../report/use-report'
import { titles } from '../titles'
import { dailyMessages } from './messages'

/** Days of the default period (spec 4 section 9). */
const DAYS = 7

/** Daily statistics, the newest day first (decision 18). */
export function DailyPage() {
  const report = useReport(titles.daily, DAYS)
  const messages = useMessages(reportMessages)
  const title = useTitle()
  const columns = useColumns()
  const query = useQuery(clientDatesQuery(useApi(), report.period))
  const table = (rows: readonly ClientDatesRow[], loading = false) => (
    <Card flush>
      <Table
        caption={title(report.title)}
        columns={columns}
        rows={rows}
        rowKey={({ date }) => date}
        loading={loading}
        skeletonRows={DAYS}
      />
    </Card>
  )
  return (
    <ReportPage report={report} queries={[query]}>
      <QueryView
        query={query}
        skeleton={table([], true)}
        empty={
          <Card>
            <Empty title={messages.noRows} />
          </Card>
        }
      >
        {(rows) => table(rows.toReversed())}
      </QueryView>
    </ReportPage>
  )
}

function useColumns(): readonly TableColumn<ClientDatesRow>[] {
  const texts = useMessages(dailyMessages)
  const locale = useLocale()
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale)
    const count = (key: Exclude<keyof ClientDatesRow, 'date'>, header: string): TableColumn<ClientDatesRow> => ({
      key,
      header,
      kind: 'number',
      cell: (row) => number.format(row[key]),
    })
    return [
      { key: 'date', header: texts.date, kind: 'date', cell: ({ date }) => formatSlashDate(date) },
      count('stat_visitors', texts.visitors),
      count('stat_unique_visitors', texts.unique),
      count('stat_actions', texts.actions),
      count('stat_payslips', texts.payslips),
      count('stat_discount_visitors', texts.discount),
      count('stat_doc_storage_visitors', texts.storage),
      count('stat_wellbeing_visitors', texts.wellbeing),
      count('stat_training_visitors', texts.training),
    ]
  }, [texts, locale])
}
