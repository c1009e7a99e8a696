import { useClient, useMessages, type RouteParams } from '@ssp/feature-kit'
import type { ComponentType } from 'react'
import { clientsMessages } from '../messages'
import { Switched } from './switched'

/** `/client/switched`: shown after a switch. */
export const Page: ComponentType<RouteParams> = function SwitchedPage() {
  const { clientName } = useClient()
  const texts = useMessages('clients', clientsMessages).switched
  return <Switched title={texts.title(clientName)} action={texts.action} />
}
