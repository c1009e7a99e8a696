import { BarChart, chartTexts, DoughnutChart } from '@ssp/charts'
import { useLocale, useMessages } from '@ssp/feature-kit'
import { Card } from '@ssp/ui'
import { memo } from 'react'
import { graphsMessages } from './messages'
import type { QuestionChart } from './question-chart'
import * as styles from './results.css'

const PERCENT = { style: 'unit', unit: 'percent' } as const

/** One question with its chart: bars for a range and for several choices, a doughnut for one choice. */
export const QuestionCard = memo(function QuestionCard({ chart }: { chart: QuestionChart }) {
  const messages = useMessages(graphsMessages)
  const texts = useMessages(chartTexts)
  const locale = useLocale()
  const Chart = chart.kind === 'doughnut' ? DoughnutChart : BarChart
  return (
    <Card className={styles.chart}>
      <Chart
        title={chart.title}
        level={2}
        data={chart.data}
        summary={chart.summary}
        {...(chart.kind === 'shares' && { format: PERCENT })}
        locale={locale}
        messages={{
          ...texts,
          label: chart.kind === 'bar' ? messages.value : messages.option,
          unit: messages.units[chart.kind === 'shares' ? 'people' : 'count'],
        }}
      />
      <p className={styles.note}>{[messages.answered(chart.answered), ...chart.notes].join(' · ')}</p>
    </Card>
  )
})
