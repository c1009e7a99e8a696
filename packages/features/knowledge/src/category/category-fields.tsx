import { useMessages, type BoundField } from '@ssp/feature-kit'
import { TextArea, TextField } from '@ssp/ui'
import * as z from 'zod/mini'
import { ImageField } from '../image/image-field'
import type { ImageUpload } from '../image/use-image-upload'
import { categoryMessages } from '../messages'

/** The rules of a category. `untitled` is the message id for a missing title: create and update have different ones. */
export const categorySchema = (untitled: 'create' | 'update') =>
  z.object({
    label: z.string().check(z.trim(), z.minLength(1, untitled)),
    summary: z.string().check(z.trim()),
    image: z.nullable(z.string()),
  })

/** Props of `CategoryFields`. */
export interface CategoryFieldsProps {
  label: BoundField<string>
  summary: BoundField<string>
  /** The address of the image. */
  image: BoundField<string | null>
  upload: ImageUpload
  /** Whether the image is being removed. Default false. */
  removing?: boolean
  onRemoveImage: () => void
}

/** Title, summary and, once there is a title, the image. */
export function CategoryFields({
  label,
  summary,
  image,
  upload,
  removing = false,
  onRemoveImage,
}: CategoryFieldsProps) {
  const messages = useMessages(categoryMessages)
  return (
    <>
      <TextField required label={messages.title} maxLength={100} autoComplete="off" {...label} />
      <TextArea required label={messages.summary} maxLength={500} rows={4} {...summary} />
      {label.value.trim() !== '' && (
        <ImageField
          src={image.value}
          upload={upload}
          error={image.error}
          removing={removing}
          onRemove={onRemoveImage}
        />
      )}
    </>
  )
}
