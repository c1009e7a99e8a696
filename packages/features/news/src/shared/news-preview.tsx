import { BlockView } from '@ssp/block-editor'
import type { Block } from '@ssp/block-editor/model'
import { formatDate, useFileAddress, useMessages } from '@ssp/feature-kit'
import { Button, Dialog } from '@ssp/ui'
import { BookCheck } from 'lucide-react'
import { newsPreviewMessages } from '../messages'
import * as styles from './news-preview.css'

/** Props of `NewsPreview`. */
export interface NewsPreviewProps {
  open: boolean
  onClose: () => void
  title: string
  /** Address of the featured image; empty if there is none. */
  img: string
  blocks: readonly Block[]
  /** Time of publication; null for an article that is not published. */
  published: string | null
  requireRead: boolean
}

/** The article as employees see it. */
export function NewsPreview({ open, onClose, title, img, blocks, published, requireRead }: NewsPreviewProps) {
  const messages = useMessages(newsPreviewMessages)
  const fileAddress = useFileAddress()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="md"
      title={messages.title}
      description={messages.description}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <article className={styles.article}>
        {img && <img src={fileAddress(img)} alt="" className={styles.image} />}
        <header>
          <h2 className={styles.title}>{title}</h2>
          {published && <p className={styles.date}>{formatDate(published)}</p>}
        </header>
        <BlockView blocks={[...blocks]} />
        {requireRead && (
          <p className={styles.note}>
            <BookCheck size={16} aria-hidden />
            {messages.confirm}
          </p>
        )}
      </article>
    </Dialog>
  )
}
