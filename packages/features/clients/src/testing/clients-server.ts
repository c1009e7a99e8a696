import { fakeServer } from '@ssp/api/testing'
import { platformClients } from './clients-fixtures'

/** Fake server for the clients of the platform. */
export const clientsServer = (clients = platformClients) =>
  fakeServer().on('get', '/ssp/production/platform/{clientId}#getPlatformClients', clients)
