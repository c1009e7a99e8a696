import { incidentNoteVersionsQuery, type IncidentNote } from '@ssp/api'
import { formatDateTime, QueryView, useApi, useMessages, type PanelProps } from '@ssp/feature-kit'
import { Dialog, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { incidentDetailMessages } from '../messages'
import * as styles from './detail.css'

/** Props of `NoteHistoryDialog`. */
export interface NoteHistoryDialogProps extends PanelProps {
  incidentId: string
  note: IncidentNote
}

/** The text of a note, and its text before each change. */
export function NoteHistoryDialog({ incidentId, note, open, onClose }: NoteHistoryDialogProps) {
  const { notes: text } = useMessages(incidentDetailMessages)
  const query = useQuery(incidentNoteVersionsQuery(useApi(), { incidentId, noteId: note.id }))
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={text.history.title}>
      <QueryView query={query} skeleton={<Skeleton height="6rem" />} errorTitle={text.history.failed}>
        {(versions) => (
          <ol role="list" className={styles.notes}>
            <li className={styles.version}>
              <p className={styles.noteHead}>{text.history.now}</p>
              <p className={styles.noteText}>{note.note}</p>
            </li>
            {versions.map((version) => (
              <li key={version.changed_at} className={styles.version}>
                <p className={styles.noteHead}>
                  {text.history.until(formatDateTime(version.changed_at), version.changed_by_label)}
                </p>
                <p className={styles.noteText}>{version.note}</p>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </Dialog>
  )
}
