import { errorText } from '@ssp/api'
import { Button } from '@ssp/ui'
import { Building2, CloudOff } from 'lucide-react'
import { messages } from '../messages'
import { MessagePage } from './message-page'

/** Instead of the portal: the address names no client, or the client could not be loaded. */
export const NoClientPage = ({ error, onRetry }: { error?: unknown; onRetry: () => void }) => (
  <main>
    <MessagePage
      icon={error ? CloudOff : Building2}
      title={error ? messages.client.failed : messages.client.unknown}
      text={error ? errorText(error) : messages.client.unknownText}
      action={
        <Button variant="primary" onClick={onRetry}>
          {messages.client.tryAgain}
        </Button>
      }
    />
  </main>
)
