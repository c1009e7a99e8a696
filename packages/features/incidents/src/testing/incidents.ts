import {
  DEFAULT_INCIDENT_FIELDS,
  type Incident,
  type IncidentEvent,
  type IncidentEvidence,
  type IncidentImage,
  type IncidentNote,
  type IncidentNoteVersion,
} from '@ssp/api'
import { fakeId } from '@ssp/api/testing'

const PEOPLE = ['Ada Okafor', 'Bruno Costa', 'Chloé Lefèvre', 'Dmitri Ivanov', 'Eilidh MacLeod', '小林 さくら']
const ANSWERS: Readonly<Record<number, string>> = {
  2: 'Acme Logistics',
  5: 'Health and safety',
  7: '2026-03-02',
  9: 'The guard rail at dock 4 is loose.\nIt moved when a pallet touched it.',
}

/** A picture of one colour. */
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="${colour}" d="M0 0h8v6H0z"/></svg>`)}`

/** A named report; every third is anonymous, every second resolved. */
export function fakeIncident(index: number, over: Partial<Incident> = {}): Incident {
  const isAnonymous = index % 3 === 2
  const isResolved = index % 2 === 1
  const day = String((index % 27) + 1).padStart(2, '0')
  return {
    id: fakeId(9000 + index),
    user_id: isAnonymous ? null : fakeId(100 + index),
    user_fullname: isAnonymous ? null : (PEOPLE[index % PEOPLE.length] ?? ''),
    anonymous: isAnonymous ? 1 : 0,
    created_at: `2026-03-${day}T${isAnonymous ? '00:00' : '09:30'}:00.000Z`,
    resolved: isResolved ? 1 : 0,
    resolved_at: isResolved ? `2026-04-${day}T10:00:00.000Z` : null,
    label: isAnonymous ? null : 'Night shift',
    assigned_to: isResolved ? fakeId(51) : null,
    assigned_to_username: isResolved ? 'Grace Holloway' : null,
    acknowledged_at: null,
    due: isResolved ? null : 'acknowledge',
    due_at: isResolved ? null : `2026-03-${day}T12:00:00.000Z`,
    fields: JSON.stringify(DEFAULT_INCIDENT_FIELDS.map((field) => ({ ...field, value: ANSWERS[field.id] ?? '' }))),
    gender: isAnonymous ? null : 0,
    people: [],
    conflicts: [],
    ...over,
  }
}

/** Reports from `fakeIncident`, starting with the first. */
export const fakeIncidents = (count: number): Incident[] =>
  Array.from({ length: count }, (_, index) => fakeIncident(index))

/** Employees whom a report may name. */
export const fakePeople = [
  { id: fakeId(201), name: 'Ada Okafor', team: 'Night shift' },
  { id: fakeId(202), name: 'Ada Okafor', team: null },
  { id: fakeId(203), name: 'Bruno Costa', team: 'Dispatch' },
]

/** Two images. */
export const fakeImages: IncidentImage[] = ['#3886c2', '#c23874'].map((colour, index) => ({
  key: `${fakeId(1)}/${fakeId(9000)}/${fakeId(60 + index)}.png`,
  url: picture(colour),
}))

/** A note; a `version` above 1 means that it was changed. */
export const fakeNote = (index: number, over: Partial<IncidentNote> = {}): IncidentNote => ({
  id: fakeId(9500 + index),
  note: index === 0 ? 'Spoke to the site manager.\nThe rail is fixed tomorrow.' : 'Asked for photos.',
  user_label: index === 0 ? 'Grace Holloway' : 'Bruno Costa',
  created_at: `2026-03-0${3 - index}T10:00:00.000Z`,
  updated_at: index === 0 ? `2026-03-04T11:00:00.000Z` : `2026-03-0${3 - index}T10:00:00.000Z`,
  userId: fakeId(51),
  version: index === 0 ? 2 : 1,
  ...over,
})

/** Earlier versions of the first note. */
export const fakeVersions: IncidentNoteVersion[] = [
  { note: 'Spoke to the site.', changed_at: '2026-03-04T11:00:00.000Z', changed_by_label: 'Bruno Costa' },
]

/** The events of a report, newest first. */
export const fakeEvents: IncidentEvent[] = [
  { action: 'evidence', user_label: 'Grace Holloway', detail: null, created_at: '2026-03-05T10:00:00.000Z' },
  { action: 'note.add', user_label: 'Grace Holloway', detail: null, created_at: '2026-03-03T10:00:00.000Z' },
  { action: 'assign', user_label: 'Bruno Costa', detail: 'Grace Holloway', created_at: '2026-03-02T10:00:00.000Z' },
]

/** All data of a report. */
export const fakeEvidence = (
  data: Incident,
  notes: readonly IncidentNote[],
  images: readonly IncidentImage[],
): IncidentEvidence => ({
  data,
  notes: notes.map(({ note, user_label, created_at, updated_at }) => ({
    note,
    user_label,
    created_at,
    updated_at,
    versions: updated_at === created_at ? [] : fakeVersions,
  })),
  events: fakeEvents.toReversed(),
  images: images.map((image) => ({ ...image, content_type: 'image/svg+xml', size: 2048, sha256: 'ab'.repeat(32) })),
})
