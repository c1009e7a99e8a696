import type { SurveyResponseSummary } from '@ssp/api'
import { formatDateTime, useMessages } from '@ssp/feature-kit'
import { Badge } from '@ssp/ui'
import { responsesMessages } from './messages'
import { timeText } from './time-text'
import * as styles from './responses.css'

/** Props of `ResponseSelector`. */
export interface ResponseSelectorProps {
  rows: readonly SurveyResponseSummary[]
  /** Index of the chosen response. */
  selected: number
  nameOf: (index: number) => string
  /** Called with the id of the response. */
  onSelect: (id: string) => void
}

/** The respondents, each with completed date, time taken and badge (R2-108 to R2-112). */
export function ResponseSelector({ rows, selected, nameOf, onSelect }: ResponseSelectorProps) {
  const messages = useMessages(responsesMessages)
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
    <ul role="list" aria-label={messages.list} className={styles.list}>
      {rows.map(({ id, completed, completion_date: date, time_taken: seconds }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-current={index === selected ? 'true' : undefined}
            className={styles.row}
            onClick={() => onSelect(id)}
          >
            <span className={styles.name}>{nameOf(index)}</span>
            <Badge tone={completed ? 'success' : 'info'} className={styles.badge}>
              {completed ? messages.completed : messages.inProgress}
            </Badge>
            <span className={styles.meta}>
              {[formatDateTime(date), messages.timeTaken(timeText(seconds))].filter(Boolean).join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
