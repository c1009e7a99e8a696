import { documentQuery, removeDocumentTag, setDocumentTag, type Document } from '@ssp/api'
import { FormPanel, QueryFailed, useApi, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { TextField } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { listMessages } from './messages'

const schema = z.object({ tag: z.string().check(z.trim(), z.maxLength(100)) })

/** Props of `TagPanel`. */
export interface TagPanelProps extends PanelProps {
  /** The document as in the list; its tag is read again with its version. */
  document: Document
  /** Called after a save. */
  onSaved: () => void
}

/** The dialog 'File Tag' (R3-216). An empty tag removes the existing one (R3-433). */
export function TagPanel({ document, onSaved, open, onClose }: TagPanelProps) {
  const messages = useMessages(listMessages).tag
  const id = document.document_id
  const query = useQuery({ ...documentQuery(useApi(), id), staleTime: 0 })
  const { tag: known } = query.data?.record.document[0] ?? document
  const values = useMemo(() => ({ tag: known ?? '' }), [known])
  const form = useRecordForm({
    name: `documents.tag:${id}`,
    schema,
    values,
    version: query.data?.etag,
    invalidates: removeDocumentTag.changes,
    async send({ tag }, { api, ifMatch }) {
      if (tag !== '') await setDocumentTag(api, { id, tag, ifMatch })
      else if (known !== null) await removeDocumentTag(api, { id, tag: known, ifMatch })
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
      labels={{ tag: messages.label }}
    >
      {query.error !== null && <QueryFailed query={query} title={messages.failed} />}
      <TextField
        readOnly={!query.data}
        label={messages.label}
        help={messages.help}
        maxLength={100}
        autoComplete="off"
        {...form.field('tag')}
      />
    </FormPanel>
  )
}
