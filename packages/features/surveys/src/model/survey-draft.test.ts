import type { Survey } from '@ssp/api'
import { expect, test } from 'vitest'
import { emptySurvey, isComplete, readFields, surveyBody, surveyChanges, surveyDraftOf } from './survey-draft'

const fields = JSON.stringify([
  { id: 1, name: 'Mood', type: 'range', label: 'Mood', slider: { min: 0, max: 5, step: 1 }, value: 4 },
  { id: 2, name: 'Team', type: 'checkbox', label: 'Team', options: ['A'], value: ['A'] },
])
const stored: Survey = {
  id: '00000000-0000-4000-8000-000000000001',
  client_id: '00000000-0000-4000-8000-000000000002',
  title: 'Mood',
  description: 'Weekly',
  category_id: null,
  category_title: null,
  start_date: new Date(2026, 2, 10, 9, 0).toISOString(),
  completion_date: null,
  branded: true,
  anonymous: false,
  fields,
}

test('a new survey is branded and not anonymous', () => {
  expect(emptySurvey).toMatchObject({ branded: true, anonymous: false, start: '', completion: '', fields: [] })
})

test('a stored survey is edited in local time and sent in UTC, its answers cleared', () => {
  const draft = surveyDraftOf(stored)
  expect(draft.start).toBe('2026-03-10T09:00')
  const body = surveyBody({ ...draft, title: ' Mood ' })
  expect(body).toMatchObject({ title: 'Mood', category_id: null, start_date: stored.start_date, completion_date: null })
  expect(JSON.parse(body.fields)).toMatchObject([{ value: 2.5 }, { value: [] }])
})

test('only what was changed is sent', () => {
  const draft = { ...surveyDraftOf(stored), title: 'Moods', completion: '' }
  expect(surveyChanges(draft, { title: 'Moods', completion: '' })).toEqual({ title: 'Moods', completion_date: null })
})

test('title, description and a field make a survey complete', () => {
  const draft = surveyDraftOf(stored)
  expect(isComplete(draft)).toBe(true)
  expect(isComplete({ ...draft, title: '  ' })).toBe(false)
  expect(isComplete({ ...draft, description: '' })).toBe(false)
  expect(isComplete({ ...draft, fields: [] })).toBe(false)
})

test('fields that cannot be read are none', () => {
  expect(readFields('{')).toEqual([])
  expect(readFields(fields)).toHaveLength(2)
})
