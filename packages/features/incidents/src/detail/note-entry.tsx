import { removeIncidentNote, updateIncidentNote, type IncidentNote } from '@ssp/api'
import { formatDateTime, useMay, useMessages } from '@ssp/feature-kit'
import { IconButton } from '@ssp/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { incidentDetailMessages } from '../messages'
import * as styles from './timeline.css'

/** Props of `NoteEntry`. */
export interface NoteEntryProps {
  note: IncidentNote
  /** Whether the note is being deleted. */
  removing: boolean
  onEdit: () => void
  onRemove: () => void
  /** Called when the marker of a changed note is clicked. */
  onHistory: () => void
}

/** A note in the timeline, with its author, its time, and the marker of a change. */
export function NoteEntry({ note, removing, onEdit, onRemove, onHistory }: NoteEntryProps) {
  const { notes: text } = useMessages(incidentDetailMessages)
  const may = useMay()
  return (
    <li data-note className={styles.entry}>
      <div className={styles.noteHead}>
        <p className={styles.line}>
          <span className={styles.what}>{note.user_label}</span>
          <span className={styles.when}>{formatDateTime(note.created_at)}</span>
          {note.updated_at !== note.created_at && (
            <button
              type="button"
              aria-label={text.historyOf(note.user_label)}
              className={styles.edited}
              onClick={onHistory}
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
              onClick={onEdit}
            />
          )}
          {may(removeIncidentNote) && (
            <IconButton
              size="small"
              label={text.removeOf(note.user_label)}
              icon={<Trash2 size={14} />}
              pending={removing}
              onClick={onRemove}
            />
          )}
        </div>
      </div>
      <p className={styles.noteText}>{note.note}</p>
    </li>
  )
}
