import { expect, test } from 'vitest'
import { fakeIncident, fakeNote } from '../testing'
import { timelineOf } from './timeline-of'

const event = (action: 'assign' | 'note.add' | 'note.update' | 'note.remove', created_at: string) => ({
  action,
  user_label: 'Bruno Costa',
  detail: null,
  created_at,
})

test('notes and changes are in one order, and the report is the last', () => {
  const notes = [fakeNote(0), fakeNote(1)]
  const events = [event('note.remove', '2026-03-05T10:00:00.000Z'), event('assign', '2026-03-02T12:00:00.000Z')]
  const entries = timelineOf(fakeIncident(0), notes, events)
  expect(entries.map(({ kind, at }) => `${kind} ${at.slice(0, 10)}`)).toEqual([
    'event 2026-03-05',
    'note 2026-03-03',
    'event 2026-03-02',
    'note 2026-03-02',
    'created 2026-03-01',
  ])
})

test('a note that exists is one entry, and a report is the last whatever hour it has', () => {
  const early = event('assign', '2026-03-01T00:00:00.000Z')
  const events = [
    event('note.update', '2026-03-04T11:00:00.000Z'),
    event('note.add', '2026-03-03T10:00:00.000Z'),
    early,
  ]
  const kinds = timelineOf(fakeIncident(0), [fakeNote(0)], events).map(({ kind }) => kind)
  expect(kinds).toEqual(['note', 'event', 'created'])
})
