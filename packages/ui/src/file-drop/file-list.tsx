import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../button'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { Progress } from '../progress'
import { fileSize } from './accept'
import * as styles from './file-drop.css'

/** A selected file and its upload progress. */
export interface FileItem {
  /** Unique id, passed to `onRemove`. */
  id: string
  /** File name. */
  name: string
  /** Size in bytes. */
  size: number
  /** Upload progress, 0 to 100; undefined before and after the upload. */
  progress?: number | undefined
  /** Result of the upload. */
  state?: 'done' | 'failed' | undefined
  /** Why it failed and how to fix it. */
  error?: string | undefined
}

/** Props of `FileList`; the rest reaches the `ul`. */
export interface FileListProps extends ComponentProps<'ul'> {
  /** The files in order. */
  files: readonly FileItem[]
  /** Called with the id of a file to cancel or remove. */
  onRemove: (id: string) => void
  /** Formats a size in bytes. Default: in steps of 1024, `1.5 MB`. */
  sizeText?: ((bytes: number) => string) | undefined
}

/** Selected files with size, progress and a remove button. */
export function FileList({ files, onRemove, sizeText = fileSize, className, ...rest }: FileListProps) {
  const messages = useUiMessages('fileDrop')
  return (
    <ul role="list" {...rest} className={cx('ssp-FileList', styles.list, className)}>
      {files.map(({ id, name, size, progress, state, error }) => (
        <li key={id} className={cx('ssp-FileList__item', styles.item)}>
          <div>
            <div className={styles.name}>{name}</div>
            <div data-state={state} className={styles.meta}>
              {sizeText(size)}
              {state === 'done' && ` · ${messages.done}`}
              {state === 'failed' && ` · ${error ?? messages.failed}`}
            </div>
            {progress !== undefined && <Progress label={name} value={progress} hideLabel />}
          </div>
          <IconButton
            size="small"
            label={progress === undefined ? messages.remove(name) : messages.cancel(name)}
            icon={<X size={16} />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  )
}
