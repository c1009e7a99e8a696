import type { SharedDocument } from '@ssp/api'
import { FileIcon, formatDate, formatDateTime, useMessages } from '@ssp/feature-kit'
import { Badge } from '@ssp/ui'
import { fileMessages } from '../messages'
import * as styles from './file-cells.css'

/** The name of a file with its icon. */
export function Filename({ name }: { name: string }) {
  return (
    <span className={styles.file}>
      <FileIcon name={name} />
      <span title={name} className={styles.filename}>
        {name}
      </span>
    </span>
  )
}

/** The client of the other side, if sender and recipient belong to different clients. */
export const otherClient = ({ client_from: from, client_to: to }: SharedDocument, side: 'from' | 'to') =>
  from === to ? undefined : side === 'from' ? from : to

/** A message of up to 2,000 characters, cut to two lines; the full text on hover. */
export function Message({ text }: { text: string }) {
  return (
    text && (
      <span title={text} className={styles.message}>
        {text}
      </span>
    )
  )
}

/** The notable state of a received file: new, expiring, or no longer available. */
export function ReceivedState({ document }: { document: SharedDocument }) {
  const messages = useMessages(fileMessages)
  const { available, viewed_at: viewed, expires_at: expires } = document
  if (!available) return <Badge tone="danger">{messages.expired}</Badge>
  if (viewed !== null && expires === null) return null
  return (
    <>
      {viewed === null && <Badge tone="info">{messages.isNew}</Badge>}
      {expires !== null && <Badge>{messages.expires(formatDate(expires))}</Badge>}
    </>
  )
}

/** When a file was deleted, and whether by a recall. */
export function DeletedAt({ document: { deleted_at: at, recalled_at: recalled } }: { document: SharedDocument }) {
  const messages = useMessages(fileMessages)
  if (at === null) return null
  return (
    <span className={styles.dated}>
      <span title={formatDateTime(at)}>{recalled === null ? formatDateTime(at) : formatDate(at)}</span>
      {recalled !== null && <Badge tone="warning">{messages.recalled}</Badge>}
    </span>
  )
}
