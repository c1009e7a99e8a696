import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { requireSameClient } from '../../access/call.ts'
import { callOf } from '../../http/call.ts'
import {
  getAnalyticsSeries,
  getClientDatesAnalytics,
  getDashboardEmployees,
  getDashboardStats,
  getEmployeeRegistrationAnalytics,
  getRegistrationsAnalytics,
} from './analytics.service.ts'

type Ids =
  | 'getDashboardStats'
  | 'getDashboardEmployees'
  | 'getClientDatesAnalytics'
  | 'getEmployeeRegistrationAnalytics'
  | 'getRegistrationsAnalytics'
  | 'getPayslipsUploadedAnalytics'
  | 'getDocumentStorageVisitsAnalytics'
  | 'getDiscountVisitsAnalytics'
  | 'getWellbeingVisitsAnalytics'

/** Dashboard and charts (spec 1 section 7, Platform and dashboard data; spec 4 section 7.1). */
export function analyticsHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    getDashboardStats: (request) => getDashboardStats(deps, callOf(request), request.query),

    getDashboardEmployees: (request) => getDashboardEmployees(deps, callOf(request)),

    async getClientDatesAnalytics(request) {
      const call = callOf(request)
      requireSameClient(call, request.query.clientId)
      return (await getClientDatesAnalytics(deps, call, request.query)).map((row) => ({
        date: row.date,
        stat_visitors: row.visitors,
        stat_unique_visitors: row.unique_visitors,
        stat_logins: row.logins,
        stat_actions: row.actions,
        stat_payslips: row.payslips,
        stat_pay_document_downloads: row.pay_document_downloads,
        stat_discount_visitors: row.discount_visitors,
        stat_doc_storage_visitors: row.document_storage_visitors,
        stat_wellbeing_visitors: row.wellbeing_visitors,
        stat_training_visitors: row.training_visitors,
      }))
    },

    getEmployeeRegistrationAnalytics: (request) =>
      getEmployeeRegistrationAnalytics(deps, callOf(request), request.query),

    getRegistrationsAnalytics: (request) => getRegistrationsAnalytics(deps, callOf(request), request.query),

    getPayslipsUploadedAnalytics: (request) =>
      getAnalyticsSeries(deps, callOf(request), request.query, (row) => row.payslips),

    getDocumentStorageVisitsAnalytics: (request) =>
      getAnalyticsSeries(deps, callOf(request), request.query, (row) => row.document_storage_visitors),

    getDiscountVisitsAnalytics: (request) =>
      getAnalyticsSeries(deps, callOf(request), request.query, (row) => row.discount_visitors),

    getWellbeingVisitsAnalytics: (request) =>
      getAnalyticsSeries(deps, callOf(request), request.query, (row) => row.wellbeing_visitors),
  }
}
