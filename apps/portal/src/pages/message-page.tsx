import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import * as styles from './message-page.css'

export interface MessagePageProps extends Omit<ComponentProps<'div'>, 'title'> {
  icon: LucideIcon
  title: string
  /** What happened. */
  text: string
  /** What to do next. */
  nextStep?: string
  /** The main action: a link or button. */
  action: ReactNode
  /** Details under the text. */
  children?: ReactNode
}

/** The pattern of all error pages: icon, title, reason, next step, one action. */
export function MessagePage({ icon: Icon, title, text, nextStep, action, children, ...rest }: MessagePageProps) {
  return (
    <div {...rest} className={styles.root}>
      <span className={styles.icon}>
        <Icon size={24} aria-hidden />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
      {nextStep && <p className={styles.text}>{nextStep}</p>}
      <div className={styles.action}>{action}</div>
    </div>
  )
}
