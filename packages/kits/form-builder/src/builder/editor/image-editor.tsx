import { useMessages } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { DesignField } from '../../fields/design-field'
import { editorMessages } from '../../messages'
import type { PartProps } from './part-props'
import * as styles from './editor.css'
import { ImageUpload } from './image-upload'
import { LimitedText } from './limited-text'

/** One image with its description. */
export function ImageEditor({ field, onChange }: PartProps) {
  const text = useMessages(editorMessages)
  return (
    <>
      <LimitedText label={text.imageName} value={field.label} onChange={(label) => onChange({ ...field, label })} />
      {field.url ? (
        <div className={styles.image}>
          <DesignField field={field} />
          <Button size="small" onClick={() => onChange({ ...field, url: '' })}>
            {text.removeThisImage}
          </Button>
        </div>
      ) : (
        <ImageUpload fieldId={field.id} fileName={String(field.id)} apply={(now, url) => ({ ...now, url })} />
      )}
    </>
  )
}
