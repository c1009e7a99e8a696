import { Badge } from '@ssp/ui'
import type { ReactNode } from 'react'
import * as styles from './do-dont.css'

interface Side {
  /** The example. */
  example: ReactNode
  /** Why, in one sentence. */
  reason: string
}

/** Props of `DoDont`. */
export interface DoDontProps {
  /** The example to follow. */
  do: Side
  /** The counterexample. */
  dont: Side
}

const verdicts = {
  do: { label: 'Do', tone: 'success' },
  dont: { label: 'Don’t', tone: 'danger' },
} as const

/** An example beside its counterexample, each with the reason. */
export function DoDont(props: DoDontProps) {
  return (
    <div className={styles.pair}>
      {(['do', 'dont'] as const).map((side) => {
        const { label, ...badge } = verdicts[side]
        return (
          <section key={side} aria-label={label} className={styles.side}>
            <div className={styles.verdict}>
              <Badge {...badge}>{label}</Badge>
              <span className={styles.reason}>{props[side].reason}</span>
            </div>
            {props[side].example}
          </section>
        )
      })}
    </div>
  )
}

/** Controls side by side. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
