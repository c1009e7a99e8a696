import { expect, test } from 'vitest'
import { checkPublishable } from './publishable'
import type { ConditionOperator, FormField } from './types'

const question: FormField = { id: 1, name: '', type: 'radio', label: 'Which site?', options: ['North', 'South'] }
const shown = (value: string): FormField => ({
  id: 2,
  name: '',
  type: 'text',
  label: 'Why?',
  showIf: { fieldId: 1, operator: 'equals', value },
})

const scale: FormField = { ...question, type: 'range', slider: { min: 0, max: 10, step: 2 } }
const onScale = (operator: ConditionOperator, value: number): FormField => ({
  ...shown(''),
  showIf: { fieldId: 1, operator, value },
})

const dropdown = (...labels: string[]): FormField => ({
  ...question,
  type: 'select',
  options: labels.map((label, index) => ({ code: `${index}`, label })),
})

test.each<[string, FormField[], string[]]>([
  ['a page break alone', [{ id: 1, name: '', type: 'pagebreak' }], ['noQuestion']],
  ['only a question to skip', [{ ...question, skip: true }], ['noQuestion']],
  ['a choice without options', [{ ...question, required: true, options: [] }], ['noOptions']],
  ['a dropdown without options', [{ ...question, type: 'select', options: [] }], ['noOptions']],
  ['two options that read the same', [{ ...question, options: ['North', 'North '] }], ['repeatedOption']],
  ['a dropdown of two options that read the same', [dropdown('North', 'North')], ['repeatedOption']],
  ['a question without a text', [{ ...question, label: ' ' }], ['noLabel']],
  ['a header without a text', [question, { id: 3, name: '', type: 'header', content: ' ' }], ['noContent']],
  ['an image that was not uploaded', [question, { id: 3, name: '', type: 'img', url: '' }], ['noContent']],
  ['a page break', [question, { id: 3, name: '', type: 'pagebreak' }, { ...question, id: 4 }], []],
  ['a condition on an option that is gone', [question, shown('West')], ['conditionOption']],
  ['a condition on an option', [question, shown('South')], []],
  ['a condition on a question to skip', [{ ...question, skip: true }, shown('South')], ['conditionQuestion']],
  ['a condition on a question that is gone', [{ ...question, id: 4 }, shown('South')], ['conditionQuestion']],
  ['a condition on a later question', [shown('South'), question], ['conditionQuestion']],
  ['a condition on no value', [{ ...question, type: 'text' }, shown('')], ['conditionValue']],
  ['a condition on a number that is none', [{ ...question, type: 'number' }, shown('ten')], ['conditionValue']],
  ['a condition on a number', [{ ...question, type: 'number' }, shown('10')], []],
  ['a condition on a value beyond a scale', [scale, onScale('equals', 11)], ['conditionValue']],
  ['a condition on a value between the steps of a scale', [scale, onScale('equals', 3)], ['conditionValue']],
  ['a condition on more than the end of a scale', [scale, onScale('greaterThan', 10)], ['conditionValue']],
  ['a condition on less than the start of a scale', [scale, onScale('lessThan', 0)], ['conditionValue']],
  [
    'conditions on values of a scale',
    [scale, onScale('equals', 4), onScale('lessThan', 2), onScale('notEquals', 99)],
    [],
  ],
  ['an incomplete field to skip', [question, { ...question, id: 3, skip: true, label: '' }], []],
  ['a condition on any answer', [question, { ...shown(''), showIf: { fieldId: 1, operator: 'answered' } }], []],
])('%s', (_name, fields, codes) => {
  expect(checkPublishable(fields).map(({ code }) => code)).toEqual(codes)
})

test('an error names the field and its place', () => {
  const broken = shown('West')
  expect(checkPublishable([question, broken])).toEqual([{ code: 'conditionOption', field: broken, index: 1 }])
})
