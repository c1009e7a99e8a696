import { areaKey, recordUsageEvent, type Period } from '@ssp/api'
import { dayIn, useApi, useClient, useLocation, useNavigate, useSession } from '@ssp/feature-kit'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { readPeriod, writePeriod } from './period'

/** The state of a report page. */
export interface Report {
  /** English title of the page. */
  title: string
  /** The shown days, as parameters of the calls. */
  period: Period
  /** Today in the time zone of the client, `YYYY-MM-DD`. */
  today: string
  /** The time zone of the client, an IANA name; undefined for the time zone of the browser. */
  timeZone: string | undefined
  /** The first day with counts of single employees, `YYYY-MM-DD`; undefined if the period does not start before it. */
  since: string | undefined
  /** Shows other days, or reads the same ones again. `null` is an empty input, which means the default. */
  reload: (days: Record<keyof Period, string | null>) => void
  /** Whether anything on the page is being read. */
  reloading: boolean
}

/**
 * The days of a report page, stored in its address, and one usage event per visit, whose failure is ignored (decision 38).
 * @param title English title of the page, which the usage event has in every language
 * @param days length of the default period, which ends today
 */
export function useReport(title: string, days: number): Report {
  const api = useApi()
  const queries = useQueryClient()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { timeZone, figuresSince } = useClient()
  const [now] = useState(() => new Date())
  const today = dayIn(now, timeZone)
  const { start, end } = readPeriod(search, days, today)
  const period = useMemo(() => ({ start, end }), [start, end])
  const everything = areaKey(api, 'analytics')
  useUsageEvent(title)
  return {
    title,
    period,
    today,
    timeZone,
    since: figuresSince !== undefined && start < figuresSince ? figuresSince : undefined,
    reloading: useIsFetching({ queryKey: everything }) > 0,
    reload(wanted) {
      const next = writePeriod(search, wanted, days, today)
      const now = readPeriod(next, days, today)
      if (now.start === start && now.end === end) void queries.refetchQueries({ queryKey: everything, type: 'active' })
      else navigate(pathname + next)
    },
  }
}

function useUsageEvent(page: string) {
  const api = useApi()
  const client = useClient()
  const { user } = useSession()
  const record = useEffectEvent((title: string, clientId: string) => {
    if (user && client.id === clientId) recordUsageEvent(api, { page: title, user, client }).catch(() => undefined)
  })
  useEffect(() => record(page, client.id), [page, client.id])
}
