import type { Incident, IncidentEvent, IncidentNote } from '@ssp/api'

/** An entry of the timeline of a report. */
export type TimelineEntry =
  | { kind: 'note'; at: string; note: IncidentNote }
  /** `number` counts from the oldest, because two changes may have the same action and time. */
  | { kind: 'event'; at: string; number: number; event: IncidentEvent }
  | { kind: 'created'; at: string }

// An existing note is its own entry, with the marker of a change.
const OF_NOTES: ReadonlySet<string> = new Set(['note.add', 'note.update'] satisfies IncidentEvent['action'][])

/** Notes, changes and the report itself, newest first; the report is always last. */
export function timelineOf(
  { created_at }: Pick<Incident, 'created_at'>,
  notes: readonly IncidentNote[],
  events: readonly IncidentEvent[],
): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...notes.map((note) => ({ kind: 'note' as const, at: note.created_at, note })),
    ...events
      .map((event, index) => ({ kind: 'event' as const, at: event.created_at, number: events.length - index, event }))
      .filter(({ event }) => !OF_NOTES.has(event.action)),
  ]
  // For an anonymous report only the day is stored.
  return [...entries.toSorted((a, b) => b.at.localeCompare(a.at)), { kind: 'created', at: created_at }]
}
