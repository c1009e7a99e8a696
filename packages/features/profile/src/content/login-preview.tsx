import type { ThemeContent } from '@ssp/api'
import { formatDate, toApiDate, useClient, useMessages } from '@ssp/feature-kit'
import { Badge, Card } from '@ssp/ui'
import { useState } from 'react'
import { loginTextState } from '../model/content'
import { previewMessages } from './messages'
import type { useLoginImages } from './use-login-images'
import * as styles from './login-preview.css'

/** Props of `LoginPreview`. */
export interface LoginPreviewProps {
  /** The texts and dates of the form. */
  content: ThemeContent
  /** Whether they differ from the saved ones. */
  edited: boolean
  images: ReturnType<typeof useLoginImages>
}

/** A small login page with these texts in the client's brand, and whether it shows them today. */
export function LoginPreview({ content, edited, images: { logo, background } }: LoginPreviewProps) {
  const messages = useMessages(previewMessages)
  const { clientName } = useClient()
  const heading = content.loginHeading || messages.heading
  // As on the login page: without a logo the name is already shown in its place.
  const lead = content.loginSubHeading || (logo === null ? '' : clientName)
  return (
    <Card title={messages.title} description={edited ? messages.edited : messages.saved}>
      <div role="img" aria-label={messages.picture(heading, lead || clientName)} className={styles.page}>
        {background && (
          <>
            <img src={background} alt="" className={styles.background} />
            <div className={styles.overlay} />
          </>
        )}
        <div className={styles.card}>
          <div className={styles.logoBox}>
            {logo && <img src={logo} alt="" className={styles.logo} />}
            {logo === null && <p className={styles.name}>{clientName}</p>}
          </div>
          <div>
            <p className={styles.heading}>{heading}</p>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          <div className={styles.field} />
          <div className={styles.field} />
          <div className={styles.button}>{messages.submit}</div>
        </div>
      </div>
      <TextState content={content} edited={edited} />
    </Card>
  )
}

/** Whether the texts are shown today, and what is shown otherwise. */
function TextState({ content, edited }: Omit<LoginPreviewProps, 'images'>) {
  const messages = useMessages(previewMessages)
  const { clientName } = useClient()
  const [today] = useState(() => toApiDate(new Date()))
  const state = loginTextState(content, today)
  if (!state) return null
  const instead = messages.instead(messages.heading, clientName)
  const shown = (until: string | null) => {
    if (until === null) return edited ? messages.onceSaved : messages.shown
    return (edited ? messages.onceSavedUntil : messages.shownUntil)(formatDate(until))
  }
  return (
    <p role="status" className={styles.state}>
      {state.is === 'shown' && <Badge tone={edited ? 'info' : 'success'}>{shown(state.until)}</Badge>}
      {state.is === 'upcoming' && (
        <>
          <Badge tone="info">{messages.upcoming(formatDate(state.from))}</Badge>
          <span>{messages.until(messages.heading, clientName)}</span>
        </>
      )}
      {state.is === 'over' && (
        <>
          <Badge tone="warning">{messages.over(formatDate(state.since))}</Badge>
          <span>{instead}</span>
        </>
      )}
      {state.is === 'unset' && (
        <>
          <Badge>{messages.unset}</Badge>
          <span>{instead}</span>
        </>
      )}
    </p>
  )
}
