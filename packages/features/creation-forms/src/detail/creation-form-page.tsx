import { creationFormQuery, updateCreationForm, type CreationForm, type Versioned } from '@ssp/api'
import {
  formatDate,
  FormElement,
  FormNotes,
  kitMessages,
  RecordView,
  useApi,
  useClient,
  useDraftOffer,
  useErrorNotice,
  useHasDraft,
  useHref,
  useMessages,
  type RouteParams,
} from '@ssp/feature-kit'
import { Button, PageHeader, Skeleton, useConfirm, useFocusAfterRemoval } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useMemo, useState } from 'react'
import { bodyOf, changedPart, draftOf } from '../form/form-draft'
import { FormFields } from '../form/form-fields'
import * as styles from '../form/form.css'
import { useCreationForm } from '../form/use-creation-form'
import { creationFormDetailMessages, creationFormMessages } from '../messages'
import { StatusBadge } from '../status-badge'
import { FormFacts } from './form-facts'

/** `/platform/creation-form/:id`: one form, read-only until Edit (R4-280, R4-281). */
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
  useDraftOffer(useHasDraft(`creation-forms.edit:${form.id}`, draftOf(form)), () => setEdited(true))
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

interface EditCreationFormProps {
  form: CreationForm
  etag: string | undefined
  /** Called after a save, and if there is nothing to save. */
  onClose: () => void
}

/** The editable fields of a form; only changed ones are sent (R4-281, 4-decisions 78). */
function EditCreationForm({ form: stored, etag, onClose }: EditCreationFormProps) {
  const messages = useMessages(creationFormDetailMessages)
  const reasons = useMessages(kitMessages).unavailable
  const { fields } = useMessages(creationFormMessages)
  const { platform_id: platformId } = useClient()
  const confirm = useConfirm()
  const { form, upload } = useCreationForm({
    name: `creation-forms.edit:${stored.id}`,
    values: useMemo(() => draftOf(stored), [stored]),
    version: etag,
    send: (draft, { api, changes, ifMatch }) => {
      const change = changedPart(bodyOf(draft, stored), Object.keys(changes))
      return updateCreationForm(api, { platformId, id: stored.id, ...change, ifMatch })
    },
    done: messages.updated,
    onDone: onClose,
  })
  const cancel = async () => {
    if (form.isDirty && !(await confirm({ ...messages.discard, destructive: true }))) return
    form.discard()
    onClose()
  }
  return (
    <FormElement form={form} className={styles.sections}>
      <FormFields form={form} upload={upload} stored={stored} />
      <div className={styles.wide}>
        <FormNotes form={form} labels={fields} />
      </div>
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          pending={form.isSending}
          unavailable={upload.isSending ? reasons.uploading : form.isDirty ? null : reasons.unchanged}
        >
          {messages.update}
        </Button>
        <Button onClick={() => void cancel()}>{messages.cancel}</Button>
      </div>
    </FormElement>
  )
}
