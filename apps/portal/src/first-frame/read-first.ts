// A small script beside that of the frame, on the list of employees: asks for its first rows and their total.
import { browserStorage, can, readToken } from '@ssp/api'
import { firstEmployeeReads } from '@ssp/employees'
import { namedClient } from '../client/client-in-address'
import { startData } from '../client/start-data'
import { storedLanguage } from '../language/stored-language'
import { readFirst } from './first-answers'

const session = browserStorage().read()
const content = session && readToken(session.token)
// The page comes with the client of its host. A token that has run out is renewed by the portal.
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
