import type { Incident, IncidentEvent, IncidentNote } from '@ssp/api'

/** An entry of the timeline of a report. */
export type TimelineEntry =
  | { kind: 'note'; at: string; note: IncidentNote }
  /** `number` counts from the oldest: two changes may have one action and time. */
  | { kind: 'event'; at: string; number: number; event: IncidentEvent }
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
      .map((event, index) => ({ kind: 'event' as const, at: event.created_at, number: events.length - index, event }))
      .filter(({ event }) => !OF_NOTES.has(event.action)),
  ]
  // Of an anonymous report the day alone is kept.
  return [...entries.toSorted((a, b) => b.at.localeCompare(a.at)), { kind: 'created', at: created_at }]
}
