import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import type { Period } from '../types'
import { resource } from './resource'

const analytics = resource('analytics')

/** Visitors, logins and downloads, one row per day, oldest first. */
export const clientDatesQuery = analytics.read(
  'dates',
  operations.getClientDatesAnalytics,
  (period: Period) => ({ query: period }),
  ({ record }) => record,
)

const charts = {
  getEmployeeRegistrationAnalytics: operations.getEmployeeRegistrationAnalytics,
  getPayslipsUploadedAnalytics: operations.getPayslipsUploadedAnalytics,
  getDocumentStorageVisitsAnalytics: operations.getDocumentStorageVisitsAnalytics,
  getDiscountVisitsAnalytics: operations.getDiscountVisitsAnalytics,
  getWellbeingVisitsAnalytics: operations.getWellbeingVisitsAnalytics,
}

export type ChartName = keyof typeof charts

/** The analytics that return one series. */
export const CHART_NAMES = Object.keys(charts) as readonly ChartName[]

/** A series by day or by category; `values` is indexed like `labels`. */
export const chartQuery = (api: SspApi, name: ChartName, period: Period) =>
  analytics.read(
    name,
    // The five operations have the same types.
    charts[name] as typeof operations.getWellbeingVisitsAnalytics,
    (query: Period) => ({ query }),
    ({ record }) => record,
  )(api, period)
