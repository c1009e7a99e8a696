import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import type { PortalEventKind } from '../../people/portal-events.ts'
import type { Wanted } from './drilldowns.repository.ts'
import {
  getDeactivatedEmployeesAnalytics,
  getDocumentStorageBreakdownAnalytics,
  getEmployeeActivityDrilldownAnalytics,
  getEmployeeInteractionsData,
  getNewsArticleAnalytics,
  getPaydocumentsViewedUploadedAnalytics,
  getPaydocumentTypesDownloadsAnalytics,
  getPaydocumentTypesUploadsAnalytics,
  getPayrunsEmployeeData,
  getPayslipsViewedUploadedAnalytics,
  getPensionVisitsAnalytics,
  getRegisteredVsUnregisteredAnalytics,
  recordPortalEvent,
  recordPortalEvents,
} from './drilldowns.service.ts'

type Ids =
  | 'getPayslipsViewedUploadedAnalytics'
  | 'getPaydocumentsViewedUploadedAnalytics'
  | 'getPensionVisitsAnalytics'
  | 'getPaydocumentTypesUploadsAnalytics'
  | 'getPaydocumentTypesDownloadsAnalytics'
  | 'getEmployeeInteractionsData'
  | 'getPayrunsEmployeeData'
  | 'getRegisteredVsUnregisteredAnalytics'
  | 'getEmployeeActivityDrilldownAnalytics'
  | 'getDeactivatedEmployeesAnalytics'
  | 'getDocumentStorageBreakdownAnalytics'
  | 'getNewsArticleAnalytics'
  | 'recordPortalEvent'
  | 'recordPortalEvents'

/** Document type codes of interactions (spec 4 section 9). */
const KINDS: Readonly<Record<8 | 9 | 10, PortalEventKind>> = {
  8: 'payslip_viewed',
  9: 'pay_document_downloaded',
  10: 'pension_visited',
}

/** The page of a list, with `size` rows unless the request sets another number. */
const wantedOf = (query: { page?: number; limit?: number; search?: string }, size = 10): Wanted => ({
  page: query.page ?? 0,
  limit: query.limit ?? size,
  ...(query.search?.trim() && { search: query.search }),
})

/** Rows of the lists of employees (spec 4 section 9). */
const FEW = 5

/** Payroll figures and the drill-down lists of analytics (C4-007 to C4-012, C4-020 to C4-027). */
export function drilldownsHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    getPayslipsViewedUploadedAnalytics: (request) =>
      getPayslipsViewedUploadedAnalytics(deps, callOf(request), request.query),
    getPaydocumentsViewedUploadedAnalytics: (request) =>
      getPaydocumentsViewedUploadedAnalytics(deps, callOf(request), request.query),
    getPensionVisitsAnalytics: (request) => getPensionVisitsAnalytics(deps, callOf(request), request.query),
    getPaydocumentTypesUploadsAnalytics: (request) =>
      getPaydocumentTypesUploadsAnalytics(deps, callOf(request), request.query),
    getPaydocumentTypesDownloadsAnalytics: (request) =>
      getPaydocumentTypesDownloadsAnalytics(deps, callOf(request), request.query),

    getEmployeeInteractionsData: (request) =>
      getEmployeeInteractionsData(
        deps,
        callOf(request),
        KINDS[request.query.docType],
        request.query,
        wantedOf(request.query),
      ),

    getPayrunsEmployeeData: (request) =>
      getPayrunsEmployeeData(deps, callOf(request), request.query, wantedOf(request.query)),

    getRegisteredVsUnregisteredAnalytics: (request) =>
      getRegisteredVsUnregisteredAnalytics(deps, callOf(request), request.query, wantedOf(request.query, FEW)),

    getEmployeeActivityDrilldownAnalytics: (request) =>
      getEmployeeActivityDrilldownAnalytics(deps, callOf(request), request.query, wantedOf(request.query, FEW)),

    getDeactivatedEmployeesAnalytics: (request) =>
      getDeactivatedEmployeesAnalytics(deps, callOf(request), request.query, wantedOf(request.query, FEW)),

    getDocumentStorageBreakdownAnalytics: (request) =>
      getDocumentStorageBreakdownAnalytics(deps, callOf(request), request.query, {
        ...wantedOf(request.query),
        withoutReport: request.query.withoutReport ?? false,
      }),

    getNewsArticleAnalytics: (request) =>
      getNewsArticleAnalytics(deps, callOf(request), request.query.id, request.query, wantedOf(request.query)),

    recordPortalEvent: (request) => recordPortalEvent(deps, callOf(request), request.body, keyOf(request)),
    recordPortalEvents: (request) => recordPortalEvents(deps, callOf(request), request.body, keyOf(request)),
  }
}
