import { useHref, useMessages } from '@ssp/feature-kit'
import { Banner, Button, ButtonLink } from '@ssp/ui'
import { useEffect, useRef } from 'react'
import { wizardMessages } from './messages'
import { USER_PANELS, writeTab } from '../user/tab'
import * as styles from './wizard.css'

const PERMISSIONS = writeTab('', USER_PANELS.indexOf('permissions') + 1)

/** Props of `CreatedNotice`. */
export interface CreatedNoticeProps {
  username: string
  /** Whether the account was created with permissions, which are then shown first, so that they can be restricted. */
  hasPermissions: boolean
  /** Called when 'Create another account' is clicked. */
  onAnother: () => void
}

/** 'Account has been created', with the next steps; takes the focus, because the button is unmounted. */
export function CreatedNotice({ username, hasPermissions, onAnother }: CreatedNoticeProps) {
  const href = useHref()
  const messages = useMessages(wizardMessages).confirm
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const address = href(`/access/users/${encodeURIComponent(username)}`) + (hasPermissions ? PERMISSIONS : '')
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <Banner kind="success" text={messages.created} />
      <div className={styles.buttons}>
        <Button onClick={onAnother}>{messages.another}</Button>
        <ButtonLink variant="primary" href={address}>
          {messages.view}
        </ButtonLink>
      </div>
    </div>
  )
}
