import { fakeServer } from '@ssp/api/testing'
import { platformClients } from './clients-fixtures'

/** Fake server for the clients of the platform. */
export const clientsServer = (clients = platformClients) =>
  fakeServer().on('get', '/ssp/production/platform/{clientId}#getPlatformClients', clients)

/**
 * Fake server for the figures of the platform manager: employees, employees with a registered account, surveys of the
 * client.
 */
export const platformServer = ({ employees = 5620, registered = 4318, surveys = 12 } = {}) =>
  fakeServer()
    .on('get', '/ssp/production/platform/{clientId}/employees#getEmployees', ({ query }) => ({
      success: true as const,
      employees: [],
      count: query.get('status') === 'registered' ? registered : employees,
    }))
    .on('get', '/ssp/production/surveys/{clientId}#count', [{ total: surveys }])
