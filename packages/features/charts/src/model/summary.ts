import { fill, type ChartMessages } from '../messages'
import type { ChartData, ChartSeries } from '../types'

/**
 * What the picture says, in a sentence or two: the highest and the lowest figure, by name of the series where
 * there are several. A period that is still running can be the highest already, but not the lowest yet.
 *
 * @param format writes one figure
 * @returns plain text, empty when there is nothing to say
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
  let high = -1
  let low = -1
  let count = 0
  values.forEach((value, index) => {
    if (!Number.isFinite(value) || index === soFar) return
    count++
    if (high < 0 || value > (values[high] ?? 0)) high = index
    if (low < 0 || value < (values[low] ?? 0)) low = index
  })
  const present = soFar < 0 ? '' : say(messages.single, soFar)
  if (count === 0) return present
  const ahead = soFar >= 0 && (values[soFar] ?? 0) > (values[high] ?? 0)
  if (ahead) return `${say(messages.highest, soFar)} ${say(messages.lowest, low)}`
  const rest =
    count === 1
      ? say(messages.single, high)
      : values[high] === values[low]
        ? say(messages.constant, high)
        : `${say(messages.highest, high)} ${say(messages.lowest, low)}`
  return [rest, present].filter(Boolean).join(' ')
}
