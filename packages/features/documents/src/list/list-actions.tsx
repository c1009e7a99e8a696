import { deleteDocument, setDocumentTag, type Document } from '@ssp/api'
import { FailureDialog, lazyPanel, useAction, useMay, useMessages, usePanel, type Selection } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { listMessages } from './messages'

const TagPanel = lazyPanel(async () => (await import('./tag-panel')).TagPanel)

/** Actions on ticked documents: a tag for one, deletion for any number (R3-207, R3-208). */
export function ListActions({ selection }: { selection: Selection<Document> }) {
  const messages = useMessages(listMessages)
  const may = useMay()
  const [failure, setFailure] = useState<unknown>(null)
  const tag = usePanel(TagPanel)
  const remove = useAction({
    send: async (documents: readonly Document[], api) => {
      const failed: { document: Document; error: unknown }[] = []
      // One call per file (3-decisions 61); a failed one does not stop the others.
      for (const document of documents)
        await deleteDocument(api, { documentId: document.document_id, key: document.s3_file_key }).catch(
          (error: unknown) => failed.push({ document, error }),
        )
      return failed
    },
    confirm: ({ length }) => ({
      title: messages.remove.title(length),
      loses: messages.remove.loses,
      confirmLabel: messages.remove.label,
      destructive: true,
    }),
    key: () => 'remove',
    invalidates: deleteDocument.changes,
    onDone(failed, documents) {
      const left = new Set(failed.map(({ document }) => document.document_id))
      selection.choose(left, documents)
      setFailure(failed[0]?.error ?? null)
    },
  })
  const [only] = selection.rows
  return (
    <>
      {selection.rows.length === 1 && only && may(setDocumentTag) && (
        <Button
          size="small"
          iconStart={<Tag size={14} />}
          onClick={() => tag.open({ document: only, onSaved: selection.clear })}
        >
          {messages.fileTag}
        </Button>
      )}
      {selection.rows.length > 0 && may(deleteDocument) && (
        <Button
          size="small"
          variant="danger"
          iconStart={<Trash2 size={14} />}
          pending={remove.isPending()}
          onClick={() => void remove.run(selection.rows)}
        >
          {messages.deleteFiles}
        </Button>
      )}
      {tag.element}
      <FailureDialog error={failure} onClose={() => setFailure(null)} />
    </>
  )
}
