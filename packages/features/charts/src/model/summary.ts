import { fill, type ChartMessages } from '../messages'
import type { ChartData, ChartSeries } from '../types'
import { extremesOf, findExtremes } from './extremes'

/**
 * A text summary in one or two sentences: the highest and the lowest value, by series if
 * there are several. A running period can be the highest, but never the lowest.
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
  { labels, names = labels, running }: ChartData,
  { values }: ChartSeries,
  format: (value: number) => string,
  messages: ChartMessages,
): string {
  const say = (template: string, index: number) =>
    fill(template, { label: names[index] ?? '', value: format(values[index] ?? 0) })
  const last = labels.length - 1
  const soFar = running && Number.isFinite(values[last]) ? last : -1
  const { low, high, count } = soFar < 0 ? extremesOf(values) : findExtremes(values, 0, soFar)
  const present = soFar < 0 ? '' : say(messages.single, soFar)
  if (count === 0) return present
  const ahead = soFar >= 0 && (values[soFar] ?? 0) > (values[high] ?? 0)
  if (ahead) return `${say(messages.highest, soFar)} ${say(messages.lowest, low)}`
  const rest =
    count === 1
      ? say(messages.single, high)
      : high === low
        ? say(messages.constant, high)
        : `${say(messages.highest, high)} ${say(messages.lowest, low)}`
  return [rest, present].filter(Boolean).join(' ')
}
