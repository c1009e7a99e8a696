import { useCan, useClient, useMessages, type Action } from '@ssp/feature-kit'
import { Banner, Button } from '@ssp/ui'
import { strictRightsMessages } from './messages'

/**
 * The warning at a client without strict rights, with the button that turns them on; renders nothing if they are on or
 * unknown.
 */
export function StrictRightsNotice({ turnOn }: { turnOn: Action<void> }) {
  const mayUpdate = useCan()('CLIENT_UPDATE')
  const { strictRights } = useClient()
  const messages = useMessages(strictRightsMessages)
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
