import { expect, test } from 'vitest'
import {
  addField,
  brokenByMove,
  dependentsOf,
  draftOf,
  duplicateField,
  insertOptions,
  moveField,
  redo,
  removeField,
  repeatedLabels,
  undo,
  updateField,
} from './draft'
import { newField } from './field-types'
import type { FormField } from './types'

const text = (id: number, more: Partial<FormField> = {}) => ({ ...newField('text', id), label: `Q${id}`, ...more })
const depends = (fieldId: number) => ({ showIf: { fieldId, operator: 'answered' } as const })
const ids = (draft: { fields: readonly FormField[] }) => draft.fields.map(({ id }) => id)
const three = draftOf([text(1), text(2, depends(1)), text(3)])

test('adding, moving and removing keep every other field the same object', () => {
  const added = addField(three, { field: text(4), index: 1 })
  expect(ids(added)).toEqual([1, 4, 2, 3])
  expect(added.fields[2]).toBe(three.fields[1])
  const moved = moveField(three, { id: 3, to: 0 })
  expect(ids(moved)).toEqual([3, 1, 2])
  expect(moved.fields[1]).toBe(three.fields[0])
  expect(ids(removeField(three, { id: 3 }))).toEqual([1, 2])
})

test('what changes nothing returns the same draft', () => {
  expect(moveField(three, { id: 3, to: 9 })).toBe(three)
  expect(moveField(three, { id: 9, to: 0 })).toBe(three)
  expect(removeField(three, { id: 9 })).toBe(three)
  expect(addField(three, { field: text(1) })).toBe(three)
  expect(updateField(three, { field: text(9) })).toBe(three)
  expect(undo(three)).toBe(three)
})

test('a full form takes no more', () => {
  const full = draftOf(Array.from({ length: 1000 }, (_, index) => text(index + 1)))
  expect(addField(full, { field: text(2000) })).toBe(full)
})

test('a condition is removed with the question it depends on, and by a move behind it', () => {
  expect(dependentsOf(three.fields, 1).map(({ id }) => id)).toEqual([2])
  expect(removeField(three, { id: 1 }).fields[0]).not.toHaveProperty('showIf')
  expect(brokenByMove(three.fields, 1, 2).map(({ id }) => id)).toEqual([2])
  expect(brokenByMove(three.fields, 2, 0).map(({ id }) => id)).toEqual([2])
  expect(brokenByMove(three.fields, 3, 0)).toEqual([])
  expect(moveField(three, { id: 1, to: 1 }).fields[0]).not.toHaveProperty('showIf')
})

test('undo and redo', () => {
  const changed = removeField(addField(three, { field: text(4) }), { id: 1 })
  expect(ids(undo(changed))).toEqual([1, 2, 3, 4])
  expect(undo(undo(changed)).fields).toBe(three.fields)
  expect(ids(redo(undo(changed)))).toEqual([2, 3, 4])
  expect(addField(undo(changed), { field: text(5) }).future).toEqual([])
})

test('a copy has its own id and shares nothing', () => {
  const draft = duplicateField(draftOf([{ ...newField('radio', 1), options: ['a'] }, text(2)]), { id: 1, newId: 9 })
  expect(ids(draft)).toEqual([1, 9, 2])
  expect(draft.fields[1]?.options).not.toBe(draft.fields[0]?.options)
})

test('pasted lines become options; blank, repeated and too long lines do not', () => {
  const { field: radio, leftOut } = insertOptions(newField('radio', 1), {
    text: `Red\r\n\n  Blue \nRed\n${'x'.repeat(401)}`,
  })
  expect(radio.options).toEqual(['Red', 'Blue'])
  expect(leftOut).toEqual({ tooMany: 0, repeated: 1, tooLong: 1 })
  expect(insertOptions(radio, { text: 'Green', index: 0 }).field.options).toEqual(['Red', 'Green', 'Blue'])
  expect(insertOptions(radio, { text: ' ' }).field).toBe(radio)
})

test('lines beyond the most options, and those that are there already, are counted', () => {
  const lines = Array.from({ length: 237 }, (_, index) => `Option ${index + 1}`)
  const { field, leftOut } = insertOptions(newField('checkbox', 1), {
    text: [...lines, 'Option 1', ' Option 2 '].join('\n'),
  })
  expect(field.options).toHaveLength(200)
  expect(leftOut).toEqual({ tooMany: 37, repeated: 2, tooLong: 0 })
  expect(insertOptions(field, { text: 'One more' })).toEqual({
    field,
    leftOut: { tooMany: 1, repeated: 0, tooLong: 0 },
  })
})

test('labels that several options have are found', () => {
  expect([...repeatedLabels({ ...newField('radio', 1), options: ['a', 'b', 'a'] })]).toEqual(['a'])
  expect(repeatedLabels(newField('text', 1)).size).toBe(0)
})

test('codes of dropdown options are unique slugs in any script', () => {
  const { field: select } = insertOptions(newField('select', 1), { text: 'Café au lait\nCafe au lait!\nŁódź\nنعم\n!!' })
  expect(select.options).toEqual([
    { code: 'cafe-au-lait', label: 'Café au lait' },
    { code: 'cafe-au-lait-2', label: 'Cafe au lait!' },
    { code: 'łodz', label: 'Łódź' },
    { code: 'نعم', label: 'نعم' },
    { code: 'option', label: '!!' },
  ])
})
