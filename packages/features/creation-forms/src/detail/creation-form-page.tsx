import { creationFormQuery, type CreationForm, type Versioned } from '@ssp/api'
import {
  formatDate,
  RecordView,
  useApi,
  useClient,
  useErrorNotice,
  useDraftOffer,
  useHasDraft,
  useHref,
  useMessages,
  type RouteParams,
} from '@ssp/feature-kit'
import { Button, PageHeader, Skeleton, useFocusAfterRemoval } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import * as styles from '../form/form.css'
import { creationFormDetailMessages, creationFormMessages } from '../messages'
import { StatusBadge } from '../status-badge'
import { EditCreationForm } from './edit-creation-form'
import { FormFacts } from './form-facts'

/** `/platform/creation-form/:id`: one form, to be read until Edit (R4-280, R4-281). */
export function CreationFormPage({ params: { id = '' } }: RouteParams) {
  const { platform_id: platformId } = useClient()
  const query = useQuery(creationFormQuery(useApi(), { platformId, id }))
  const listHref = useHref()('/platform/creation-form')
  useErrorNotice(query.error)
  const messages = useMessages(creationFormDetailMessages)
  return (
    <RecordView
      query={query}
      skeleton={<Skeleton shape="block" height="24rem" />}
      messages={messages}
      listHref={listHref}
    >
      {(read) => <Detail key={read.record.id} {...read} listHref={listHref} />}
    </RecordView>
  )
}

function Detail({ record: form, etag, listHref }: Versioned<CreationForm> & { listHref: string }) {
  const messages = useMessages(creationFormDetailMessages)
  const shared = useMessages(creationFormMessages)
  const href = useHref()
  const [isEdited, setEdited] = useState(false)
  useDraftOffer(useHasDraft(`creation-forms.edit:${form.id}`), () => setEdited(true))
  const page = useFocusAfterRemoval<HTMLDivElement>()
  const { completed_at: completed } = form
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <PageHeader
        title={form.client_name}
        breadcrumbs={[
          { label: shared.platform, href: href('/platform/manage') },
          { label: shared.list, href: listHref },
        ]}
        facts={
          <span className={styles.status}>
            <StatusBadge completed={completed !== null} />
            {completed === null
              ? messages.created(formatDate(form.created_at))
              : messages.completed(formatDate(completed))}
          </span>
        }
        action={
          !isEdited && (
            <Button variant="secondary" iconStart={<Pencil size={16} />} onClick={() => setEdited(true)}>
              {messages.edit}
            </Button>
          )
        }
      />
      {isEdited ? (
        <EditCreationForm form={form} etag={etag} onClose={() => setEdited(false)} />
      ) : (
        <FormFacts form={form} />
      )}
    </div>
  )
}
