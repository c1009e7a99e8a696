import { BarChart, chartTexts, LineChart } from '@ssp/charts'
import { useMessages } from '@ssp/feature-kit'
import { CardBody, CardRoot } from '@ssp/ui'
import type { DashboardMessages } from '../messages'
import type { Block } from '../model/block'
import { monthlyChart } from '../model/months'
import { BlockError } from './block-error'
import * as styles from './monthly-chart.css'
import { PLOT_HEIGHT } from './plot-height'

export interface MonthlyChartProps {
  kind: 'bar' | 'line'
  title: string
  /** Name of the series. */
  series: string
  /** Monthly sums from January to the current month. */
  block: Block<readonly number[]>
  messages: DashboardMessages
  /** Locale of months and numbers, BCP 47. */
  locale: string
}

/** The year to date by month. */
export function MonthlyChart({ kind, title, series, block, messages, locale }: MonthlyChartProps) {
  const texts = useMessages(chartTexts)
  const Chart = kind === 'bar' ? BarChart : LineChart
  const sums = block.state === 'ready' ? block.value : []
  return (
    <CardRoot>
      <CardBody className={styles.body}>
        <Chart
          title={title}
          level={2}
          height={PLOT_HEIGHT}
          data={monthlyChart(sums, series, locale)}
          locale={locale}
          loading={block.state === 'loading'}
          error={block.state === 'failed' && <BlockError centred failure={block.failure} messages={messages} />}
          messages={{ ...texts, label: messages.month }}
        />
      </CardBody>
    </CardRoot>
  )
}
