import { BarSvg, DoughnutSvg } from '@ssp/charts/svg'
import { renderToStaticMarkup } from 'react-dom/server'
import type { QuestionChart } from '../results/question-chart'

const AXIS = '#5b6472'
const GRID = '#dfe3e8'

/** The chart of a question as SVG text, with its colours as attributes. */
export function chartSvg(question: QuestionChart, series: readonly string[], size: { width: number; height: number }) {
  const chart = { data: question.data, colours: { series, axis: AXIS, grid: GRID, background: '#ffffff' } }
  return renderToStaticMarkup(
    question.kind !== 'doughnut' ? (
      <BarSvg {...chart} {...size} fontFamily="Roboto" />
    ) : (
      <DoughnutSvg {...chart} height={size.height} />
    ),
  )
}
