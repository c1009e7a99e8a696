import type { ChartData } from '@ssp/api'
import { fakeServer } from '@ssp/api/testing'

/** A fake server that takes the usage event of every report; the calls of a page are added with `on`. */
export const reportServer = () =>
  fakeServer().on('post', '/serverless/interactions#recordUsageEvent', { success: true })

/** A chart of `count` days from 1 March 2026 on, rising from `first`. */
export const fakeDays = (count = 30, first = 20): ChartData => ({
  labels: Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10),
  ),
  values: Array.from({ length: count }, (_, index) => first + index + (index % 7) * 3),
})
