import { removeDocumentTag, setDocumentTag, type Document } from '@ssp/api'
import { FormPanel, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { TextField } from '@ssp/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { listMessages } from './messages'

const schema = z.object({ tag: z.string().check(z.trim(), z.maxLength(100)) })

/** Props of `TagPanel`. */
export interface TagPanelProps extends PanelProps {
  document: Document
  /** Called after a save. */
  onSaved: () => void
}

/** The dialog 'File Tag' (R3-216). An empty tag removes the one that there is (R3-433). */
export function TagPanel({ document, onSaved, open, onClose }: TagPanelProps) {
  const messages = useMessages(listMessages).tag
  const [values] = useState({ tag: document.tag ?? '' })
  const form = useRecordForm({
    name: `documents.tag:${document.document_id}`,
    schema,
    values,
    invalidates: removeDocumentTag.changes,
    async send({ tag }, { api }) {
      const id = document.document_id
      if (tag === '' && document.tag !== null) await removeDocumentTag(api, { id, tag: document.tag })
      if (tag !== '') await setDocumentTag(api, { id, tag })
    },
    done: messages.saved,
    onDone() {
      onSaved()
      onClose()
    },
  })
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.title}
      description={document.name}
      submitLabel={messages.save}
    >
      <TextField
        label={messages.label}
        help={messages.help}
        maxLength={100}
        autoComplete="off"
        {...form.field('tag')}
      />
    </FormPanel>
  )
}
