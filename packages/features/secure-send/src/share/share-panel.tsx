import { sendSharedDocument, type SharableUser } from '@ssp/api'
import {
  FormPanel,
  useApi,
  useClient,
  useHref,
  useMessages,
  useNotify,
  useRecordForm,
  useSession,
  type PanelProps,
} from '@ssp/feature-kit'
import { Banner, Select, TextArea } from '@ssp/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { shareMessages } from '../messages'
import { PATHS } from '../paths'
import { FilesField } from './files-field'
import { RecipientsField } from './recipients-field'
import { useCautions } from './use-cautions'
import { useSharableUsers } from './use-sharable-users'
import { useSharedUpload } from './use-shared-upload'

const DAYS = ['never', '1', '7', '30', '90'] as const

const schema = z.object({
  recipients: z.array(z.string()).check(z.minLength(1, 'required')),
  message: z.string(),
  days: z.enum(DAYS),
})

const empty = { recipients: [] as string[], message: '', days: 'never' as (typeof DAYS)[number] }

/** A recipient as in the specification (R3-345). */
const recipientOf = (to: string, users: readonly SharableUser[]) => {
  const user = users.find(({ id }) => id === to)
  return { to, ...(user && { toUsername: user.username, toEmail: user.email }) }
}

/** The share panel: one file or several in a ZIP, recipients, a message (R3-274 to R3-277). */
export function SharePanel({ open, onClose }: PanelProps) {
  const messages = useMessages(shareMessages)
  const notify = useNotify()
  const href = useHref()
  const api = useApi()
  const client = useClient()
  const { user } = useSession()
  const upload = useSharedUpload()
  const cautions = useCautions()
  const sharable = useSharableUsers()
  const [mustRemove, setMustRemove] = useState(false)
  /** Number of submits without a file; each focuses the first invalid field. */
  const [withoutFile, setWithoutFile] = useState(0)
  const uploaded = upload.state.phase === 'done' ? upload.state.file : null

  const form = useRecordForm({
    name: 'secure-send.share',
    schema,
    values: empty,
    errors: { failed: messages.failed },
    persist: 'never',
    invalidates: sendSharedDocument.changes,
    send: ({ recipients, message, days }) =>
      sendSharedDocument(api, {
        userId: user?.id ?? '',
        from: user?.id ?? '',
        fromUsername: user?.username ?? '',
        recipients: recipients.map((to) => recipientOf(to, sharable.data ?? [])),
        message,
        filename: uploaded?.filename ?? '',
        key: uploaded?.key ?? '',
        clientId: client.id,
        platformId: client.platform_id,
        ...(days !== 'never' && { days: Number(days) }),
      }),
    onDone() {
      const sent = { id: uploaded?.key ?? '', name: uploaded?.filename, href: href(PATHS.logs) }
      notify.created(messages.doneTitle, sent, { text: messages.done })
      upload.forget()
      onClose()
    },
  })

  const submit = async (): Promise<boolean> => {
    if (!uploaded) {
      setWithoutFile((count) => count + 1)
      return false
    }
    if (form.isValid && !(await cautions.mayShare(form.values.recipients))) return false
    return form.submit()
  }
  const mayClose = () => {
    if (upload.state.phase === 'choosing') return true
    setMustRemove(true)
    return false
  }

  return (
    <FormPanel
      form={{
        ...form,
        submit,
        rejections: form.rejections + withoutFile,
        isSending: form.isSending || cautions.isAsking,
      }}
      open={open}
      onClose={onClose}
      unsaved={upload.state.phase !== 'choosing'}
      mayClose={mayClose}
      title={messages.title}
      description={messages.description}
      submitLabel={messages.submit}
      notes={mustRemove && upload.state.phase !== 'choosing' && <Banner kind="warning" text={messages.removeFirst} />}
    >
      <FilesField upload={upload} missing={withoutFile > 0 && !uploaded ? messages.noFile : undefined} />
      <RecipientsField field={form.field('recipients')} query={sharable} />
      <TextArea {...form.field('message')} label={messages.message} maxLength={2000} />
      <Select
        {...form.field('days')}
        label={messages.days}
        options={DAYS.map((value) => ({ value, label: messages.daysOptions[value] }))}
        onValueChange={(value) => form.change({ days: DAYS.find((day) => day === value) ?? 'never' })}
      />
    </FormPanel>
  )
}
