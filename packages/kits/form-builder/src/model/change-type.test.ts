import { expect, test } from 'vitest'
import { changeType, typesFor } from './change-type'
import { newField, PALETTE_TYPES } from './field-types'
import { checkFields } from './parse-fields'
import type { Condition, FieldType, FormField } from './types'

const radio: FormField = {
  ...newField('radio', 1),
  label: 'Site?',
  description: 'Where you work most',
  required: true,
  options: ['North', 'South'],
}
const dependent = (showIf: Condition): FormField => ({ ...newField('text', 2), label: 'Why?', showIf })
const on = (operator: Condition['operator'], value?: string | number): Condition => ({
  fieldId: 1,
  operator,
  ...(value !== undefined && { value }),
})
const conditionAfter = (field: FormField, type: FieldType, condition: Condition) =>
  changeType([field, dependent(condition)], field, type).fields[1]?.showIf

test('a choice that becomes another kind of choice keeps texts, options and its own condition', () => {
  const field = { ...radio, showIf: on('answered') }
  const { fields, lost } = changeType([field], field, 'select')
  expect(fields).toEqual([
    {
      ...newField('select', 1),
      label: 'Site?',
      description: 'Where you work most',
      required: true,
      showIf: on('answered'),
      options: [
        { code: 'north', label: 'North' },
        { code: 'south', label: 'South' },
      ],
    },
  ])
  expect(lost).toEqual([])
  const back = changeType(fields, fields[0] as FormField, 'checkbox').fields[0]
  expect(back).toMatchObject({ type: 'checkbox', name: 'Checkbox', options: ['North', 'South'], value: [] })
})

test('what the new type does not have is named, unless it is as the palette gave it', () => {
  expect(changeType([radio], radio, 'text').lost).toEqual(['options'])
  expect(changeType([radio], radio, 'text').fields[0]).not.toHaveProperty('options')
  const text = { ...newField('text', 1), placeholder: 'S1', multiline: true }
  expect(changeType([text], text, 'email')).toMatchObject({ fields: [{ placeholder: 'S1' }], lost: ['multiline'] })
  expect(changeType([text], text, 'date').lost).toEqual(['placeholder', 'multiline'])
  const range = newField('range', 1)
  expect(changeType([range], range, 'number').lost).toEqual([])
  const scale = { ...range, slider: { min: 1, max: 5, step: 1 } }
  expect(changeType([scale], scale, 'number').lost).toEqual(['slider'])
})

test('a name that says the old type follows the new one; a name of its own stays', () => {
  expect(changeType([radio], radio, 'text').fields[0]?.name).toBe('Textfield')
  const named = { ...radio, name: 'Site' }
  expect(changeType([named], named, 'text').fields[0]?.name).toBe('Site')
})

test('conditions on the field follow where the new answers can be compared', () => {
  expect(conditionAfter(radio, 'select', on('equals', 'South'))).toEqual(on('equals', 'south'))
  expect(conditionAfter(radio, 'checkbox', on('equals', 'South'))).toEqual(on('includes', 'South'))
  expect(conditionAfter(radio, 'checkbox', on('notEquals', 'South'))).toBeUndefined()
  expect(conditionAfter(radio, 'text', on('equals', 'South'))).toEqual(on('equals', 'South'))
  expect(conditionAfter(radio, 'date', on('answered'))).toEqual(on('answered'))
  const number = newField('number', 1)
  expect(conditionAfter(number, 'range', on('greaterThan', 3))).toEqual(on('greaterThan', 3))
  expect(conditionAfter(number, 'text', on('greaterThan', 3))).toBeUndefined()
  expect(conditionAfter(number, 'text', on('equals', 3))).toEqual(on('equals', '3'))
  expect(conditionAfter(newField('text', 1), 'number', on('equals', 'three'))).toBeUndefined()
})

test('a condition on an option that is gone is removed, and the field is named', () => {
  const fields = [radio, dependent(on('equals', 'West'))]
  const { broken, fields: next } = changeType(fields, radio, 'select')
  expect(broken).toEqual([fields[1]])
  expect(next[1]).not.toHaveProperty('showIf')
})

test('a question becomes any question, a header a text; page breaks and images have no other type', () => {
  const offered = [...PALETTE_TYPES, 'x-stars'] as const
  expect(typesFor(radio, offered)).toEqual(['text', 'number', 'email', 'checkbox', 'radio', 'select', 'range', 'date'])
  expect(typesFor({ ...radio, type: 'textarea' }, offered)[0]).toBe('textarea')
  expect(typesFor(newField('header', 1), offered)).toEqual(['header', 'description'])
  for (const type of ['pagebreak', 'img', 'banner', 'x-stars'] as const)
    expect(typesFor(newField(type, 1), offered)).toEqual([])
})

test('every change results in fields that can be stored', () => {
  for (const from of PALETTE_TYPES)
    for (const to of typesFor(newField(from, 1), PALETTE_TYPES)) {
      const field = { ...newField(from, 1), label: 'Site?', ...(from === 'radio' && { options: ['North', 'North '] }) }
      expect(checkFields(changeType([field], field, to).fields), `${from} to ${to}`).toMatchObject({ ok: true })
    }
})
