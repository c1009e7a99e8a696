import { expect, test } from 'vitest'
import { clearAnswers, holds, keptAnswers, pagesOf, validateAnswers, visibleFields } from './answers'
import { newField } from './field-types'
import type { AnswerValue, ConditionOperator, FieldType, FormField } from './types'

const field = (id: number, type: FieldType, more: Partial<FormField> = {}): FormField => ({
  ...newField(type, id),
  ...more,
})
const errorOf = (tested: FormField, value: AnswerValue) =>
  validateAnswers([tested], { [tested.id]: value }).get(tested.id)

test('clearing answers', () => {
  const slider = { min: 0, max: 5, step: 1 }
  const cleared = clearAnswers([
    field(1, 'checkbox', { value: ['a'] }),
    field(2, 'range', { slider, value: 4 }),
    field(3, 'text', { value: 'x', label: 'Name' }),
    field(4, 'header', { content: 'Welcome' }),
  ])
  expect(cleared.map(({ value }) => value)).toEqual([[], 2.5, '', ''])
  expect(cleared[3]?.content).toBe('Welcome')
  const broken = field(1, 'range', { slider: { min: Number.NaN, max: Number.NaN, step: 1 } })
  expect(clearAnswers([broken])[0]?.value).toBe(50)
})

test.each<[ConditionOperator, string | number | undefined, AnswerValue, boolean]>([
  ['answered', undefined, 'x', true],
  ['answered', undefined, '  ', false],
  ['answered', undefined, [], false],
  ['answered', undefined, 0, true],
  ['equals', 'a', 'a', true],
  ['equals', 3, 3, true],
  ['equals', 'a', ['a'], true],
  ['equals', 'a', ['a', 'b'], false],
  ['notEquals', 'a', 'b', true],
  ['notEquals', 'a', '', false],
  ['includes', 'b', ['a', 'b'], true],
  ['includes', 'FO', 'Buffoon', true],
  ['greaterThan', 3, 10, true],
  ['greaterThan', '', 10, false],
  ['lessThan', '2026-02-01', '2026-01-31', true],
  ['lessThan', 3, ['1'], false],
])('%s %j holds for %j: %s', (operator, value, answer, expected) => {
  expect(holds({ fieldId: 1, operator, ...(value !== undefined && { value }) }, answer)).toBe(expected)
})

test('the answer to a hidden question shows nothing and is not kept', () => {
  const fields = [
    field(1, 'radio', { options: ['yes', 'no'] }),
    field(2, 'text', { required: true, showIf: { fieldId: 1, operator: 'equals', value: 'yes' } }),
    field(3, 'text', { showIf: { fieldId: 2, operator: 'answered' } }),
  ]
  const answers = { 1: 'no', 2: 'typed before', 3: 'x' }
  expect(visibleFields(fields, answers).map(({ id }) => id)).toEqual([1])
  expect(validateAnswers(fields, answers).size).toBe(0)
  expect(keptAnswers(fields, answers)).toEqual({ 1: 'no' })
  expect(validateAnswers(fields, { 1: 'yes' }).get(2)).toBe('required')
})

test.each<[FieldType, Partial<FormField>, AnswerValue[], AnswerValue[]]>([
  ['text', {}, ['x'], [7, ['x'], 'x'.repeat(5001)]],
  ['email', {}, ['a@b.example'], ['a@b', 'a b@c.example', 'a@b..example']],
  ['number', {}, [0, -1.5], ['7', Number.NaN, Number.POSITIVE_INFINITY]],
  ['radio', { options: ['a'] }, ['a'], ['b', ['a'], 1]],
  ['select', { options: [{ code: 'a', label: 'A' }] }, ['a'], ['A']],
  ['checkbox', { options: ['a', 'b'] }, [['a'], ['a', 'b']], ['a', ['c'], ['a', 'a']]],
  ['date', {}, ['2028-02-29'], ['2026-02-29', '29.02.2028', '2026-13-01']],
  ['datetime', {}, ['2026-11-23T09:30'], ['2026-11-23T24:00', '2026-11-23']],
  ['range', { slider: { min: 0, max: 1, step: 0.1 } }, [0, 0.3, 0.5, 1], [0.35, 1.1, -0.1, '0.3']],
  ['x-rating', {}, ['good', 4], ['x'.repeat(5001)]],
])('answers to %s', (type, more, good, bad) => {
  const tested = field(1, type, more)
  expect(good.map((value) => errorOf(tested, value))).toEqual(good.map(() => undefined))
  expect(bad.map((value) => errorOf(tested, value))).toEqual(bad.map(() => 'invalid'))
})

test('answers to no question are unknown', () => {
  expect([...validateAnswers([field(1, 'header')], { 1: 'x', 9: 'y' })]).toEqual([
    [1, 'unknown'],
    [9, 'unknown'],
  ])
  expect(keptAnswers([field(1, 'text')], { 1: '', 9: 'y' })).toEqual({})
})

test('pages', () => {
  const [a, b, page] = [field(1, 'text'), field(2, 'text'), field(3, 'pagebreak')]
  expect(pagesOf([a, page, b])).toEqual([[a], [b]])
  expect(pagesOf([page, a, page, page])).toEqual([[a]])
  expect(pagesOf([])).toEqual([[]])
})
