import { replaceDocument, type Document } from '@ssp/api'
import { DocumentUpload, InputPanel, useApi, useMessages, type PanelProps } from '@ssp/feature-kit'
import { Button, RadioGroup } from '@ssp/ui'
import { useState } from 'react'
import { folderOf } from '../model'
import * as styles from '../upload/upload-panel.css'
import { detailMessages } from './messages'

/** Props of `ReplacePanel`. */
export interface ReplacePanelProps extends PanelProps {
  document: Document
  /** ETag of the document. */
  etag: string | undefined
}

/** Replaces the file of a document. Only a replacement that changes the meaning requires readers to read it again. */
export function ReplacePanel({ document, etag, open, onClose }: ReplacePanelProps) {
  const messages = useMessages(detailMessages).replacement
  const api = useApi()
  const [meaning, setMeaning] = useState('')
  return (
    <InputPanel
      open={open}
      onClose={onClose}
      unsaved={meaning !== ''}
      title={messages.title}
      description={messages.text}
      renderFooter={(close) => <Button onClick={close}>{messages.close}</Button>}
    >
      <div className={styles.steps}>
        <RadioGroup
          required
          label={messages.question}
          value={meaning}
          onValueChange={setMeaning}
          options={[
            { value: 'yes', label: messages.yes, help: messages.yesHelp },
            { value: 'no', label: messages.no, help: messages.noHelp },
          ]}
        />
        {meaning !== '' && (
          <DocumentUpload
            label={messages.file}
            done={messages.done}
            folder={folderOf(document)}
            finish={(upload, confirmed) =>
              replaceDocument(api, {
                id: document.document_id,
                ifMatch: etag,
                document_id: upload.document_id,
                meaning_changed: meaning === 'yes',
                confirmed,
              })
            }
            onDone={onClose}
          />
        )}
      </div>
    </InputPanel>
  )
}
