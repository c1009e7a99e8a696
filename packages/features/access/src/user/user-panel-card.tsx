import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import * as styles from './user-detail.css'

/** Props of `UserPanelCard`. */
export interface UserPanelCardProps {
  /** Names the panel. */
  title: string
  /** What it is for, in one line. */
  text: string
  /** Whether it is open. */
  open: boolean
  /** Hears the press on its head. */
  onPress: () => void
  /** What it shows; drawn only while it is open. */
  children: ReactNode
}

/** One panel: a head that opens and closes it, and what it holds. */
export function UserPanelCard({ title, text, open, onPress, children }: UserPanelCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={`${id}head`} className={styles.panel}>
      <h2 className={styles.heading}>
        <button
          type="button"
          id={`${id}head`}
          aria-expanded={open}
          aria-controls={open ? `${id}body` : undefined}
          className={styles.toggle}
          onClick={onPress}
        >
          <span>{title}</span>
          <span className={styles.toggleText}>{text}</span>
          <ChevronDown size={18} aria-hidden className={styles.chevron} />
        </button>
      </h2>
      {open && (
        <div id={`${id}body`} className={styles.body}>
          {children}
        </div>
      )}
    </section>
  )
}
