import { updateIncidentNote, type IncidentNote } from '@ssp/api'
import { FormPanel, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { TextArea } from '@ssp/ui'
import { useMemo } from 'react'
import { incidentDetailMessages } from '../messages'
import { MAX_NOTE, noteSchema } from './note-schema'

/** Props of `NotePanel`. */
export interface NotePanelProps extends PanelProps {
  incidentId: string
  /** The note to change. */
  note: IncidentNote
}

/** The dialog for changing a note. */
export function NotePanel({ incidentId, note, ...panel }: NotePanelProps) {
  const { notes: text } = useMessages(incidentDetailMessages)
  const values = useMemo(() => ({ note: note.note }), [note])
  const form = useRecordForm({
    name: `incidents.note:${note.id}`,
    schema: noteSchema,
    values,
    version: `"${note.version}"`,
    invalidates: updateIncidentNote.changes,
    done: text.saved,
    onDone: panel.onClose,
    errors: text.errors,
    send: ({ note: written }, { api, ifMatch }) =>
      updateIncidentNote(api, { incidentId, noteId: note.id, note: written, ifMatch }),
  })
  return (
    <FormPanel {...panel} dialog="sm" form={form} title={text.change} submitLabel={text.save}>
      <TextArea required label={text.label} maxLength={MAX_NOTE} rows={6} {...form.field('note')} />
    </FormPanel>
  )
}
