import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import {
  getChildTileData,
  getCountedAnalytics,
  getDeviceAnalytics,
  getEmployeeActivityAnalytics,
  getNewsReadAnalytics,
  getRecognitionTypesAnalytics,
  getTileAnalytics,
  recordPortalVisit,
  recordPortalVisits,
} from './reports.service.ts'

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
  return {
    getRemindersAnalytics: (request) => getCountedAnalytics(deps, callOf(request), request.query, 'reminders'),
    getWelcomeEmailAnalytics: (request) => getCountedAnalytics(deps, callOf(request), request.query, 'welcomeEmails'),
    getRecognitionGivenAnalytics: (request) => getCountedAnalytics(deps, callOf(request), request.query, 'recognition'),
    getVouchersGivenAnalytics: (request) => getCountedAnalytics(deps, callOf(request), request.query, 'vouchersGiven'),
    getVouchersViewedAnalytics: (request) =>
      getCountedAnalytics(deps, callOf(request), request.query, 'vouchersViewed'),
    getRecognitionTypesAnalytics: (request) => getRecognitionTypesAnalytics(deps, callOf(request), request.query),
    getTileAnalytics: (request) => getTileAnalytics(deps, callOf(request), request.query),
    getChildTileData: (request) => getChildTileData(deps, callOf(request), request.query),
    getNewsReadAnalytics: (request) => getNewsReadAnalytics(deps, callOf(request), request.query),
    getEmployeeActivityAnalytics: (request) => getEmployeeActivityAnalytics(deps, callOf(request), request.query),
    getDeviceUsageAnalytics: (request) => getDeviceAnalytics(deps, callOf(request), request.query, 'device'),
    getDeviceBrandsAnalytics: (request) => getDeviceAnalytics(deps, callOf(request), request.query, 'brand'),
    recordPortalVisit: (request) => recordPortalVisit(deps, callOf(request), request.body, keyOf(request)),
    recordPortalVisits: (request) => recordPortalVisits(deps, callOf(request), request.body, keyOf(request)),
  }
}
