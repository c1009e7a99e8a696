import { createCreationForm, type CreationForm } from '@ssp/api'
import { kitMessages, useLeaveGuard, useMessages, useRecordForm, type SaveContext } from '@ssp/feature-kit'
import type * as z from 'zod/mini'
import { creationFormFieldMessages } from '../messages'
import { useNotified } from '../use-notified'
import { formSchema, type FormDraft } from './form-draft'
import { useAssetUpload } from './use-asset-upload'

/** Options of `useCreationForm`; as those of `useRecordForm`. */
export interface CreationFormOptions {
  name: string
  values: FormDraft
  version?: string | undefined
  send: (draft: z.infer<typeof formSchema>, context: SaveContext<FormDraft>) => Promise<CreationForm>
  done: string
  onDone?: (form: CreationForm) => void
  leave?: (form: CreationForm) => void
}

/** A form over a new or an existing request, and the upload of its assets; leaving with changes asks for confirmation. */
export function useCreationForm({ send, ...options }: CreationFormOptions) {
  const { colour } = useMessages(creationFormFieldMessages)
  const notified = useNotified()
  const form = useRecordForm({
    ...options,
    schema: formSchema,
    // An image that is in no form is deleted after an hour, so its key is not kept longer than the page.
    secrets: ['assets'],
    errors: { colour },
    invalidates: createCreationForm.changes,
    send: (draft, context) => notified(send(draft, context)),
  })
  const upload = useAssetUpload((key) => form.change({ assets: [...form.values.assets, key] }))
  useLeaveGuard(form.isDirty, useMessages(kitMessages).form.leave)
  return { form, upload }
}

/** From `useCreationForm`. */
export type CreationFormState = ReturnType<typeof useCreationForm>
