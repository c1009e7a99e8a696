import { documentTypes, errorIdOf, errorText } from '@ssp/api'
import { Banner, Button, FileDrop, FileList, Progress } from '@ssp/ui'
import { documentUploadMessages } from './messages'
import { useMessages } from '../messages/use-messages'
import * as styles from './files.css'
import { useUnsavedInput } from '../form/input-panel'
import { fileItem } from '../uploads/file-item'
import { useDocumentUpload, type DocumentUploadOptions } from './use-document-upload'

const ACCEPT = Object.keys(documentTypes).map((extension) => `.${extension}`)
/** Maximum file size in bytes (3-decisions 92). */
const MAX_SIZE = 256 * 1024 * 1024

/** Props of `DocumentUpload`. */
export interface DocumentUploadProps extends DocumentUploadOptions {
  /** Label of the drop zone: 'File'. */
  label: string
}

/** An upload box for one stored document, with progress and errors. */
export function DocumentUpload({ label, ...options }: DocumentUploadProps) {
  const text = useMessages(documentUploadMessages)
  const { item, isFinishing, error, take, cancel, retry } = useDocumentUpload(options)
  const isBusy = item?.state === 'sending' || item?.state === 'waiting' || isFinishing
  const canRetry = error !== null || (item?.state === 'failed' && !item.isRejected)
  useUnsavedInput(isBusy || canRetry)
  return (
    <div className={`ssp-DocumentUpload ${styles.upload}`}>
      <FileDrop label={label} accept={ACCEPT} maxSize={MAX_SIZE} disabled={isBusy} onFiles={take}>
        {item && <FileList onRemove={cancel} files={[fileItem(item)]} />}
      </FileDrop>
      {isFinishing && <Progress label={text.checking} />}
      {canRetry && !isBusy && (
        <Banner
          text={error === null ? text.failed : errorText(error, text.unknown)}
          errorId={error === null ? undefined : errorIdOf(error)}
          action={
            <Button size="small" onClick={retry}>
              {text.retry}
            </Button>
          }
        />
      )}
    </div>
  )
}
