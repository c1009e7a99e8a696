import { addIncidentNote, updateIncidentNote, type IncidentNote } from '@ssp/api'
import { FormPanel, useMessages, useRecordForm, useSession, type PanelProps } from '@ssp/feature-kit'
import { TextArea } from '@ssp/ui'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { incidentDetailMessages } from '../messages'

const MOST = 4000
const schema = z.object({ note: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(MOST)) })

/** Props of `NotePanel`. */
export interface NotePanelProps extends PanelProps {
  incidentId: string
  /** The note that is changed. Default a new one. */
  note?: IncidentNote | undefined
}

/** The dialog in which a note is written or changed. */
export function NotePanel({ incidentId, note, ...panel }: NotePanelProps) {
  const { notes: text } = useMessages(incidentDetailMessages)
  const { user } = useSession()
  const values = useMemo(() => ({ note: note?.note ?? '' }), [note])
  const form = useRecordForm({
    name: `incidents.note:${note?.id ?? incidentId}`,
    schema,
    values,
    version: note && `"${note.version}"`,
    invalidates: updateIncidentNote.changes,
    done: note ? text.saved : text.added,
    onDone: panel.onClose,
    errors: text.errors,
    send: ({ note: written }, { api, ifMatch }): Promise<unknown> =>
      note
        ? updateIncidentNote(api, { incidentId, noteId: note.id, note: written, ifMatch })
        : addIncidentNote(api, { incidentId, note: written, ...(user && { userId: user.id }) }),
  })
  return (
    <FormPanel
      {...panel}
      dialog="sm"
      form={form}
      title={note ? text.change : text.add}
      submitLabel={note ? text.save : text.add}
    >
      <TextArea required label={text.label} maxLength={MOST} rows={6} {...form.field('note')} />
    </FormPanel>
  )
}
