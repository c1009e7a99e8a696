import { saveClientSettings, strictRightsImpactQuery } from '@ssp/api'
import { useAction, useApi, useCan, useChangeClient, useClient, useMessages } from '@ssp/feature-kit'
import { Banner, Button } from '@ssp/ui'
import { strictRightsMessages } from './messages'
import { strictRightsImpact } from './strict-rights-impact'

/** The warning at a client without strict rights, with the button that turns them on; nothing where they are on or unknown. */
export function StrictRightsNotice() {
  const api = useApi()
  const mayUpdate = useCan()('CLIENT_UPDATE')
  const { strictRights } = useClient()
  const changeClient = useChangeClient()
  const messages = useMessages(strictRightsMessages)
  const turnOn = useAction({
    send: () => saveClientSettings(api, { strict_rights: 1 }),
    confirm: () => ({ ...messages.confirm, text: strictRightsImpact(strictRightsImpactQuery(api, undefined)) }),
    invalidates: saveClientSettings.changes,
    done: messages.turnedOn,
    onDone: () => changeClient({ strictRights: true }),
  })
  if (strictRights !== false) return null
  return (
    <Banner
      kind="warning"
      title={messages.title}
      text={mayUpdate ? messages.text : `${messages.text} ${messages.elsewhere}`}
      action={
        mayUpdate && (
          <Button size="small" pending={turnOn.isPending()} onClick={() => void turnOn.run()}>
            {messages.turnOn}
          </Button>
        )
      }
    />
  )
}
