import { useMessages } from '@ssp/feature-kit'
import { Progress } from '@ssp/ui'
import * as fieldStyles from '../../fields/fields.css'
import { editorMessages } from '../../messages'
import { useBuilderState } from '../builder-context'

/** The progress of a field's upload, or why it failed; renders nothing without an upload. */
export function UploadProgress({ fieldId }: { fieldId: number }) {
  const text = useMessages(editorMessages)
  const upload = useBuilderState(({ uploads }) => uploads.get(fieldId))
  if (!upload) return null
  if (upload.failure !== undefined) return <p className={fieldStyles.muted}>{upload.failure}</p>
  return <Progress label={text.uploading(upload.file.name)} value={upload.progress * 100} />
}
