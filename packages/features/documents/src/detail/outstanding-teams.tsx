import type { DocumentAcknowledgement } from '@ssp/api'
import { useHref, useLocation, useMessages } from '@ssp/feature-kit'
import { Button, Link } from '@ssp/ui'
import { useState } from 'react'
import * as styles from './acknowledgement-card.css'
import { detailMessages } from './messages'

/** Number of teams shown initially. */
const FIRST = 5

/** Employees who have not acknowledged, by team; a team links to its employees in the list below. */
export function OutstandingTeams({ record }: { record: DocumentAcknowledgement }) {
  const messages = useMessages(detailMessages).acknowledgement
  const href = useHref()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const teams = record.teams.filter(({ outstanding }) => outstanding > 0)
  const shown = isOpen ? teams : teams.slice(0, FIRST)
  if (teams.length === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{messages.teams}</h3>
      <ul role="list" aria-label={messages.teams} className={styles.teams}>
        {shown.map(({ team_id: id, label, total, outstanding }) => (
          <li key={id} className={styles.team}>
            <Link href={href(`${pathname}?acknowledged=no&teamId=${id}`)} className={styles.label}>
              {label}
            </Link>
            <span className={styles.figure}>{messages.outstanding(outstanding, total)}</span>
          </li>
        ))}
        {record.without_team > 0 && (
          <li className={styles.team}>
            <span>{messages.withoutTeam}</span>
            <span className={styles.figure}>{record.without_team}</span>
          </li>
        )}
      </ul>
      {shown.length < teams.length && (
        <div>
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            {messages.more(teams.length - shown.length)}
          </Button>
        </div>
      )}
    </>
  )
}
