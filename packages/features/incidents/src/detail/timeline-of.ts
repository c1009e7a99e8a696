import type { Incident, IncidentEvent, IncidentNote } from '@ssp/api'

/** An entry of the timeline of a report. */
export type TimelineEntry =
  | { kind: 'note'; at: string; note: IncidentNote }
  | { kind: 'event'; at: string; event: IncidentEvent }
  | { kind: 'created'; at: string }

// A note that exists is an entry of its own, with the marker of a change.
const OF_NOTES: ReadonlySet<string> = new Set(['note.add', 'note.update'] satisfies IncidentEvent['action'][])

/** Notes, changes and the report itself, the latest first; the report is always the last. */
export function timelineOf(
  { created_at }: Pick<Incident, 'created_at'>,
  notes: readonly IncidentNote[],
  events: readonly IncidentEvent[],
): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...notes.map((note) => ({ kind: 'note' as const, at: note.created_at, note })),
    ...events
      .filter(({ action }) => !OF_NOTES.has(action))
      .map((event) => ({ kind: 'event' as const, at: event.created_at, event })),
  ]
  // Of an anonymous report the day alone is kept.
  return [...entries.toSorted((a, b) => b.at.localeCompare(a.at)), { kind: 'created', at: created_at }]
}
