import { useMessages } from '@ssp/feature-kit'
import { ButtonLink } from '@ssp/ui'
import { UserRoundX } from 'lucide-react'
import { portalMessages } from '../messages'
import { MessagePage } from './message-page'

export function Page() {
  const { action, ...texts } = useMessages(portalMessages).unauthorised
  return (
    <MessagePage
      {...texts}
      icon={UserRoundX}
      action={
        <ButtonLink variant="primary" href="/login">
          {action}
        </ButtonLink>
      }
    />
  )
}
