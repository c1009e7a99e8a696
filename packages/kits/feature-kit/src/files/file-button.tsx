import { checkFile, type FileRules } from '@ssp/api'
import { Button, type ButtonProps } from '@ssp/ui'
import { useRef } from 'react'
import { useNotify } from '../notify/use-notify'
import { useApi } from '../provider/ssp-context'
import * as styles from './files.css'

/** Props of `FileButton`. */
export interface FileButtonProps extends Pick<ButtonProps, 'children' | 'iconStart' | 'pending'> {
  /** Accessible name of the file input: 'Profile picture'. */
  inputLabel: string
  /** Allowed extensions and maximum size. */
  rules: FileRules
  /** Title of the notification for an invalid file. */
  failed: string
  /** Called with a valid file. */
  onFile: (file: File) => void
}

/** A button that opens the file chooser. An invalid file causes a notification with the reason. */
export function FileButton({ inputLabel, rules, failed, onFile, ...button }: FileButtonProps) {
  const notify = useNotify()
  const api = useApi()
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={styles.fileButton}>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={inputLabel}
        accept={rules.extensions?.map((each) => `.${each}`).join(',')}
        className={styles.fileInput}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows the user to choose the same file again after correcting it.
          target.value = ''
          const problem = file && checkFile(file, rules, api.messages())
          if (problem) notify.toast({ kind: 'error', title: failed, text: problem })
          else if (file) onFile(file)
        }}
      />
    </span>
  )
}
