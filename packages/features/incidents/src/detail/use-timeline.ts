import { incidentEventsQuery, incidentNotesQuery, removeIncidentNote, type Incident, type IncidentNote } from '@ssp/api'
import { useAction, useApi, useMessages } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { incidentDetailMessages } from '../messages'
import { timelineOf } from './timeline-of'

/** Reads notes and events of a report as one list, and removes a note. */
export function useTimeline(incident: Incident) {
  const { notes: text } = useMessages(incidentDetailMessages)
  const api = useApi()
  const notes = useQuery(incidentNotesQuery(api, incident.id))
  const events = useQuery(incidentEventsQuery(api, incident.id))
  const removal = useAction({
    send: ({ id, version }: IncidentNote, inApi) =>
      removeIncidentNote(inApi, { incidentId: incident.id, noteId: id, ifMatch: `"${version}"` }),
    key: ({ id }) => id,
    confirm: () => ({ title: text.confirm, loses: text.loses, confirmLabel: text.remove, destructive: true }),
    invalidates: removeIncidentNote.changes,
    done: text.removed,
    failed: null,
  })
  // If one of the two fails, neither is shown.
  const query = {
    ...notes,
    data: notes.data && events.data && timelineOf(incident, notes.data, events.data),
    error: notes.error ?? events.error,
    refetch: () => Promise.all([notes.refetch(), events.refetch()]),
  }
  return { query, removal }
}
