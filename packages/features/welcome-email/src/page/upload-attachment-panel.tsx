import { areaKey, cleanFileName, documentTypes, extensionOf, signUploadUrl } from '@ssp/api'
import { fileItem, InputPanel, useApi, useMessages, useNotify, useUploads, type PanelProps } from '@ssp/feature-kit'
import { Banner, Button, FileDrop, FileList } from '@ssp/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { uploadMessages } from '../messages'
import * as styles from './upload-attachment-panel.css'

const ACCEPT = Object.keys(documentTypes).map((extension) => `.${extension}`)

/** Props of `UploadAttachmentPanel`. */
export interface UploadAttachmentPanelProps extends PanelProps {
  /** Remaining bytes: the largest file that it accepts (R3-439). */
  space: number
}

/** Uploads one file as an attachment of the welcome e-mail. */
export function UploadAttachmentPanel({ open, onClose, space }: UploadAttachmentPanelProps) {
  const messages = useMessages(uploadMessages)
  const api = useApi()
  const cache = useQueryClient()
  const notify = useNotify()
  const keys = useRef(new WeakMap<File, string>())
  const keyOf = (file: File) => `${api.clientId()}/${keys.current.get(file) ?? ''}`
  const { items, add, cancel, retry } = useUploads({
    rules: { extensions: Object.keys(documentTypes), maxBytes: space },
    sign: (file, signal) =>
      signUploadUrl(
        api,
        {
          filePath: keyOf(file),
          contentType: file.type,
          bucketName: 'attachments',
        },
        signal,
      ),
    onDone: (file) => {
      notify.created(messages.done, { id: keyOf(file) })
      void cache.invalidateQueries({ queryKey: areaKey(api, 'email-attachments') })
      onClose()
    },
  })
  const item = items.at(-1)
  const isBusy = item?.state === 'sending' || item?.state === 'waiting'
  const take = ([chosen]: File[]) => {
    if (!chosen) return
    const name = cleanFileName(chosen.name)
    const typed = new File([chosen], name, { type: documentTypes[extensionOf(name)] ?? chosen.type })
    // A unique part for each upload, so that no file overwrites another.
    keys.current.set(typed, `${crypto.randomUUID()}/${name}`)
    for (const { id } of items) cancel(id)
    add([typed])
  }
  return (
    <InputPanel
      dialog="md"
      open={open}
      onClose={onClose}
      unsaved={isBusy}
      title={messages.title}
      description={messages.left(space / 1_048_576)}
      renderFooter={(close) => <Button onClick={close}>{messages.close}</Button>}
    >
      <div className={styles.upload}>
        <FileDrop label={messages.file} accept={ACCEPT} maxSize={space} disabled={isBusy} onFiles={take}>
          {item && <FileList onRemove={cancel} files={[fileItem(item)]} />}
        </FileDrop>
        {item?.state === 'failed' && !item.isRejected && (
          <Banner
            text={messages.failed}
            action={
              <Button size="small" onClick={() => retry(item.id)}>
                {messages.retry}
              </Button>
            }
          />
        )}
      </div>
    </InputPanel>
  )
}
