import { DEFAULT_INCIDENT_FIELDS } from '@ssp/api'
import { expect, test } from 'vitest'
import { createdOf, dueOf, readReport, toFormFields } from './model'

const now = new Date('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-12T12:00:00Z', { late: false, days: 2 }],
  ['2026-03-10T13:00:00Z', { late: false, days: 1 }],
  ['2026-03-10T11:00:00Z', { late: true, days: 0 }],
  ['2026-03-08T11:00:00Z', { late: true, days: 2 }],
])('what is due at %s is %j on 10 March at noon', (due_at, expected) => {
  expect(dueOf({ due: 'answer', due_at }, now)).toEqual({ due: 'answer', ...expected })
})

test('without a next step nothing is due', () => {
  expect(dueOf({ due: null, due_at: null }, now)).toBeNull()
})

test('the fields of a report with their answers', () => {
  const fields = [
    { id: 1, name: 'a', type: 'text', value: 'Smoke' },
    { id: 2, name: 'b', type: 'date', value: '' },
    { id: 3, name: 'c', type: 'text', value: null },
  ]
  expect(readReport(JSON.stringify(fields)).answers).toEqual({ 1: 'Smoke' })
  expect(readReport(JSON.stringify(fields)).fields).toHaveLength(3)
})

test.each(['', 'null', '{}', '[{"id":0}]', 'x'.repeat(10)])('fields that cannot be read are none: %s', (json) => {
  expect(readReport(json)).toEqual({ fields: [], answers: {} })
})

test('the default template is a form', () => {
  expect(toFormFields(DEFAULT_INCIDENT_FIELDS)).toEqual(DEFAULT_INCIDENT_FIELDS)
})

test('the day of an anonymous report is the same in every time zone', () => {
  const at = '2026-03-05T00:00:00.000Z'
  expect(createdOf({ anonymous: 1, created_at: at })).toBe('2026-03-05')
  expect(createdOf({ anonymous: 0, created_at: at })).toBe(at)
})
