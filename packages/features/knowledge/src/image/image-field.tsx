import { useFileAddress, useMessages } from '@ssp/feature-kit'
import { Banner, Button, FileDrop, FileList } from '@ssp/ui'
import { useId } from 'react'
import { imageMessages } from '../messages'
import * as styles from './image-field.css'
import { IMAGE_RULES } from './image-rules'
import type { ImageUpload } from './use-image-upload'

const ACCEPT = IMAGE_RULES.extensions.map((extension) => `.${extension}`)

/** Props of `ImageField`. */
export interface ImageFieldProps {
  /** Address of the image; null if there is none. */
  src: string | null
  upload: ImageUpload
  error?: string | undefined
  /** Whether the image is being removed. Default false. */
  removing?: boolean
  onRemove: () => void
}

/** The image of a record: shown, removed, or replaced by an upload. */
export function ImageField({ src, upload, error, removing = false, onRemove }: ImageFieldProps) {
  const messages = useMessages(imageMessages)
  const fileAddress = useFileAddress()
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId} className={styles.field}>
      <span id={labelId} className={styles.label}>
        {messages.label}
      </span>
      <div className={styles.choice}>
        {src !== null && (
          <div className={styles.present}>
            <img src={fileAddress(src)} alt="" className={styles.image} />
            <Button size="small" pending={removing} onClick={onRemove}>
              {messages.remove}
            </Button>
          </div>
        )}
        <FileDrop
          label={src === null ? messages.add : messages.replace}
          accept={ACCEPT}
          maxSize={IMAGE_RULES.maxBytes}
          disabled={upload.isSending}
          onFiles={([first]) => first && upload.choose(first)}
          className={styles.drop}
        >
          {upload.file && <FileList files={[upload.file]} onRemove={upload.clear} />}
        </FileDrop>
      </div>
      {upload.file?.state === 'failed' && (
        <div>
          <Button size="small" onClick={upload.retry}>
            {messages.retry}
          </Button>
        </div>
      )}
      {error && <Banner text={error} />}
    </div>
  )
}
