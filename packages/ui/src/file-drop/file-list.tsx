import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../button'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { Progress } from '../progress'
import { fileSize } from './accept'
import * as styles from './file-drop.css'

/** One chosen file and how far its upload has come. */
export interface FileItem {
  /** Names the file to `onRemove`. */
  id: string
  /** Its name. */
  name: string
  /** Its size in bytes. */
  size: number
  /** How much has been sent, 0 to 100; left out before the upload begins and after it. */
  progress?: number | undefined
  /** How it ended. */
  state?: 'done' | 'failed' | undefined
  /** Why it failed and what to do. */
  error?: string | undefined
}

/** Props of `FileList`; the rest reaches the `ul`. */
export interface FileListProps extends ComponentProps<'ul'> {
  /** The files in order. */
  files: readonly FileItem[]
  /** Hears the id of a file whose cross was pressed: stop its upload or take it away. */
  onRemove: (id: string) => void
}

/** Chosen files with size, progress and a cross. */
export function FileList({ files, onRemove, className, ...rest }: FileListProps) {
  const words = useUiMessages('fileDrop')
  return (
    <ul role="list" {...rest} className={cx('ssp-FileList', styles.list, className)}>
      {files.map(({ id, name, size, progress, state, error }) => (
        <li key={id} className={cx('ssp-FileList__item', styles.item)}>
          <div>
            <div className={styles.name}>{name}</div>
            <div data-state={state} className={styles.meta}>
              {fileSize(size)}
              {state === 'done' && ` · ${words.done}`}
              {state === 'failed' && ` · ${error ?? words.failed}`}
            </div>
            {progress !== undefined && <Progress label={name} value={progress} hideLabel />}
          </div>
          <IconButton
            size="small"
            label={progress === undefined ? words.remove(name) : words.cancel(name)}
            icon={<X size={16} />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  )
}
