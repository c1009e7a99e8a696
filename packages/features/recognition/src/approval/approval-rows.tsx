import type { Recognition } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { Checkbox } from '@ssp/ui'
import { giverOf, receiverOf } from '../list/recognition-card'
import { recognitionCardMessages } from '../messages'
import * as styles from './approval-panel.css'

/** Props of `ApprovalRows`. */
export interface ApprovalRowsProps {
  /** Name of the list, for assistive technology. */
  label: string
  rows: readonly Recognition[]
  /** Ids of the ticked rows. */
  ticked: ReadonlySet<string>
  onTicked: (ids: ReadonlySet<string>) => void
}

/** Recognitions that await approval, each with a checkbox. The message is shown, because it is what is judged. */
export function ApprovalRows({ label, rows, ticked, onTicked }: ApprovalRowsProps) {
  const messages = useMessages(recognitionCardMessages)
  const tick = (id: string, on: boolean) => {
    const next = new Set(ticked)
    if (on) next.add(id)
    else next.delete(id)
    onTicked(next)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
    <ul role="list" aria-label={label} className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <Checkbox
            label={messages.name(giverOf(row, messages), receiverOf(row, messages))}
            help={[row.type_title, row.badge_name].filter(Boolean).join(' · ')}
            checked={ticked.has(row.id)}
            onCheckedChange={(on) => tick(row.id, on)}
          />
          {row.message && <p className={styles.message}>{row.message}</p>}
        </li>
      ))}
    </ul>
  )
}
