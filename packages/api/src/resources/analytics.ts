import type { SspApi } from '../client'
import type { ChartData, Period } from '../types'
import { data, inClient, read } from './resource'

/** Visitors, logins and downloads, one row a day, oldest first. */
export const clientDatesQuery = (api: SspApi, period: Period) =>
  read(api, ['analytics', 'getClientDatesAnalytics', period], (here, signal) =>
    data(
      here.http.GET('/ssp/production/analytics/{clientId}#getClientDatesAnalytics', {
        params: { path: inClient(here), query: { function: 'getClientDatesAnalytics', ...period } },
        signal,
      }),
    ),
  )

/** The analytics that answer one series. */
export const CHART_NAMES = [
  'getEmployeeRegistrationAnalytics',
  'getPayslipsUploadedAnalytics',
  'getDocumentStorageVisitsAnalytics',
  'getDiscountVisitsAnalytics',
  'getWellbeingVisitsAnalytics',
] as const

export type ChartName = (typeof CHART_NAMES)[number]

/** One series by days or by parts; `values` is indexed like `labels`. */
export const chartQuery = (api: SspApi, name: ChartName, period: Period) =>
  read(api, ['analytics', name, period], (here, signal): Promise<ChartData> => {
    // The five operations differ in their name only, which the type of a union of paths cannot follow.
    const path =
      `/ssp/production/analytics/{clientId}#${name}` as '/ssp/production/analytics/{clientId}#getWellbeingVisitsAnalytics'
    const query = { function: name as 'getWellbeingVisitsAnalytics', ...period }
    return data(here.http.GET(path, { params: { path: inClient(here), query }, signal }))
  })
