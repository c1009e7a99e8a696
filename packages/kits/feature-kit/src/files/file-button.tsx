import { checkFile, type FileRules } from '@ssp/api'
import { Button, type ButtonProps } from '@ssp/ui'
import { useRef } from 'react'
import { useNotify } from '../notify/use-notify'
import { useApi } from '../provider/ssp-context'
import * as styles from './files.css'

/** Props of `FileButton`. */
export interface FileButtonProps extends Pick<ButtonProps, 'children' | 'iconStart' | 'pending'> {
  /** Name of the file input: 'Profile picture'. */
  inputLabel: string
  /** Extensions and largest size of a file. */
  rules: FileRules
  /** Title of the notification that a file breaks the rules. */
  failed: string
  /** Called with a file that keeps the rules. */
  onFile: (file: File) => void
}

/** A button that opens the file chooser. A file that breaks the rules is a notification with the reason. */
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
          // The same file can be chosen again after it was corrected.
          target.value = ''
          const problem = file && checkFile(file, rules, api.messages())
          if (problem) notify.toast({ kind: 'error', title: failed, text: problem })
          else if (file) onFile(file)
        }}
      />
    </span>
  )
}
