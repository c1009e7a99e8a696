import { useFileAddress, useMessages } from '@ssp/feature-kit'
import { Button, Progress } from '@ssp/ui'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { useSyncExternalStore } from 'react'
import { removeBlock } from './block-commands'
import { blockMessages } from './messages'
import { NodeActions } from './node-actions'
import type { ImageUploads } from './image-uploads'
import * as styles from './blocks.css'

const nothing = () => () => {}

/** An image in the editor: uploaded, uploading or failed. */
export function ImageNodeView({ node, selected, editor, extension, updateAttributes, getPos }: ReactNodeViewProps) {
  const messages = useMessages(blockMessages)
  const fileAddress = useFileAddress()
  const uploads = extension.options['uploads'] as ImageUploads | undefined
  const { url, caption, upload: id } = node.attrs as { url: string | null; caption: string; upload: string | null }
  const upload = useSyncExternalStore(uploads?.subscribe ?? nothing, () => (id ? uploads?.get(id) : undefined))
  const source = url ?? upload?.url ?? upload?.preview
  const name = caption || upload?.file.name || ''
  return (
    <NodeViewWrapper className={styles.node} data-selected={selected || undefined}>
      {source && <img src={fileAddress(source)} alt={name} data-state={upload?.state} className={styles.image} />}
      {upload?.state === 'sending' && <Progress label={messages.uploading(name)} value={upload.progress * 100} />}
      {upload?.state === 'failed' && id && (
        <div role="alert" className={styles.failed}>
          <span>{upload.message || messages.uploadFailed}</span>
          <Button size="small" variant="secondary" onClick={() => uploads?.retry(id)}>
            {messages.tryAgain}
          </Button>
        </div>
      )}
      <NodeActions
        kind="image"
        caption={caption}
        onCaptionChange={(value) => updateAttributes({ caption: value })}
        removeLabel={messages.removeImage(name)}
        onRemove={() => removeBlock(editor, getPos())}
      />
    </NodeViewWrapper>
  )
}
