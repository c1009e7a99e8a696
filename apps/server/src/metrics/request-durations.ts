import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metric, Sample } from './exposition.ts'

/** Upper limits of the buckets, in seconds. */
const LIMITS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Series {
  labels: Record<string, string>
  /** Number of requests by bucket; the last bucket is beyond all limits. */
  counts: number[]
  sum: number
}

/** Durations of requests, by operation. */
export interface RequestDurations {
  /** Counts a request whose response was sent. */
  observe: (request: FastifyRequest, reply: FastifyReply) => void
  metric: () => Metric
}

/**
 * Creates the histogram. Unknown addresses count for the route of the portal's pages, so that callers cannot create series.
 */
export function createRequestDurations(): RequestDurations {
  const series = new Map<string, Series>()

  const samplesOf = ({ labels, counts, sum }: Series): Sample[] => {
    let total = 0
    const buckets = counts.map((count, index): Sample => {
      total += count
      return { suffix: '_bucket', labels: { ...labels, le: String(LIMITS[index] ?? '+Inf') }, value: total }
    })
    return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }]
  }

  return {
    observe({ routeOptions, method }, { statusCode, elapsedTime }) {
      const operation = routeOptions.config.operation?.id ?? routeOptions.url ?? 'none'
      const labels = { operation, method, status: String(statusCode) }
      const key = Object.values(labels).join(' ')
      let found = series.get(key)
      if (!found)
        series.set(key, (found = { labels, counts: Array.from({ length: LIMITS.length + 1 }, () => 0), sum: 0 }))
      const seconds = elapsedTime / 1000
      const limit = LIMITS.findIndex((each) => seconds <= each)
      const bucket = limit === -1 ? LIMITS.length : limit
      found.counts[bucket] = (found.counts[bucket] ?? 0) + 1
      found.sum += seconds
    },
    metric: () => ({
      name: 'ssp_http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its response.',
      type: 'histogram',
      samples: [...series.values()].flatMap(samplesOf),
    }),
  }
}
