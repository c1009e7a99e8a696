import { BlockEditor } from '@ssp/block-editor'
import { hasContent, type Block } from '@ssp/block-editor/model'
import { useMessages, type BoundField } from '@ssp/feature-kit'
import { TextField } from '@ssp/ui'
import * as z from 'zod/mini'
import { ImageField } from '../image/image-field'
import { IMAGE_TYPES } from '../image/image-rules'
import type { BodyImages } from '../image/use-body-images'
import type { ImageUpload } from '../image/use-image-upload'
import { articleMessages } from '../messages'
import * as styles from './article-fields.css'

// Conflicts of two users are merged by block.
const blocks = z.array(z.custom<Block>())
const title = z.string().check(z.trim(), z.minLength(1, 'title'))

/** The rules of a new article; `id` is generated with its first image, and kept with a draft. */
export const newArticleSchema = z.object({
  title,
  image: z.nullable(z.string()),
  body: blocks.check(z.minLength(1, 'noBlocks')),
  id: z.string(),
})

/** The rules of a changed article. */
export const articleSchema = z.object({
  title,
  image: z.nullable(z.string()),
  body: blocks.check(z.refine(hasContent, 'noContent')),
})

/** Props of `ArticleFields`. */
export interface ArticleFieldsProps {
  title: BoundField<string>
  /** The address of the header image. */
  image: BoundField<string | null>
  body: BoundField<Block[]>
  /** Uploads the header image. */
  upload: ImageUpload
  bodyImages: BodyImages
  /** Whether the header image is being removed. Default false. */
  removing?: boolean
  onRemoveImage: () => void
}

/** Title, header image and body of an article. */
export function ArticleFields(props: ArticleFieldsProps) {
  const { title: titleField, image, body, upload, bodyImages, removing = false, onRemoveImage } = props
  const messages = useMessages(articleMessages)
  return (
    <div className={styles.fields}>
      <TextField required label={messages.title} maxLength={100} autoComplete="off" {...titleField} />
      <ImageField src={image.value} upload={upload} error={image.error} removing={removing} onRemove={onRemoveImage} />
      <BlockEditor
        required
        label={messages.body}
        blocks={body.value}
        error={body.error}
        onBlocksChange={body.onValueChange}
        uploadImage={bodyImages.upload}
        imageTypes={IMAGE_TYPES}
        onPendingImagesChange={bodyImages.setPending}
      />
    </div>
  )
}
