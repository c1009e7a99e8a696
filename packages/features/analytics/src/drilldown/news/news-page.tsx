import { articleReadersQuery, type ArticleReader, type SspApi } from '@ssp/api'
import { useApi, useMessages, type RouteParams, type PageArgs } from '@ssp/feature-kit'
import type { TableColumn } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Figures } from '../../figures/figures'
import { ReportDate } from '../../report/report-date'
import { useReport } from '../../report/use-report'
import { titles } from '../../titles'
import { DrilldownList } from '../drilldown-list'
import { DAYS, DrilldownPage } from '../drilldown-page'
import { drilldownMessages } from '../messages'
import { useSegment } from '../use-segment'

/** The first page, which the list reads too. */
const FIRST = { search: '', page: 0, limit: 10 }

/** The readers of the news article in the address. */
export function NewsPage({ params: { news: id = '' } }: RouteParams) {
  const report = useReport(titles.news, DAYS.activity)
  const messages = useMessages(drilldownMessages)
  const columns = useColumns()
  const { period } = report
  const segment = useSegment({ read: messages.read, unread: messages.unread })
  const first = useQuery(articleReadersQuery(useApi(), { id, ...period, ...FIRST }))
  return (
    <DrilldownPage report={report} parent="activity">
      <Figures
        title={first.data?.title ?? messages.article}
        query={first}
        figures={[{ label: messages.visitors, value: ({ total, former }) => total + former }]}
      />
      <DrilldownList
        title={messages.readers}
        former={segment.value === 'unread' ? 0 : first.data?.former}
        segments={segment.segments}
        columns={columns}
        rowName={({ fullname }) => fullname}
        rowHref={(reader) => `/employees/${reader.id}`}
        page={(api: SspApi, { search, page, limit }: PageArgs) =>
          articleReadersQuery(api, {
            id,
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

function useColumns(): readonly TableColumn<ArticleReader>[] {
  const texts = useMessages(drilldownMessages)
  return useMemo(
    () => [
      { key: 'fullname', header: texts.fullname, main: true, cell: ({ fullname }) => fullname },
      { key: 'identifier', header: texts.identifier, cell: ({ identifier }) => identifier },
      { key: 'readAt', header: texts.readAt, kind: 'date', cell: ({ read_at: at }) => <ReportDate value={at} /> },
    ],
    [texts],
  )
}
