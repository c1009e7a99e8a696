import type { SurveyResults } from '@ssp/api'
import type { ChartData } from '@ssp/charts'
import { sharesOf } from '@ssp/charts/svg'
import type { MessagesOf } from '@ssp/feature-kit'
import type { graphsMessages } from './messages'
import { shortLabel } from './short-label'

/** One question of GRAPHS and of the report. */
export interface QuestionChart {
  id: number
  title: string
  /**
   * Bars for a range, a doughnut for a choice (R2-106, R2-107). A checkbox question, whose answers add up to more than the
   * people, has bars: the parts of a ring would be shares of ticks.
   */
  kind: 'bar' | 'shares' | 'doughnut'
  data: ChartData
  /** How often each option was chosen. */
  counts: readonly number[]
  /** Each option's share as text: of a checkbox question that of the people who answered. */
  shares: readonly string[]
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

function questionChart(question: Question, messages: Messages): QuestionChart {
  const { id, type, label, name, answered, reworded, current } = question
  const isScale = type === 'range'
  // Former values come last in the results; a scale is drawn in its order.
  const options = isScale
    ? question.options.toSorted((one, other) => Number(one.value) - Number(other.value))
    : question.options
  const textsOf = (labelOf: (option: string) => string) =>
    options.map((option) => (option.current ? labelOf(option.label) : messages.formerOption(labelOf(option.label))))
  const labels = textsOf(CUT.has(type) ? shortLabel : (option) => option)
  const names = textsOf((option) => option)
  const counts = options.map(({ count }) => count)
  // The axis of a scale has numbers alone, and so has the report.
  const former = isScale ? options.filter((option) => !option.current).map((option) => option.label) : []
  const ofPeople = counts.map((count) => Math.round((count / Math.max(answered, 1)) * 100))
  const chart = {
    id,
    title: label || name,
    answered,
    counts,
    summary: summaryOf({ type, labels, values: counts, answered }, messages),
    notes: [
      ...(current ? [] : [messages.removed]),
      ...(reworded ? [messages.reworded] : []),
      ...(former.length > 0 ? [messages.formerValues(listOf(former, messages))] : []),
    ],
  }
  if (type === 'checkbox') {
    const data = { labels, names, cutLabels: true, series: [{ name: messages.people, values: ofPeople }] }
    return { ...chart, kind: 'shares', data, shares: ofPeople.map(messages.percent) }
  }
  // A number alone fits below its bar; the name says the rest.
  const data = {
    labels: isScale ? options.map((option) => option.label) : labels,
    names,
    series: [{ name: messages.count, values: counts }],
  }
  return { ...chart, kind: isScale ? 'bar' : 'doughnut', data, shares: sharesOf(counts, messages.percent) }
}

interface Counted {
  type: string
  labels: readonly string[]
  values: readonly number[]
  answered: number
}

function summaryOf({ type, labels, values, answered }: Counted, messages: Messages): string {
  const top = Math.max(0, ...values)
  if (top === 0) return messages.nobody
  const leading = labels.filter((_, index) => values[index] === top)
  const percent = messages.percent(Math.round((top / Math.max(answered, 1)) * 100))
  const most =
    leading.length > 1
      ? messages.tie(listOf(leading, messages), top, answered)
      : messages.most(leading[0] ?? '', top, answered, percent)
  return type === 'range' ? messages.average(averageOf(labels, values), most) : most
}

const listOf = (texts: readonly string[], { and }: Messages) =>
  [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(and)

/** The mean of the chosen values, with two decimals at most. */
function averageOf(labels: readonly string[], counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const sum = counts.reduce((all, count, index) => all + count * Number.parseFloat(labels[index] ?? '0'), 0)
  return Math.round((sum / total) * 100) / 100
}
