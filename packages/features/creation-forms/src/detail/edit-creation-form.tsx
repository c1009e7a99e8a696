import { updateCreationForm, type CreationForm } from '@ssp/api'
import { FormElement, FormNotes, useClient, useMessages, kitMessages } from '@ssp/feature-kit'
import { Button, useConfirm } from '@ssp/ui'
import { useMemo } from 'react'
import * as styles from '../form/form.css'
import { bodyOf, changedPart, draftOf } from '../form/form-draft'
import { FormFields } from '../form/form-fields'
import { useCreationForm } from '../form/use-creation-form'
import { creationFormDetailMessages, creationFormMessages } from '../messages'

/** Props of `EditCreationForm`. */
export interface EditCreationFormProps {
  form: CreationForm
  etag: string | undefined
  /** Called after a save, and when nothing is to be saved. */
  onClose: () => void
}

/** The fields of a form, to be changed; the changed ones are sent (R4-281, 4-decisions 78). */
export function EditCreationForm({ form: stored, etag, onClose }: EditCreationFormProps) {
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
