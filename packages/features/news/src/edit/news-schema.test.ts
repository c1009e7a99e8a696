import { toApiDate } from '@ssp/feature-kit'
import { expect, test } from 'vitest'
import { editSchema, emptyDraft, newSchema, type NewsDraft } from './news-schema'

const block = (text: string) => ({ type: 'paragraph' as const, data: { text } })
const whole: NewsDraft = { ...emptyDraft('c'), title: 'Gate', body_json: [block('')], img: '/a.png' }
const day = (offset: number) => toApiDate(new Date(Date.now() + offset * 86_400_000))

type Schema = typeof newSchema
const issues = (schema: Schema, draft: NewsDraft) =>
  schema.safeParse(draft).error?.issues.map(({ path, message }) => [...path, message].join(' ')) ?? []

test('a new article is published and needs client, title, a block and the image', () => {
  expect(whole.published).toBe(true)
  expect(issues(newSchema, whole)).toEqual([])
  expect(issues(newSchema, emptyDraft(''))).toEqual([
    'missing',
    'clientId required',
    'title required',
    'body_json required',
    'img required',
  ])
})

test('the expiry date is later than today', () => {
  expect(issues(newSchema, { ...whole, expiry_date: day(0) })).toEqual(['expiry_date expired'])
  expect(issues(newSchema, { ...whole, expiry_date: day(-1) })).toEqual(['expiry_date expired'])
  expect(issues(newSchema, { ...whole, expiry_date: day(1) })).toEqual([])
})

test('an edited article needs content, and may keep a day that has passed', () => {
  const edited = { ...whole, body_json: [block('Soup')], expiry_date: '2020-01-01' }
  expect(issues(editSchema('2020-01-01'), edited)).toEqual([])
  expect(issues(editSchema('2020-01-02'), edited)).toEqual(['expiry_date expired'])
  expect(issues(editSchema('2020-01-01'), { ...edited, body_json: [block(' ')] })).toEqual([
    'missing',
    'body_json required',
  ])
})
