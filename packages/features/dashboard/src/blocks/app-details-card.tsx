import { Button, CardBody, CardHeader, CardRoot, CardTitle, Link } from '@ssp/ui'
import { Copy } from 'lucide-react'
import type { DashboardMessages } from '../messages'
import type { AppDetails } from '../model/app-details'
import * as styles from './app-details-card.css'

export interface AppDetailsCardProps {
  details: AppDetails
  messages: DashboardMessages['app']
  /** Called when the copy button is clicked. */
  onCopy: () => void
}

/** Address of the employee app and its pin. */
export function AppDetailsCard({ details, messages, onCopy }: AppDetailsCardProps) {
  const { url, appStore, playStore, pin } = details
  return (
    <CardRoot className={styles.root}>
      <CardHeader>
        <CardTitle>{messages.title}</CardTitle>
        <Button size="small" iconStart={<Copy size={16} />} aria-label={messages.copyLabel} onClick={onCopy}>
          {messages.copy}
        </Button>
      </CardHeader>
      <CardBody>
        <dl className={styles.list}>
          <div className={styles.pin}>
            <dt className={styles.term}>{messages.pin}</dt>
            <dd className={styles.figure}>{pin}</dd>
          </div>
          <div className={styles.address}>
            <dt className={styles.term}>{messages.url}</dt>
            <dd className={styles.value}>
              <Link href={url} target="_blank">
                {url.replace('https://', '')}
              </Link>
            </dd>
          </div>
        </dl>
        {(appStore || playStore) && (
          <p className={styles.stores}>
            {appStore && (
              <Link variant="quiet" href={appStore} target="_blank">
                {messages.appStore}
              </Link>
            )}
            {playStore && (
              <Link variant="quiet" href={playStore} target="_blank">
                {messages.playStore}
              </Link>
            )}
          </p>
        )}
      </CardBody>
    </CardRoot>
  )
}
