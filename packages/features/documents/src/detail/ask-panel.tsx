import { requestDocumentAcknowledgement } from '@ssp/api'
import { FormPanel, isAhead, today, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { DatePicker } from '@ssp/ui'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { detailMessages } from './messages'

const schema = z.object({ due: z.nullable(z.string().check(z.refine(isAhead, 'past'))) })

/** Props of `AskPanel`. */
export interface AskPanelProps extends PanelProps {
  documentId: string
  /** ETag of the request. */
  etag: string | undefined
  dueDate: string | null
  isRequested: boolean
}

/** Requests acknowledgement from the readers of a document, or changes the due date. */
export function AskPanel({ documentId, etag, dueDate, isRequested, open, onClose }: AskPanelProps) {
  const { panel: messages, change } = useMessages(detailMessages).acknowledgement
  const values = useMemo(() => ({ due: dueDate }), [dueDate])
  const form = useRecordForm({
    name: `documents.ask:${documentId}`,
    schema,
    values,
    version: etag,
    invalidates: requestDocumentAcknowledgement.changes,
    send: ({ due }, { api, ifMatch }) =>
      requestDocumentAcknowledgement(api, { id: documentId, due_date: due, ifMatch }),
    done: isRequested ? messages.changed : messages.done,
    onDone: onClose,
  })
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={isRequested ? change : messages.title}
      description={isRequested ? messages.changeText : messages.text}
      submitLabel={isRequested ? messages.save : messages.submit}
    >
      <DatePicker min={today()} label={messages.due} help={messages.help} {...form.field('due')} />
    </FormPanel>
  )
}
