import { CircleAlert, Upload } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { requiredMark } from '../field/field.css'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { fileSize, rejectionOf } from './accept'
import * as styles from './file-drop.css'

/** Props of `FileDrop`; the rest reaches the root. */
export interface FileDropProps extends Omit<ComponentProps<'div'>, 'onDrop'> {
  /** Label, for example "Payslips". */
  label: string
  /** Accepted types as in HTML: `.csv`, `image/*`, `application/pdf`. Default everything. */
  accept?: readonly string[] | undefined
  /** Maximum size of one file in bytes. Default no limit. */
  maxSize?: number | undefined
  /** Whether several files may be chosen. Default false. */
  multiple?: boolean | undefined
  /** Whether a file is required; marks the zone. Default false. */
  required?: boolean | undefined
  /** Whether the zone is disabled. Default false. */
  disabled?: boolean | undefined
  /** What is wrong with the content of the last chosen file. Default: no error. */
  error?: string | undefined
  /** Called with the accepted files; rejected ones are listed below the zone. */
  onFiles: (files: File[]) => void
  /** The accepted files: a `FileList` of `FileItem`. */
  children?: ReactNode
}

/** A drop zone that also opens the browser's file dialog. Type and size are checked before `onFiles`. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    accept = [],
    maxSize,
    multiple = false,
    required = false,
    disabled = false,
    error,
    onFiles,
    children,
    className,
    ...rest
  } = props
  const messages = useUiMessages('fileDrop')
  const errorId = useId()
  const [over, setOver] = useState(false)
  const [rejected, setRejected] = useState<string[]>([])
  const errors = rejected.length > 0 || error === undefined ? rejected : [error]
  const limit = maxSize === undefined ? '' : fileSize(maxSize)

  const take = (chosen: File[]) => {
    const rejections = chosen.map((file) => {
      const rejection = rejectionOf(file, accept, maxSize)
      if (rejection === undefined) return undefined
      return rejection === 'tooLarge' ? messages.tooLarge(file.name, limit) : messages.wrongType(file.name)
    })
    const fitting = chosen.filter((_, index) => rejections[index] === undefined)
    const extra = !multiple && fitting.length > 1
    setRejected([...rejections.filter((text) => text !== undefined), ...(extra ? [messages.onlyOne] : [])])
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
          <span className={styles.choose}>{multiple ? messages.chooseMany : messages.choose}</span>{' '}
          {multiple ? messages.hintMany : messages.hint}
          {required && <span className={requiredMark}>{'\u00a0*'}</span>}
        </span>
        {(accept.length > 0 || limit) && (
          <span>{[accept.join(', '), limit && messages.limit(limit)].filter(Boolean).join(' · ')}</span>
        )}
        <input
          type="file"
          aria-label={label}
          aria-describedby={errors.length > 0 ? errorId : undefined}
          aria-invalid={errors.length > 0 || undefined}
          accept={accept.join(',') || undefined}
          multiple={multiple}
          required={required}
          disabled={disabled}
          className={cx('ssp-FileDrop__input', styles.input)}
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            // Allows the user to choose the same file again after correcting it.
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
