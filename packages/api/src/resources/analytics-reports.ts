import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import type { Period } from '../types'
import { resource } from './resource'

const analytics = resource('analytics')

const charts = {
  getRemindersAnalytics: operations.getRemindersAnalytics,
  getWelcomeEmailAnalytics: operations.getWelcomeEmailAnalytics,
  getRecognitionGivenAnalytics: operations.getRecognitionGivenAnalytics,
  getVouchersGivenAnalytics: operations.getVouchersGivenAnalytics,
  getVouchersViewedAnalytics: operations.getVouchersViewedAnalytics,
  getRecognitionTypesAnalytics: operations.getRecognitionTypesAnalytics,
  getEmployeeActivityAnalytics: operations.getEmployeeActivityAnalytics,
  getDeviceUsageAnalytics: operations.getDeviceUsageAnalytics,
  getDeviceBrandsAnalytics: operations.getDeviceBrandsAnalytics,
}

export type ReportChartName = keyof typeof charts

/** A series of a report: by day, by month for periods of more than 31 days, or by category. */
export const reportChartQuery = (api: SspApi, name: ReportChartName, period: Period) =>
  analytics.read(
    name,
    // The operations have the same types.
    charts[name] as typeof operations.getRemindersAnalytics,
    (query: Period) => ({ query }),
    ({ record }) => record,
  )(api, period)

/** The pages of the employee portal as one series, and the tiles of each as another. */
export const tilesQuery = analytics.read(
  'tiles',
  operations.getTileAnalytics,
  (period: Period) => ({ query: period }),
  ({ record }) => record,
)

/** Number of readers by article; `additional` has the id of each article. */
export const newsReadQuery = analytics.read(
  'newsRead',
  operations.getNewsReadAnalytics,
  (period: Period) => ({ query: period }),
  ({ record }) => record,
)
