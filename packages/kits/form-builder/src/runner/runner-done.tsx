import { useMessages } from '@ssp/feature-kit'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { runMessages } from './messages'
import * as styles from './survey-runner.css'

/** Shown after the answers were sent; takes the focus, because the button that had it is unmounted. */
export function RunnerDone({ title }: { title: string | undefined }) {
  const messages = useMessages(runMessages)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <div ref={root} tabIndex={-1} className={styles.done}>
      <CircleCheck size={32} aria-hidden="true" className={styles.doneIcon} />
      <h1 className={styles.title}>{messages.doneTitle}</h1>
      <p className={styles.lead}>{messages.done}</p>
      {title && <p className={styles.hint}>{title}</p>}
    </div>
  )
}
