import { fill, type ChartMessages } from '../messages'
import type { ChartData, ChartSeries } from '../types'
import { completeExtremes } from './partial'

/**
 * A text summary in one or two sentences: the highest and the lowest value of the complete periods, by series if there are
 * several, and the value of a last period that is incomplete.
 *
 * @param format formats one value
 * @returns plain text, empty without values
 */
export function summarise(data: ChartData, format: (value: number) => string, messages: ChartMessages): string {
  return data.series
    .map((series) => {
      const text = summariseSeries(data, series, format, messages)
      return text && data.series.length > 1 ? fill(messages.seriesSummary, { name: series.name, text }) : text
    })
    .filter(Boolean)
    .join(' ')
}

function summariseSeries(
  data: ChartData,
  { values }: ChartSeries,
  format: (value: number) => string,
  messages: ChartMessages,
): string {
  const { labels, names = labels, running, partial } = data
  const say = (template: string, index: number) =>
    fill(template, { label: names[index] ?? '', value: format(values[index] ?? 0) })
  const last = labels.length - 1
  const { low, high, count } = completeExtremes(data, values)
  const isShown = (running || partial?.last || count === 0) && Number.isFinite(values[last])
  const present = isShown ? say(messages.single, last) : ''
  if (count === 0) return present
  const rest =
    count === 1
      ? say(messages.single, high)
      : high === low
        ? say(messages.constant, high)
        : `${say(messages.highest, high)} ${say(messages.lowest, low)}`
  return [rest, present].filter(Boolean).join(' ')
}
