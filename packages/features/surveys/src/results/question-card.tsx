import { BarChart, DoughnutChart } from '@ssp/charts'
import { useMessages } from '@ssp/feature-kit'
import { Card } from '@ssp/ui'
import { memo } from 'react'
import { graphsMessages } from './messages'
import type { QuestionChart } from './question-chart'
import * as styles from './results.css'

/** One question with its chart: bars for a range, a doughnut for a choice. */
export const QuestionCard = memo(function QuestionCard({ chart }: { chart: QuestionChart }) {
  const messages = useMessages(graphsMessages)
  const isBar = chart.kind === 'bar'
  const Chart = isBar ? BarChart : DoughnutChart
  return (
    <Card className={styles.chart}>
      <Chart
        title={chart.title}
        level={2}
        data={chart.data}
        summary={chart.summary}
        messages={{ label: isBar ? messages.value : messages.option, unit: messages.count.toLowerCase() }}
      />
      <p className={styles.note}>{[messages.answered(chart.answered), ...chart.notes].join(' · ')}</p>
    </Card>
  )
})
