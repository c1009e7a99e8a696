import { tileActionsQuery, tilesQuery } from '@ssp/api'
import { useApi, useMessages, type RouteParams } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { tileCharts } from '../../activity/tile-charts'
import { Figures } from '../../figures/figures'
import { DOUGHNUT } from '../../report/chart-type'
import { ReportChart } from '../../report/report-chart'
import { toReportData } from '../../report/report-data'
import { useReport } from '../../report/use-report'
import { titles } from '../../titles'
import { DAYS, DrilldownPage } from '../drilldown-page'
import { drilldownMessages } from '../messages'
import { mostFollowed, openingsOf, sum } from './tile-figures'

/** The calls to action that employees followed from the tile in the address (decision 31). */
export function TilePage({ params: { tile = '' } }: RouteParams) {
  const report = useReport(titles.tile, DAYS.activity)
  const messages = useMessages(drilldownMessages)
  const api = useApi()
  const actions = useQuery(tileActionsQuery(api, { tileTitle: tile, ...report.period }))
  // The report that links here has read the same data.
  const tiles = useQuery(tilesQuery(api, report.period))
  const most = mostFollowed(toReportData(actions.data))
  const opened = openingsOf(tileCharts(tiles.data), tile)
  return (
    <DrilldownPage report={report} parent="activity" queries={[actions]}>
      <Figures
        title={tile}
        query={tiles.isPending ? { ...actions, data: undefined } : actions}
        figures={[
          ...(tiles.isPending || opened !== undefined ? [{ label: messages.opened, value: () => opened ?? 0 }] : []),
          { label: messages.followed, value: (answer) => sum(toReportData(answer).values) },
          ...(most ? [{ label: messages.mostFollowed(most.label), value: () => most.value }] : []),
        ]}
      />
      <ReportChart title={messages.tileChart} counts="actions" chart={DOUGHNUT} switchable query={actions} />
    </DrilldownPage>
  )
}
