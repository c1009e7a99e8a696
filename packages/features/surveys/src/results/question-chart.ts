import type { SurveyResults } from '@ssp/api'
import type { ChartData } from '@ssp/charts'
import type { MessagesOf } from '@ssp/feature-kit'
import type { graphsMessages } from './messages'
import { shortLabel } from './short-label'

/** One question of GRAPHS and of the report. */
export interface QuestionChart {
  id: number
  title: string
  /** Bars for a range, a doughnut for the others (R2-106, R2-107). */
  kind: 'bar' | 'doughnut'
  data: ChartData
  /** How many answered the question. */
  answered: number
  /** The chart in one sentence. */
  summary: string
  /** Why the figures are to be read with care. */
  notes: readonly string[]
}

type Question = SurveyResults['questions'][number]
type Messages = MessagesOf<typeof graphsMessages>

/** Types that have a chart (R2-103 to R2-105). */
const CHARTED = new Set(['checkbox', 'radio', 'select', 'range'])
/** Types whose options are cut in charts (decision 33). */
const CUT = new Set(['checkbox', 'radio'])

/** The charts of a survey: one per choice or range field, in the order of the form. */
export const questionCharts = (questions: readonly Question[], messages: Messages): QuestionChart[] =>
  questions.filter(({ type }) => CHARTED.has(type)).map((question) => questionChart(question, messages))

function questionChart({ id, type, label, name, answered, reworded, options }: Question, messages: Messages) {
  const labels = options.map((option) => {
    const text = CUT.has(type) ? shortLabel(option.label) : option.label
    return option.current ? text : messages.formerOption(text)
  })
  const values = options.map(({ count }) => count)
  return {
    id,
    title: label || name,
    kind: type === 'range' ? 'bar' : 'doughnut',
    data: { labels, series: [{ name: messages.count, values }] },
    answered,
    summary: summaryOf({ type, labels, values, answered }, messages),
    notes: reworded ? [messages.reworded] : [],
  } satisfies QuestionChart
}

interface Counted {
  type: string
  labels: readonly string[]
  values: readonly number[]
  answered: number
}

/** Options named in a tie at most; of more no option leads. */
const TIED = 2

function summaryOf({ type, labels, values, answered }: Counted, messages: Messages): string {
  const top = Math.max(0, ...values)
  if (top === 0) return messages.nobody
  const leading = labels.filter((_, index) => values[index] === top)
  const percent = `${Math.round((top / Math.max(answered, 1)) * 100)}%`
  const most =
    leading.length > 1 && leading.length <= TIED
      ? messages.tie(leading.join(messages.and), top, answered)
      : messages.most(leading[0] ?? '', top, answered, percent)
  return type === 'range' ? messages.average(averageOf(labels, values), most) : most
}

/** The mean of the chosen values, with two decimals at most. */
function averageOf(labels: readonly string[], counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const sum = counts.reduce((all, count, index) => all + count * Number.parseFloat(labels[index] ?? '0'), 0)
  return String(Math.round((sum / total) * 100) / 100)
}
