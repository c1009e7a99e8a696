import type { FormField } from '@ssp/form-builder/model'
import { expect, test } from 'vitest'
import { asOneBatch } from './batch.ts'

const radio = (id: number, more: Partial<FormField> = {}): FormField => ({
  id,
  name: `q${id}`,
  type: 'radio',
  label: `Question ${id}`,
  options: ['Yes', 'No'],
  ...more,
})

test('a batch of one version is published as it was answered', () => {
  const rows = [1, 2, 3].map(() => ({ fields_version: 4, answers: { 1: 'Yes', 2: 'No' } }))
  expect(asOneBatch(rows, new Map([[4, [radio(1), radio(2)]]]))).toEqual(rows)
})

test.each<[string, FormField[], object]>([
  ['one more space in a label', [radio(1), radio(2, { label: 'Question 2 ' })], { 1: 'Yes' }],
  ['a question removed', [radio(1)], { 1: 'Yes' }],
  ['a question added', [radio(1), radio(2), radio(3)], { 1: 'Yes', 2: 'No' }],
  ['an option removed', [radio(1), radio(2, { options: ['Yes'] })], { 1: 'Yes' }],
  ['a question made required', [radio(1), radio(2, { required: true })], { 1: 'Yes' }],
  ['questions in another order', [radio(2), radio(1)], { 1: 'Yes', 2: 'No' }],
])('in a batch of two versions nothing tells which was answered: %s', (_, second, shown) => {
  const fieldsOf = new Map([
    [1, [radio(1), radio(2)]],
    [2, second],
  ])
  const rows = [
    { fields_version: 1, answers: { 1: 'Yes', 2: 'No' } },
    { fields_version: 2, answers: { 1: 'Yes', 2: 'No', 3: 'Yes' } },
  ]
  expect(asOneBatch(rows, fieldsOf)).toEqual(rows.map(() => ({ fields_version: 2, answers: shown })))
})

test('a question whose condition is on a question that differed is left out too', () => {
  const conditional = radio(2, { showIf: { fieldId: 1, operator: 'equals', value: 'Yes' } })
  const fieldsOf = new Map([
    [1, [radio(1), conditional]],
    [2, [radio(1, { options: ['No'] }), conditional]],
  ])
  const rows = [
    { fields_version: 1, answers: { 1: 'Yes', 2: 'No' } },
    { fields_version: 2, answers: { 1: 'No' } },
  ]
  expect(asOneBatch(rows, fieldsOf).map(({ answers }) => answers)).toEqual([{}, {}])
})
