import { Link } from '@ssp/ui'
import type { ReactNode } from 'react'
import * as styles from './message-page.css'

export interface MessagePageProps {
  title: string
  text: string
  /** The one way on. */
  action: { label: string; href: string }
  /** What more there is to say, under the text. */
  children?: ReactNode
}

/** A page that says one thing and shows the way on. */
export function MessagePage({ title, text, action, children }: MessagePageProps) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
      <Link href={action.href} variant="inline">
        {action.label}
      </Link>
    </div>
  )
}
