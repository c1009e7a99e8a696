// A small script beside that of the frame, for the list of employees: requests its first rows and their total.
import { browserStorage, can, readToken } from '@ssp/api'
import { firstEmployeeReads } from '@ssp/employees'
import { namedClient } from '../client/client-in-address'
import { startData } from '../client/start-data'
import { storedLanguage } from '../language/stored-language'
import { readFirst } from './first-answers'

const session = browserStorage().read()
const content = session && readToken(session.token)
// The page includes the client of its host. The portal renews an expired token.
if (startData && content && !namedClient(location.search) && content.expiresAt - session.skew > Date.now()) {
  const { id } = startData.client
  if (can(content.user, 'EMPLOYEES_VIEW', { clientId: id, homeClientId: content.user.homeClientId })) {
    const addresses = firstEmployeeReads(id, location).map((address) => `/api${address}`)
    readFirst(addresses, {
      Authorization: `Bearer ${session.token}`,
      'Accept-Language': storedLanguage(),
      'SSP-Client': id,
    })
  }
}
