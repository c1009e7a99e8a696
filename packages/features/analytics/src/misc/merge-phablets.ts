import type { ReportData } from '../report/report-data'
import { toReportData } from '../report/report-data'

const SMARTPHONE = 'Smartphone'
const PHABLET = 'Phablet'

/** Adds the phablets to the smartphones, or lists them as smartphones if there are none (decision 35). */
export function mergePhablets(answer: unknown): ReportData {
  const { labels, values, additional } = toReportData(answer)
  const counts = new Map<string, number>()
  labels.forEach((label, index) => {
    const name = label === PHABLET ? SMARTPHONE : label
    counts.set(name, (counts.get(name) ?? 0) + (values[index] ?? 0))
  })
  return { labels: [...counts.keys()], values: [...counts.values()], additional }
}
