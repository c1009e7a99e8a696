import { tileActionsQuery } from '@ssp/api'
import { useApi, useMessages, type RouteParams } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { DOUGHNUT } from '../../report/chart-type'
import { ReportChart } from '../../report/report-chart'
import { useReport } from '../../report/use-report'
import { titles } from '../../titles'
import * as styles from '../drilldown.css'
import { DAYS, DrilldownPage } from '../drilldown-page'
import { drilldownMessages } from '../messages'

/** The calls to action that employees followed from the tile of the address (decision 31). */
export function TilePage({ params: { tile = '' } }: RouteParams) {
  const report = useReport(titles.tile, DAYS.activity)
  const messages = useMessages(drilldownMessages)
  const chart = useQuery(tileActionsQuery(useApi(), { tileTitle: tile, ...report.period }))
  return (
    <DrilldownPage report={report} parent="activity">
      <section aria-label={tile} className={styles.list}>
        <h2 className={styles.title}>{tile}</h2>
        <ReportChart title={messages.tileChart} chart={DOUGHNUT} switchable query={chart} />
      </section>
    </DrilldownPage>
  )
}
