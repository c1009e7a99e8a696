import { useMessages } from '@ssp/feature-kit'
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { removeBlock } from './block-commands'
import { blockMessages } from './messages'
import { NodeActions } from './node-actions'
import { VideoFrame } from './video-frame'
import * as styles from './blocks.css'

/** A video in the editor. */
export function EmbedNodeView({ node, selected, editor, updateAttributes, getPos }: ReactNodeViewProps) {
  const messages = useMessages(blockMessages)
  const { embed, caption } = node.attrs as { embed: string; caption: string }
  return (
    <NodeViewWrapper className={styles.node} data-selected={selected || undefined}>
      <VideoFrame embed={embed} title={caption} />
      <NodeActions
        kind="video"
        caption={caption}
        onCaptionChange={(value) => updateAttributes({ caption: value })}
        removeLabel={messages.removeVideo(caption)}
        onRemove={() => removeBlock(editor, getPos())}
      />
    </NodeViewWrapper>
  )
}
