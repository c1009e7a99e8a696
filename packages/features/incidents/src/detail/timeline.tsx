import { addIncidentNote, type Incident, type IncidentNote } from '@ssp/api'
import {
  FailureModal,
  formatDate,
  formatDateTime,
  lazyPanel,
  QueryView,
  useMay,
  useMessages,
  usePanel,
  type Action,
  type QueryLike,
} from '@ssp/feature-kit'
import { Card, Skeleton } from '@ssp/ui'
import { evidenceMessages } from '../evidence/messages'
import { incidentDetailMessages, incidentMessages } from '../messages'
import { createdOf, reporterOf } from '../model'
import { NoteBox } from './note-box'
import { NoteEntry } from './note-entry'
import type { TimelineEntry } from './timeline-of'
import * as styles from './timeline.css'

const NotePanel = lazyPanel(async () => (await import('./note-panel')).NotePanel)
const NoteHistoryDialog = lazyPanel(async () => (await import('./note-history-dialog')).NoteHistoryDialog)

/** Props of `Timeline`. */
export interface TimelineProps {
  incident: Incident
  query: QueryLike<TimelineEntry[]>
  removal: Action<IncidentNote>
}

/** The notes of a report among its events, newest first, below the field for a new one (R3-128 to R3-133). */
export function Timeline({ incident, query, removal }: TimelineProps) {
  const { notes: text } = useMessages(incidentDetailMessages)
  const { id: incidentId } = incident
  const may = useMay()
  const panel = usePanel(NotePanel)
  const history = usePanel(NoteHistoryDialog)
  return (
    <Card title={text.title}>
      <div className={styles.root}>
        {may(addIncidentNote) && <NoteBox incidentId={incidentId} />}
        <QueryView query={query} skeleton={<Skeleton height="8rem" />} errorTitle={text.failed}>
          {(entries) => (
            <>
              {entries.length === 1 && <p className={styles.muted}>{text.empty}</p>}
              <ol role="list" className={styles.entries}>
                {entries.map((entry) =>
                  entry.kind === 'note' ? (
                    <NoteEntry
                      key={entry.note.id}
                      note={entry.note}
                      removing={removal.isPending(entry.note)}
                      onEdit={() => panel.open({ incidentId, note: entry.note })}
                      onRemove={() => void removal.run(entry.note)}
                      onHistory={() => history.open({ incidentId, note: entry.note })}
                    />
                  ) : (
                    <Change key={entry.kind === 'created' ? 'created' : entry.number} {...{ entry, incident }} />
                  ),
                )}
              </ol>
            </>
          )}
        </QueryView>
      </div>
      {panel.element}
      {history.element}
      <FailureModal actions={[removal]} />
    </Card>
  )
}

interface ChangeProps {
  entry: Exclude<TimelineEntry, { kind: 'note' }>
  incident: Incident
}

/** One line: action, author and time. */
function Change({ entry, incident }: ChangeProps) {
  const text = useMessages(evidenceMessages)
  const shared = useMessages(incidentMessages)
  if (entry.kind === 'created') {
    const isDay = incident.anonymous === 1
    return (
      <li className={styles.entry}>
        <Line
          what={text.reported}
          who={reporterOf(incident, shared)}
          when={isDay ? formatDate(createdOf(incident)) : formatDateTime(entry.at)}
        />
      </li>
    )
  }
  const { action, detail, user_label: label } = entry.event
  const what = action === 'assign' && detail !== null ? text.assignedTo(detail) : text.events[action]
  return (
    <li className={styles.entry}>
      <Line what={what} who={label ?? text.somebody} when={formatDateTime(entry.at)} />
    </li>
  )
}

const Line = ({ what, who, when }: { what: string; who: string; when: string }) => (
  <p className={styles.line}>
    <span className={styles.what}>{what}</span>
    <span>{who}</span>
    <span className={styles.when}>{when}</span>
  </p>
)
