import { fill, type ChartMessages } from '../messages'
import type { ChartData, ChartSeries } from '../types'

/**
 * What the picture says, in a sentence or two: the highest and the lowest figure, by name of the series where
 * there are several.
 *
 * @param format writes one figure
 * @returns plain text, empty when there is nothing to say
 */
export function summarise(data: ChartData, format: (value: number) => string, messages: ChartMessages): string {
  return data.series
    .map((series) => {
      const text = summariseSeries(data.names ?? data.labels, series, format, messages)
      return text && data.series.length > 1 ? fill(messages.seriesSummary, { name: series.name, text }) : text
    })
    .filter(Boolean)
    .join(' ')
}

function summariseSeries(
  labels: readonly string[],
  { values }: ChartSeries,
  format: (value: number) => string,
  messages: ChartMessages,
): string {
  let high = -1
  let low = -1
  let count = 0
  values.forEach((value, index) => {
    if (!Number.isFinite(value)) return
    count++
    if (high < 0 || value > (values[high] ?? 0)) high = index
    if (low < 0 || value < (values[low] ?? 0)) low = index
  })
  const say = (template: string, index: number) =>
    fill(template, { label: labels[index] ?? '', value: format(values[index] ?? 0) })
  if (count === 0) return ''
  if (count === 1) return say(messages.single, high)
  if (values[high] === values[low]) return say(messages.constant, high)
  return `${say(messages.highest, high)} ${say(messages.lowest, low)}`
}
