import { errorText } from '@ssp/api'
import { Button } from '@ssp/ui'
import { Building2, CloudOff } from 'lucide-react'
import type { MessagesOf } from '@ssp/feature-kit'
import type { portalMessages } from '../messages'
import { MessagePage } from './message-page'

interface NoClientPageProps {
  error?: unknown
  onRetry: () => void
  /** There is no provider of texts yet. */
  texts: MessagesOf<typeof portalMessages>['client']
}

/** Instead of the portal: the address names no client, or the client could not be loaded. */
export const NoClientPage = ({ error, onRetry, texts }: NoClientPageProps) => (
  <main>
    <MessagePage
      icon={error ? CloudOff : Building2}
      title={error ? texts.failed : texts.unknown}
      text={error ? errorText(error) : texts.unknownText}
      action={
        <Button variant="primary" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    />
  </main>
)
