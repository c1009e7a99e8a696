import { useMessages } from '@ssp/feature-kit'
import { ButtonLink } from '@ssp/ui'
import { SearchX } from 'lucide-react'
import { portalMessages } from '../messages'
import { MessagePage } from './message-page'

export function Page() {
  const { action, ...texts } = useMessages(portalMessages).notFound
  return (
    <MessagePage
      {...texts}
      icon={SearchX}
      action={
        <ButtonLink variant="primary" href="/">
          {action}
        </ButtonLink>
      }
    />
  )
}
