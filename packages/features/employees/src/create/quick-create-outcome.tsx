import { ButtonLink } from '@ssp/ui'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWords } from '../use-words'
import * as styles from './quick-create.css'

/** Why nothing was made; stands at the submit button, which is always in view. */
export function QuickCreateRefused({ message, reason }: { message: string; reason?: string | undefined }) {
  return (
    <div role="alert" className={styles.refusal}>
      <CircleAlert size={16} className={styles.refusalIcon} />
      <div>
        <p className={styles.refusalMessage}>{message}</p>
        {reason && <p className={styles.refusalReason}>{reason}</p>}
      </div>
    </div>
  )
}

/** The success message with its link (R2-229, R2-230); it takes the focus, since the form and its button are gone. */
export function QuickCreateDone({ href }: { href: string | null }) {
  const words = useWords().quickCreate
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className={styles.done}>
      <CircleCheck size={24} className={styles.doneIcon} />
      <p ref={message} tabIndex={-1} className={styles.doneMessage}>
        {words.created}
      </p>
      {href && <ButtonLink href={href}>{words.viewCreated}</ButtonLink>}
    </div>
  )
}
