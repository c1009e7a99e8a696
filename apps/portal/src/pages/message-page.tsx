import { Link } from '@ssp/ui'
import * as styles from './message-page.css'

export interface MessagePageProps {
  title: string
  text: string
  /** The one way on. */
  action: { label: string; href: string }
}

/** A page that says one thing and shows the way on. */
export function MessagePage({ title, text, action }: MessagePageProps) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <Link href={action.href} variant="inline">
        {action.label}
      </Link>
    </div>
  )
}
