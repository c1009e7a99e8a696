import { documentStorageUsersQuery, type DocumentStorageRow, type SspApi } from '@ssp/api'
import { useApi, useLocale, useMessages, type PageArgs } from '@ssp/feature-kit'
import type { TableColumn } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DOUGHNUT } from '../../report/chart-type'
import { ReportChart } from '../../report/report-chart'
import { useReport } from '../../report/use-report'
import { titles } from '../../titles'
import { DrilldownList } from '../drilldown-list'
import { DAYS, DrilldownPage } from '../drilldown-page'
import { drilldownMessages } from '../messages'
import { useSegment } from '../use-segment'

/** The first page, which the list reads too. */
const FIRST = { search: '', page: 0, limit: 10 }

/** The employees' use of document storage, and employees who did not use it. */
export function DocumentStoragePage() {
  const report = useReport(titles.documentStorage, DAYS.activity)
  const messages = useMessages(drilldownMessages)
  const segment = useSegment({ used: messages.used, unused: messages.unused })
  const isUsed = segment.value !== 'unused'
  const columns = useColumns(isUsed)
  const { period } = report
  const chart = useQuery(documentStorageUsersQuery(useApi(), { ...period, ...FIRST }))
  return (
    <DrilldownPage report={report} parent="activity">
      <ReportChart title={messages.storageChart} counts="storageUse" chart={DOUGHNUT} query={chart} />
      <DrilldownList
        title={messages.storageRows}
        former={isUsed ? chart.data?.former : 0}
        segments={segment.segments}
        columns={columns}
        rowKey={(row) => row.employee_id}
        rowName={({ fullname }) => fullname}
        page={(api: SspApi, { search, page, limit }: PageArgs) =>
          documentStorageUsersQuery(api, {
            ...period,
            search,
            page,
            limit,
            ...segment.query,
          })
        }
      />
    </DrilldownPage>
  )
}

function useColumns(withCounts: boolean): readonly TableColumn<DocumentStorageRow>[] {
  const texts = useMessages(drilldownMessages)
  const locale = useLocale()
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale)
    const count = (key: 'uploaded' | 'downloaded' | 'deleted' | 'restored'): TableColumn<DocumentStorageRow> => ({
      key,
      header: texts[key],
      kind: 'number',
      cell: (row) => number.format(row[key]),
    })
    return [
      { key: 'fullname', header: texts.fullname, main: true, cell: ({ fullname }) => fullname },
      { key: 'identifier', header: texts.identifier, cell: ({ identifier }) => identifier },
      ...(withCounts ? [count('uploaded'), count('downloaded'), count('deleted'), count('restored')] : []),
    ]
  }, [texts, locale, withCounts])
}
