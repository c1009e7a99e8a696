import { addIncidentNote, updateIncidentNote } from '@ssp/api'
import {
  FormElement,
  FormNotes,
  useLeaveGuard,
  kitMessages,
  useMessages,
  useRecordForm,
  useSession,
} from '@ssp/feature-kit'
import { Button, TextArea } from '@ssp/ui'
import { incidentDetailMessages } from '../messages'
import { MAX_NOTE, noteSchema } from './note-schema'
import * as styles from './timeline.css'

const EMPTY = { note: '' }

/** The field for a new note (R3-133). */
export function NoteBox({ incidentId }: { incidentId: string }) {
  const { notes: text, addNote } = useMessages(incidentDetailMessages)
  const { leave } = useMessages(kitMessages).form
  const { user } = useSession()
  const form = useRecordForm({
    name: `incidents.note:${incidentId}`,
    schema: noteSchema,
    values: EMPTY,
    invalidates: updateIncidentNote.changes,
    done: text.added,
    // The field is empty again; the note is the first entry of the timeline.
    onDone: () => form.discard(),
    errors: text.errors,
    send: ({ note }, { api }): Promise<unknown> =>
      addIncidentNote(api, { incidentId, note, ...(user && { userId: user.id }) }),
  })
  useLeaveGuard(form.isDirty, leave)
  return (
    <FormElement form={form} className={styles.box}>
      <TextArea required label={text.label} maxLength={MAX_NOTE} rows={2} {...form.field('note')} />
      <FormNotes form={form} />
      <div>
        <Button type="submit" pending={form.isSending}>
          {addNote}
        </Button>
      </div>
    </FormElement>
  )
}
