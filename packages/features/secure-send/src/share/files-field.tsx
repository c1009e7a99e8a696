import { MAX_FILE_BYTES } from '@ssp/api'
import { sharedTypes } from '@ssp/api/document-types'
import { useMessages } from '@ssp/feature-kit'
import { Banner, Button, FileDrop, FileList, Progress, TextField } from '@ssp/ui'
import { useState } from 'react'
import { fileMessages, shareMessages } from '../messages'
import * as styles from './share-panel.css'
import type { SharedUpload } from './use-shared-upload'

const ACCEPT = Object.keys(sharedTypes).map((extension) => `.${extension}`)

/** Props of `FilesField`. */
export interface FilesFieldProps {
  upload: SharedUpload
  /** Why nothing can be shared yet; undefined before a submit. */
  missing: string | undefined
}

/** Chooses, packs and uploads files, with progress and cancel; then shows the file to share. */
export function FilesField({ upload, missing }: FilesFieldProps) {
  const messages = useMessages(shareMessages)
  const { size: sizeText } = useMessages(fileMessages)
  const { state } = upload
  const [folder, setFolder] = useState('')
  const [folderError, setFolderError] = useState<string | null>(null)

  if (state.phase === 'done') {
    const { file, error } = state
    return (
      <div className={styles.files}>
        <h3 className={styles.label}>{messages.files}</h3>
        <FileList
          aria-label={messages.files}
          sizeText={sizeText}
          files={[{ id: file.key, name: file.filename, size: file.size, state: 'done' }]}
          onRemove={() => void upload.remove(file)}
        />
        {error && <Banner text={error} />}
      </div>
    )
  }
  if (state.phase !== 'choosing') {
    const { phase, filename, progress } = state
    return (
      <div className={styles.files}>
        <h3 className={styles.label}>{messages.files}</h3>
        <Progress label={phase === 'zipping' ? messages.zipping : messages.sending(filename)} value={progress * 100} />
        <div>
          <Button size="small" onClick={upload.cancel}>
            {messages.cancel}
          </Button>
        </div>
      </div>
    )
  }
  const { files, error } = state
  const start = () => {
    if (files.length > 1 && folder.trim() === '') return setFolderError(messages.noFolder)
    void upload.start(files, folder)
  }
  return (
    <div className={styles.files}>
      <h3 className={styles.label}>{messages.files}</h3>
      <FileDrop
        label={messages.files}
        accept={ACCEPT}
        maxSize={MAX_FILE_BYTES}
        multiple
        error={missing}
        onFiles={(added) => upload.choose([...files, ...added])}
      >
        {files.length > 0 && (
          <FileList
            aria-label={messages.files}
            sizeText={sizeText}
            files={files.map(({ name, size }, index) => ({ id: String(index), name, size }))}
            onRemove={(id) => upload.choose(files.filter((_, index) => String(index) !== id))}
          />
        )}
      </FileDrop>
      {files.length > 1 && (
        <TextField
          required
          label={messages.folder}
          help={messages.folderHelp}
          maxLength={100}
          error={folderError}
          value={folder}
          onValueChange={(value) => {
            setFolder(value)
            setFolderError(null)
          }}
        />
      )}
      {error && <Banner text={error} />}
      {files.length > 0 && (
        <div>
          <Button onClick={start}>{messages.upload}</Button>
        </div>
      )}
    </div>
  )
}
