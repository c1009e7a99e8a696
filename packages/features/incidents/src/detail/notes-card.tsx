import { incidentNotesQuery, removeIncidentNote, updateIncidentNote, type IncidentNote } from '@ssp/api'
import {
  FailureModal,
  formatDateTime,
  lazyPanel,
  QueryView,
  useAction,
  useApi,
  useMay,
  useMessages,
  usePanel,
} from '@ssp/feature-kit'
import { Card, IconButton, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { incidentDetailMessages } from '../messages'
import * as styles from './detail.css'

const NotePanel = lazyPanel(async () => (await import('./note-panel')).NotePanel)
const NoteHistory = lazyPanel(async () => (await import('./note-history')).NoteHistory)

/** The notes of a report, the newest first (R3-128 to R3-131). */
export function NotesCard({ incidentId }: { incidentId: string }) {
  const { notes: text } = useMessages(incidentDetailMessages)
  const query = useQuery(incidentNotesQuery(useApi(), incidentId))
  const may = useMay()
  const panel = usePanel(NotePanel)
  const history = usePanel(NoteHistory)
  const remove = useAction({
    send: ({ id, version }: IncidentNote, api) =>
      removeIncidentNote(api, { incidentId, noteId: id, ifMatch: `"${version}"` }),
    key: ({ id }) => id,
    confirm: () => ({ title: text.confirm, loses: text.loses, confirmLabel: text.remove, destructive: true }),
    invalidates: removeIncidentNote.changes,
    done: text.removed,
    failed: null,
  })
  return (
    <Card title={text.title}>
      <QueryView
        query={query}
        skeleton={<Skeleton height="4rem" />}
        errorTitle={text.failed}
        empty={<p className={styles.muted}>{text.empty}</p>}
      >
        {(notes) => (
          <ul role="list" className={styles.notes}>
            {notes.map((note) => (
              <li key={note.id} className={styles.note}>
                <p className={styles.noteHead}>
                  <span className={styles.noteAuthor}>{note.user_label}</span>
                  {` ${formatDateTime(note.created_at)} `}
                  {note.updated_at !== note.created_at && (
                    <button
                      type="button"
                      aria-label={text.historyOf(note.user_label)}
                      className={styles.edited}
                      onClick={() => history.open({ incidentId, note })}
                    >
                      {text.edited}
                    </button>
                  )}
                </p>
                <div className={styles.buttons}>
                  {may(updateIncidentNote) && (
                    <IconButton
                      size="small"
                      label={text.editOf(note.user_label)}
                      icon={<Pencil size={14} />}
                      onClick={() => panel.open({ incidentId, note })}
                    />
                  )}
                  {may(removeIncidentNote) && (
                    <IconButton
                      size="small"
                      label={text.removeOf(note.user_label)}
                      icon={<Trash2 size={14} />}
                      pending={remove.isPending(note)}
                      onClick={() => void remove.run(note)}
                    />
                  )}
                </div>
                <p className={styles.noteText}>{note.note}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {panel.element}
      {history.element}
      <FailureModal actions={[remove]} />
    </Card>
  )
}
