import { useClient, useMessages, type RouteParams } from '@ssp/feature-kit'
import type { ComponentType } from 'react'
import { switchedMessages } from './messages'
import { Switched } from './switched'

/** `/client/switched`: shown after a switch. */
export const Page: ComponentType<RouteParams> = function SwitchedPage() {
  const { clientName } = useClient()
  const messages = useMessages(switchedMessages)
  return <Switched title={messages.title(clientName)} action={messages.action} />
}
