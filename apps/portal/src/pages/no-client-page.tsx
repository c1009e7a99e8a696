import { errorText } from '@ssp/api'
import { Button } from '@ssp/ui'
import { messages } from '../messages'
import * as styles from './message-page.css'

/** Instead of the portal: the address names no client, or the client could not be loaded. */
export function NoClientPage({ error, onRetry }: { error?: unknown; onRetry: () => void }) {
  return (
    <main className={styles.root}>
      <h1 className={styles.title}>{error ? messages.client.failed : messages.client.unknown}</h1>
      <p className={styles.text}>{error ? errorText(error) : messages.client.unknownText}</p>
      <Button onClick={onRetry}>{messages.client.tryAgain}</Button>
    </main>
  )
}
