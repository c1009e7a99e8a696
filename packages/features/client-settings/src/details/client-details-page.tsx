import { appPinQuery, clientSettingsQuery } from '@ssp/api'
import { QueryView, useApi, useMessages } from '@ssp/feature-kit'
import { Card, PageHeader, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { ClientDetails } from './client-details'
import * as styles from './client-details.css'
import { detailsMessages } from './messages'

/** `/client/details`: the settings of the client. */
export function ClientDetailsPage() {
  const messages = useMessages(detailsMessages)
  const api = useApi()
  const query = useQuery(clientSettingsQuery(api))
  const platformId = query.data?.record.platform_id ?? ''
  const pin = useQuery({ ...appPinQuery(api, { platformId }), enabled: platformId !== '' })
  return (
    <QueryView
      query={query}
      errorTitle={messages.notLoaded}
      errorLevel={1}
      skeleton={<DetailsSkeleton title={messages.title} />}
    >
      {(settings) => <ClientDetails settings={settings} pin={pin} />}
    </QueryView>
  )
}

const DetailsSkeleton = ({ title }: { title: string }) => (
  <div className={styles.page}>
    <PageHeader title={title} />
    <div className={styles.columns}>
      {[3, 2].map((fields) => (
        <Card key={fields}>
          <div className={styles.fields}>
            {Array.from({ length: fields }, (_, index) => (
              <Skeleton key={index} shape="block" height={56} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  </div>
)
