import { useMessages } from '@ssp/feature-kit'
import { IconButton, TextField } from '@ssp/ui'
import { Trash2 } from 'lucide-react'
import { blockMessages } from './messages'
import * as styles from './blocks.css'

export interface NodeActionsProps {
  /** The node to which the caption belongs. */
  kind: 'image' | 'video'
  caption: string
  onCaptionChange: (caption: string) => void
  removeLabel: string
  onRemove: () => void
}

/** The caption of an image or a video, and the button that removes it. */
export function NodeActions({ kind, caption, onCaptionChange, removeLabel, onRemove }: NodeActionsProps) {
  const messages = useMessages(blockMessages)
  return (
    <div role="group" aria-label={[messages[kind], caption].filter(Boolean).join(': ')} className={styles.nodeActions}>
      <TextField
        hideLabel
        label={messages.caption}
        placeholder={messages.caption}
        help={kind === 'image' && caption.trim() === '' ? messages.decorative : undefined}
        maxLength={500}
        value={caption}
        onValueChange={onCaptionChange}
      />
      <IconButton label={removeLabel} icon={<Trash2 size={16} />} onClick={onRemove} />
    </div>
  )
}
