import { Field, Skeleton, useField, type FieldProps } from '@ssp/ui'
import { lazy, Suspense } from 'react'
import type { Block } from '../model'
import { BlockView } from './block-view'
import { IMAGE_TYPES } from './image-files'
import type { UploadImage } from './image-uploads'
import * as styles from './blocks.css'

/** Props of `BlockEditor`. */
export interface BlockEditorProps extends FieldProps {
  /** The blocks in order; empty if there is no content. */
  blocks: readonly Block[]
  /** Called with all blocks after every change. Images are omitted until they are uploaded; see `onPendingImagesChange`. */
  onBlocksChange: (blocks: Block[]) => void
  /** Uploads an image and resolves to the address to store. Without it, images cannot be added. */
  uploadImage?: UploadImage | undefined
  /** Media types of the images that can be added. Default PNG, JPEG, GIF and SVG. */
  imageTypes?: readonly string[]
  /** Called with the number of images that are uploading or failed. Blocks saved while it is above 0 lack these images. */
  onPendingImagesChange?: ((count: number) => void) | undefined
  /** Whether the blocks are read-only. Default false. */
  readOnly?: boolean
}

const BlocksControl = lazy(async () => ({ default: (await import('./blocks-control')).BlocksControl }))

/** A field of headers, paragraphs, lists, images and videos. The editor is loaded on first render. */
export function BlockEditor(props: BlockEditorProps) {
  const { frame, control, rest } = useField(props)
  const {
    blocks,
    onBlocksChange,
    uploadImage,
    imageTypes = IMAGE_TYPES,
    onPendingImagesChange,
    readOnly = false,
  } = rest
  return (
    <Field {...frame}>
      {readOnly ? (
        <div
          id={control.id}
          role="group"
          aria-labelledby={frame.labelId}
          aria-describedby={control['aria-describedby']}
          className={styles.locked}
        >
          <BlockView blocks={blocks} />
        </div>
      ) : (
        <Suspense fallback={<Skeleton shape="block" height={280} />}>
          <BlocksControl
            blocks={blocks}
            onBlocksChange={onBlocksChange}
            uploadImage={uploadImage}
            imageTypes={imageTypes}
            onPendingImagesChange={onPendingImagesChange}
            labelledBy={frame.labelId}
            control={control}
          />
        </Suspense>
      )}
    </Field>
  )
}
