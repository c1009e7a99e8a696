import type { FormField } from '@ssp/form-builder/model'
import { expect, test } from 'vitest'
import { answeredForm, readAnswers } from './answered-form'

const fields: FormField[] = [
  { id: 1, name: 'Mood', type: 'radio', label: 'Your mood', options: ['Good', 'Bad'] },
  { id: 2, name: 'Note', type: 'text', label: 'A note', showIf: { fieldId: 1, operator: 'answered' } },
]

test('a list and its JSON text are read alike; what is broken is no answers', () => {
  const list = [{ id: 1, name: 'Mood', type: 'radio', label: 'Mood?', value: 'Good' }]
  expect(readAnswers(list)).toEqual(list)
  expect(readAnswers(JSON.stringify(list))).toEqual(list)
  expect(readAnswers('{')).toEqual([])
  expect(readAnswers('null')).toEqual([])
  expect(readAnswers([null, 'x', { value: 1 }])).toEqual([])
})

test('questions are in the order of the form, in the wording that was answered, without conditions', () => {
  const response = [
    { id: 9, name: 'Gone', type: 'text', label: 'Gone', value: 'x' },
    { id: 7, name: 'Note', type: 'text', label: 'Old note', value: 'hello' },
    { id: 1, name: 'Mood', type: 'radio', label: 'Mood?', value: 'Good' },
  ]
  const form = answeredForm(fields, response)
  expect(form.fields.map(({ id, label }) => [id, label])).toEqual([
    [1, 'Mood?'],
    [7, 'Old note'],
    [9, 'Gone'],
  ])
  expect(form.fields[0]?.options).toEqual(['Good', 'Bad'])
  expect(form.fields[1]?.showIf).toBeUndefined()
  expect(form.answers).toEqual({ 1: 'Good', 7: 'hello', 9: 'x' })
})

test('a header is above its answered questions, and alone not at all', () => {
  const header = (id: number, content: string): FormField => ({ id, name: '', type: 'header', content })
  const name = (id: number): FormField => ({ id, name: '', type: 'text', label: 'First name' })
  const groups = [
    header(1, 'You'),
    name(2),
    header(3, 'Nothing below'),
    header(4, ' '),
    header(5, 'Your guardian'),
    name(6),
    header(7, 'Last'),
  ]
  const response = [2, 6, 9].map((id) => ({ id, label: `Name ${id}`, value: 'x' }))
  const shown = answeredForm(groups, response).fields.map(({ content, label }) => content ?? label)
  expect(shown).toEqual(['You', 'Name 2', 'Your guardian', 'Name 6', 'Name 9'])
})
