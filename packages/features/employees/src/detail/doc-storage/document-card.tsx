import type { Document } from '@ssp/api'
import { Can, FileIcon, formatDate, useHref, useMessages } from '@ssp/feature-kit'
import { Badge, ButtonLink, IconButton } from '@ssp/ui'
import { Download, Info, Trash2 } from 'lucide-react'
import * as files from '../files/files.css'
import * as styles from './doc-storage.css'
import { docStorageMessages } from './messages'

/** Props of `DocumentCard`. */
export interface DocumentCardProps {
  document: Document
  /** Whether it is personal to the employee: only then can it be deleted here. */
  isPersonal: boolean
  /** Whether its address is being requested. */
  opening: boolean
  onDownload: () => void
  /** Undefined if strict rights forbid it. */
  onRemove: (() => void) | undefined
}

/** One document: its kind, its owner, and its actions. */
export function DocumentCard({ document, isPersonal, opening, onDownload, onRemove }: DocumentCardProps) {
  const text = useMessages(docStorageMessages)
  const href = useHref()
  const { name } = document
  return (
    <li className={styles.card}>
      <div className={files.row}>
        <FileIcon name={name} />
        <div className={files.what}>
          <p className={files.name}>{name}</p>
          <p className={files.meta}>
            <Badge tone={isPersonal ? 'neutral' : 'info'}>{isPersonal ? text.personal : text.shared}</Badge>
            <span>{text.uploaded(formatDate(document.createdDt))}</span>
          </p>
        </div>
        <div className={files.actions}>
          {!isPersonal && (
            <Can permission="DOCUMENTS_VIEW">
              <ButtonLink
                size="small"
                variant="quiet"
                href={href(`/client/documents/${document.document_id}`)}
                aria-label={text.info(name)}
                iconStart={<Info size={16} />}
              />
            </Can>
          )}
          <IconButton
            size="small"
            label={text.download(name)}
            icon={<Download size={16} />}
            pending={opening}
            onClick={onDownload}
          />
          {isPersonal && onRemove && (
            <IconButton size="small" label={text.remove(name)} icon={<Trash2 size={16} />} onClick={onRemove} />
          )}
        </div>
      </div>
    </li>
  )
}
