import { useMessages } from '@ssp/feature-kit'
import { Button, FileDrop } from '@ssp/ui'
import * as fieldStyles from '../../fields/fields.css'
import { editorMessages } from '../../messages'
import * as styles from './editor.css'
import { UploadProgress } from './upload-progress'
import { useImageUpload, type ImageUploadOptions } from './use-image-upload'

/** Accepts one image at a time. After a failure the file is kept for a retry. */
export function ImageUpload(options: ImageUploadOptions) {
  const text = useMessages(editorMessages)
  const { send, current } = useImageUpload(options)
  if (!send) return <p className={fieldStyles.muted}>{text.noUpload}</p>
  if (current && current.failure === undefined) return <UploadProgress fieldId={options.fieldId} />
  return (
    <FileDrop label={text.upload} accept={['image/*']} onFiles={([file]) => file && void send(file)}>
      {current && (
        <div role="alert" className={styles.failure}>
          {current.failure}
          <Button size="small" onClick={() => void send(current.file)}>
            {text.uploadAgain}
          </Button>
        </div>
      )}
    </FileDrop>
  )
}
