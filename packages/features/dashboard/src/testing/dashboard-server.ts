import { fakeServer } from '@ssp/api/testing'
import { fakeDashboardEmployees, fakeDashboardStats, fakeRegistrations } from './fixtures'
import { lateIncident, unreviewedJob, waitingRecognition } from './waiting'

/**
 * Fake server for the calls of the dashboard.
 *
 * @param today `YYYY-MM-DD`, the last day of the statistics
 */
export const dashboardServer = (today?: string) =>
  fakeServer()
    .on('get', '/ssp/production/analytics/{clientId}#getDashboardEmployees', fakeDashboardEmployees())
    .on('get', '/ssp/production/client/{clientId}#getDashboardStats', fakeDashboardStats(today))
    .on('get', '/ssp/production/registrations/{clientId}', fakeRegistrations())
    .on('get', '/ssp/production/incidents/{clientId}#count', [{ total: 2 }])
    .on('get', '/ssp/production/access/{clientId}/users#count', [{ total: 1 }])
    .on('get', '/ssp/production/jobs/{clientId}#count', [{ total: 3 }])
    .on('get', '/ssp/production/documents/{clientId}#count', [{ total: 4 }])
    .on('get', '/ssp/production/recognition/{clientId}#count', [{ total: 7 }])
    .on('get', '/ssp/production/incidents/{clientId}', [lateIncident()])
    .on('get', '/ssp/production/jobs/{clientId}', [unreviewedJob()])
    .on('get', '/ssp/production/recognition/{clientId}', [waitingRecognition()])
