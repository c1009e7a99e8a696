import type { ClientSettings } from '@ssp/api'
import { collection, fakeServer } from '@ssp/api/testing'
import { clientSettings } from './client-settings'

const path = '/ssp/production/client/{clientId}'

/** A fake server for the settings of one client. */
export function clientSettingsServer(start: ClientSettings = clientSettings()) {
  const all = collection({ rows: [start] })
  return fakeServer()
    .on('get', path, () => all.one(start.id))
    .on('patch', path, (request) => {
      const saved = all.change(request, start.id, request.body as Partial<ClientSettings>)
      return saved instanceof Response ? saved : all.withEtag(start.id, { success: true })
    })
    .on('get', `${path}/pin`, { pin: '4182' })
}
