import { saveClientSettings, strictRightsImpactQuery } from '@ssp/api'
import { useAction, useApi, useChangeClient, useMessages } from '@ssp/feature-kit'
import { strictRightsMessages } from './messages'
import { strictRightsImpact } from './strict-rights-impact'

/** Turns strict rights on, after a confirmation that lists the affected accounts. */
export function useTurnOn() {
  const api = useApi()
  const changeClient = useChangeClient()
  const messages = useMessages(strictRightsMessages)
  return useAction({
    send: () => saveClientSettings(api, { strict_rights: 1 }),
    confirm: () => ({ ...messages.confirm, text: strictRightsImpact(strictRightsImpactQuery(api, undefined)) }),
    invalidates: saveClientSettings.changes,
    done: messages.turnedOn,
    onDone: () => changeClient({ strictRights: true }),
  })
}
