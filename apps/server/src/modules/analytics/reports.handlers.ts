import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { reportsService } from './reports.service.ts'

type Ids =
  | 'getRemindersAnalytics'
  | 'getWelcomeEmailAnalytics'
  | 'getRecognitionGivenAnalytics'
  | 'getVouchersGivenAnalytics'
  | 'getVouchersViewedAnalytics'
  | 'getRecognitionTypesAnalytics'
  | 'getTileAnalytics'
  | 'getChildTileData'
  | 'getNewsReadAnalytics'
  | 'getEmployeeActivityAnalytics'
  | 'getDeviceUsageAnalytics'
  | 'getDeviceBrandsAnalytics'
  | 'recordPortalVisit'
  | 'recordPortalVisits'

/** The reports of analytics, and the visits that some of them count (C4-001 to C4-006, C4-013, C4-016 to C4-018, C4-023, C4-029, C4-030). */
export function reportsHandlers(deps: Pick<Deps, 'tenantRead' | 'tenantWrite'>): HandlersOf<Ids> {
  const service = reportsService(deps)
  return {
    getRemindersAnalytics: (request) => service.counted(callOf(request), request.query, 'reminders'),
    getWelcomeEmailAnalytics: (request) => service.counted(callOf(request), request.query, 'welcomeEmails'),
    getRecognitionGivenAnalytics: (request) => service.counted(callOf(request), request.query, 'recognition'),
    getVouchersGivenAnalytics: (request) => service.counted(callOf(request), request.query, 'vouchersGiven'),
    getVouchersViewedAnalytics: (request) => service.counted(callOf(request), request.query, 'vouchersViewed'),
    getRecognitionTypesAnalytics: (request) => service.recognitionTypes(callOf(request), request.query),
    getTileAnalytics: (request) => service.tiles(callOf(request), request.query),
    getChildTileData: (request) => service.actions(callOf(request), request.query),
    getNewsReadAnalytics: (request) => service.newsRead(callOf(request), request.query),
    getEmployeeActivityAnalytics: (request) => service.activity(callOf(request), request.query),
    getDeviceUsageAnalytics: (request) => service.visits(callOf(request), request.query, 'device'),
    getDeviceBrandsAnalytics: (request) => service.visits(callOf(request), request.query, 'brand'),
    recordPortalVisit: (request) => service.visit(callOf(request), request.body, keyOf(request)),
    recordPortalVisits: (request) => service.visitBatch(callOf(request), request.body, keyOf(request)),
  }
}
