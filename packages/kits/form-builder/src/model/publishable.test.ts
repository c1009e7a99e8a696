import { expect, test } from 'vitest'
import { checkPublishable } from './publishable'
import type { FormField } from './types'

const question: FormField = { id: 1, name: '', type: 'radio', label: 'Which site?', options: ['North', 'South'] }
const shown = (value: string): FormField => ({
  id: 2,
  name: '',
  type: 'text',
  label: 'Why?',
  showIf: { fieldId: 1, operator: 'equals', value },
})

test.each<[string, FormField[], string[]]>([
  ['a page break alone', [{ id: 1, name: '', type: 'pagebreak' }], ['noQuestion']],
  ['only a question to skip', [{ ...question, skip: true }], ['noQuestion']],
  ['a choice without options', [{ ...question, required: true, options: [] }], ['noOptions']],
  ['a dropdown without options', [{ ...question, type: 'select', options: [] }], ['noOptions']],
  ['a question without a text', [{ ...question, label: ' ' }], ['noLabel']],
  ['a condition on an option that is gone', [question, shown('West')], ['conditionOption']],
  ['a condition on an option', [question, shown('South')], []],
  ['an incomplete field to skip', [question, { ...question, id: 3, skip: true, label: '' }], []],
  ['a condition on any answer', [question, { ...shown(''), showIf: { fieldId: 1, operator: 'answered' } }], []],
])('%s', (_name, fields, codes) => {
  expect(checkPublishable(fields).map(({ code }) => code)).toEqual(codes)
})

test('an error names the field and its place', () => {
  const broken = shown('West')
  expect(checkPublishable([question, broken])).toEqual([{ code: 'conditionOption', field: broken, index: 1 }])
})
