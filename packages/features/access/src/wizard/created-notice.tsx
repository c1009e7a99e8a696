import { useHref, useMessages } from '@ssp/feature-kit'
import { Banner, Button, ButtonLink } from '@ssp/ui'
import { useEffect, useRef } from 'react'
import { wizardMessages } from './messages'
import * as styles from './wizard.css'

/** Props of `CreatedNotice`. */
export interface CreatedNoticeProps {
  username: string
  /** Called when 'Create another account' is clicked. */
  onAnother: () => void
}

/** 'Account has been created', and where to go from there; it takes the focus, since the button is gone. */
export function CreatedNotice({ username, onAnother }: CreatedNoticeProps) {
  const href = useHref()
  const messages = useMessages(wizardMessages).confirm
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <Banner kind="success" text={messages.created} />
      <div className={styles.buttons}>
        <Button onClick={onAnother}>{messages.another}</Button>
        <ButtonLink variant="primary" href={href(`/access/users/${encodeURIComponent(username)}`)}>
          {messages.view}
        </ButtonLink>
      </div>
    </div>
  )
}
