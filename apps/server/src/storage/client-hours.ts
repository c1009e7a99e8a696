const HOUR = 3_600_000

/** What the files of one client may cost in an hour: milliseconds of processor time, and parts that are read. */
export interface HourLimits {
  milliseconds: number
  entries: number
}

/**
 * Counts processor time and entries of the files of each client, per hour and process. An hour begins with the first file
 * after the last hour ended.
 * @param over makes the error of a client whose hour is used up.
 */
export function createClientHours(limits: HourLimits, over: () => Error, now: () => number = Date.now) {
  const hours = new Map<string, { until: number } & HourLimits>()

  const hourOf = (clientId: string) => {
    for (const [id, { until }] of hours) if (until <= now()) hours.delete(id)
    const hour = hours.get(clientId) ?? { until: now() + HOUR, milliseconds: 0, entries: 0 }
    hours.set(clientId, hour)
    return hour
  }

  return {
    /** Counts the cost of a step; without one, asks whether there may be a next. @throws what `over` makes. */
    spend(clientId: string, { milliseconds = 0, entries = 0 }: Partial<HourLimits> = {}): void {
      const hour = hourOf(clientId)
      hour.milliseconds += milliseconds
      hour.entries += entries
      if (hour.milliseconds > limits.milliseconds || hour.entries > limits.entries) throw over()
    },
  }
}

export type ClientHours = ReturnType<typeof createClientHours>
