import { CircleAlert, Upload } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { fileSize, refusal } from './accept'
import * as styles from './file-drop.css'

/** Props of `FileDrop`; the rest reaches the root. */
export interface FileDropProps extends Omit<ComponentProps<'div'>, 'onDrop'> {
  /** What is asked for, for example "Payslips". */
  label: string
  /** What may be chosen, as in HTML: `.csv`, `image/*`, `application/pdf`. Default everything. */
  accept?: readonly string[] | undefined
  /** Largest size of one file in bytes. Default no limit. */
  maxSize?: number | undefined
  /** Whether several files may be chosen. Default false. */
  multiple?: boolean | undefined
  /** Whether nothing may be chosen now. Default false. */
  disabled?: boolean | undefined
  /** Hears the files that fit; the others are named below the zone. */
  onFiles: (files: File[]) => void
  /** The files that were taken: a `FileList` of `FileItem`. */
  children?: ReactNode
}

/** A place to drop files on, or to press for the browser's own choice. Type and size are checked before a file is handed on. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    accept = [],
    maxSize,
    multiple = false,
    disabled = false,
    onFiles,
    children,
    className,
    ...rest
  } = props
  const words = useUiMessages('fileDrop')
  const errorId = useId()
  const [over, setOver] = useState(false)
  const [errors, setErrors] = useState<string[]>([])
  const limit = maxSize === undefined ? '' : fileSize(maxSize)

  const take = (chosen: File[]) => {
    const refused = chosen.map((file) => {
      const why = refusal(file, accept, maxSize)
      if (why === undefined) return undefined
      return why === 'tooLarge' ? words.tooLarge(file.name, limit) : words.wrongType(file.name)
    })
    const fitting = chosen.filter((_, index) => refused[index] === undefined)
    const extra = !multiple && fitting.length > 1
    setErrors([...refused.filter((text) => text !== undefined), ...(extra ? [words.onlyOne] : [])])
    if (fitting.length > 0 && !extra) onFiles(fitting)
  }

  return (
    <div {...rest} className={cx('ssp-FileDrop', styles.root, className)}>
      <div
        data-state={disabled ? 'disabled' : over ? 'over' : undefined}
        className={cx('ssp-FileDrop__zone', styles.zone)}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        <Upload size={20} />
        <span aria-hidden>
          <span className={styles.choose}>{multiple ? words.chooseMany : words.choose}</span>{' '}
          {multiple ? words.hintMany : words.hint}
        </span>
        {(accept.length > 0 || limit) && (
          <span>{[accept.join(', '), limit && words.limit(limit)].filter(Boolean).join(' · ')}</span>
        )}
        <input
          type="file"
          aria-label={label}
          aria-describedby={errors.length > 0 ? errorId : undefined}
          accept={accept.join(',') || undefined}
          multiple={multiple}
          disabled={disabled}
          className={cx('ssp-FileDrop__input', styles.input)}
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            // The same file can be chosen again after it was put right.
            event.target.value = ''
          }}
        />
      </div>
      <div id={errorId} role="alert">
        {errors.map((text) => (
          <p key={text} className={cx('ssp-FileDrop__error', styles.error)}>
            <CircleAlert size={16} style={{ flex: 'none' }} />
            {text}
          </p>
        ))}
      </div>
      {children}
    </div>
  )
}
