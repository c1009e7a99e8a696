import { expect, test, vi } from 'vitest'
import { newField } from '../model'
import { createBuilderStore, faultOf, fieldsOf, isUnfinished } from './builder-store'

const text = (id: number, label: string) => ({ ...newField('text', id), label })
const store = () => createBuilderStore([text(1, 'One'), text(2, 'Two')])

test('the working copy of an expanded field counts as saved', () => {
  const builder = store()
  builder.expand(1)
  builder.edit(text(1, 'Changed'))
  expect(fieldsOf(builder.get())[0]?.label).toBe('Changed')
  expect(builder.field(1)?.label).toBe('One')
  builder.discard(1)
  expect(fieldsOf(builder.get())[0]?.label).toBe('One')
})

test('a slider that is none is not saved and does not count', () => {
  const builder = createBuilderStore([newField('range', 1)])
  builder.expand(1)
  builder.edit({ ...newField('range', 1), slider: { min: 5, max: 5, step: 1 } })
  expect(builder.save(1)).toBe(false)
  expect(fieldsOf(builder.get())[0]?.slider).toEqual({ min: 0, max: 100, step: 1 })
})

test('discarding a new field leaves it as it came from the palette', () => {
  const builder = store()
  builder.add(newField('email', 3))
  builder.edit({ ...newField('email', 3), label: 'Typed' })
  builder.discard(3)
  expect(builder.field(3)).toEqual(newField('email', 3))
})

test('a duplicate has what is on the screen', () => {
  const builder = store()
  builder.expand(1)
  builder.edit(text(1, 'Changed'))
  builder.duplicate(1)
  expect(builder.get().draft.fields.map(({ label }) => label)).toEqual(['Changed', 'Changed', 'Two'])
})

test('ids stay the same list while no field is added, moved or removed', () => {
  const builder = store()
  const { ids } = builder.get()
  builder.expand(1)
  builder.edit(text(1, 'Changed'))
  builder.save(1)
  expect(builder.get().ids).toBe(ids)
})

test('fields from outside keep the working copies that they have, and those that cannot be saved yet', () => {
  const builder = store()
  const unfinished = { ...newField('range', 2), slider: { min: 5, max: 5, step: 1 } }
  for (const id of [1, 2]) builder.expand(id)
  builder.edit(text(1, 'Changed'))
  builder.edit(unfinished)
  builder.reset([text(1, 'Changed'), text(2, 'Two'), text(3, 'Three')])
  expect([...builder.get().editing.values()]).toEqual([text(1, 'Changed'), unfinished])
  builder.reset([text(1, 'One'), text(2, 'Two of somebody else')])
  expect(builder.get().editing.size).toBe(0)
})

test('an option that is typed counts as added, until it is discarded', () => {
  const builder = createBuilderStore([{ ...newField('radio', 1), label: 'Which?', options: ['A'] }])
  const options = () => fieldsOf(builder.get())[0]?.options
  builder.expand(1)
  builder.type(1, ' B')
  expect(options()).toEqual(['A', 'B'])
  builder.discard(1)
  builder.expand(1)
  expect([options(), builder.get().typed.size]).toEqual([['A'], 0])
  builder.type(1, 'C')
  builder.save(1)
  expect([builder.field(1)?.options, builder.get().typed.size]).toEqual([['A', 'C'], 0])
})

test('options that are typed are added before the form is saved, except those that are left out', () => {
  const builder = createBuilderStore([
    { ...newField('radio', 1), label: 'Which?', options: ['A'] },
    newField('radio', 2),
  ])
  builder.expand(1)
  builder.expand(2)
  builder.type(1, 'B')
  builder.type(2, ' ')
  builder.addTyped()
  expect(builder.get().editing.get(1)?.options).toEqual(['A', 'B'])
  builder.type(1, 'B')
  builder.addTyped()
  expect([...builder.get().typed]).toEqual([
    [2, ' '],
    [1, 'B'],
  ])
})

test('undo and redo keep the working copies of fields that they do not change', () => {
  const builder = store()
  const unfinished = { ...newField('range', 3), slider: { min: 5, max: 5, step: 1 } }
  builder.add(newField('range', 3))
  builder.add(newField('date', 4))
  builder.expand(1)
  builder.edit(text(1, 'Typed'))
  builder.edit(unfinished)
  builder.undo()
  expect([...builder.get().editing.values()]).toEqual([unfinished, text(1, 'Typed')])
  builder.redo()
  expect(builder.get().editing.get(1)).toEqual(text(1, 'Typed'))
  builder.save(1)
  builder.expand(1)
  builder.undo()
  expect(builder.get().editing.has(1)).toBe(false)
})

test('a working copy that cannot be saved is unfinished until it is corrected or discarded', () => {
  const builder = createBuilderStore([newField('range', 1)])
  builder.expand(1)
  expect(isUnfinished(builder.get())).toBe(false)
  builder.edit({ ...newField('range', 1), slider: { min: 5, max: 5, step: 1 } })
  expect(isUnfinished(builder.get())).toBe(true)
  builder.discard(1)
  expect(isUnfinished(builder.get())).toBe(false)
})

test('a condition whose question a colleague has removed is a fault, for a draft too', () => {
  const shown = { ...text(2, 'Why?'), showIf: { fieldId: 1, operator: 'answered' as const } }
  const builder = createBuilderStore([text(1, 'One'), shown])
  expect(faultOf(builder.get(), false)).toBeUndefined()
  builder.reset([shown])
  expect(faultOf(builder.get(), false)).toEqual({ code: 'conditionQuestion', field: shown })
  builder.expand(2)
  builder.edit({ ...shown, label: 'Why not?' })
  expect(faultOf(builder.get(), false)).toEqual({ code: 'conditionQuestion', field: { ...shown, label: 'Why not?' } })
})

test('an open field loses the condition that the removal of its question takes', () => {
  const shown = { ...text(2, 'Why?'), showIf: { fieldId: 1, operator: 'answered' as const } }
  const builder = createBuilderStore([text(1, 'One'), shown])
  builder.expand(2)
  builder.edit({ ...shown, label: 'Why not?' })
  builder.remove(1)
  expect(builder.get().editing.get(2)).toEqual(text(2, 'Why not?'))
  expect(faultOf(builder.get(), false)).toBeUndefined()
})

test('other fields from outside replace the form and cannot be undone', () => {
  const builder = store()
  const listener = vi.fn<() => void>()
  builder.subscribe(listener)
  builder.reset([text(9, 'Nine')])
  expect(builder.get().ids).toEqual([9])
  expect(builder.get().draft.past).toEqual([])
  expect(listener).toHaveBeenCalledOnce()
})

test('undo that removes the field with the focus gives it to a neighbour', () => {
  const builder = store()
  builder.add(text(3, 'Three'))
  builder.undo(undefined, 3)
  expect(builder.get().focusId).toBe(2)
  builder.redo(undefined, 2)
  expect(builder.get().focusId).toBeNull()
})

test('the field after a removed one takes the focus, else the one before', () => {
  const builder = createBuilderStore([text(1, 'One'), text(2, 'Two'), text(3, 'Three')])
  builder.remove(2)
  expect(builder.get().focusId).toBe(3)
  const { focusCount } = builder.get()
  builder.remove(1)
  expect([builder.get().focusId, builder.get().focusCount]).toEqual([3, focusCount + 1])
  builder.remove(3)
  expect(builder.get().focusId).toBeNull()
})

test('an upload that ends while its field is collapsed changes the saved field', () => {
  const builder = createBuilderStore([newField('img', 1)])
  builder.expand(1)
  builder.setUpload(1, { file: new File([], 'a.png'), progress: 0 })
  builder.discard(1)
  expect(builder.get().uploads.get(1)?.progress).toBe(0)
  builder.setUpload(1, null)
  builder.change(1, (field) => ({ ...field, url: '/a.png' }))
  expect(fieldsOf(builder.get())[0]?.url).toBe('/a.png')
  expect(builder.get().uploads.size).toBe(0)
})

test('an upload into a field that was removed changes nothing, into an expanded one its working copy', () => {
  const builder = createBuilderStore([newField('img', 1), newField('img', 2)])
  builder.remove(1)
  const { draft } = builder.get()
  builder.change(1, (field) => ({ ...field, url: '/a.png' }))
  expect(builder.get().draft).toBe(draft)
  builder.expand(2)
  builder.change(2, (field) => ({ ...field, url: '/b.png' }))
  expect(builder.field(2)?.url).toBe('')
  expect(fieldsOf(builder.get())[0]?.url).toBe('/b.png')
})

test('a working copy that may not be saved is a fault before anything else, for a draft too', () => {
  const builder = createBuilderStore([text(1, ''), { ...newField('range', 2), label: 'Two' }])
  expect(faultOf(builder.get(), false)).toBeUndefined()
  expect(faultOf(builder.get(), true)).toMatchObject({ code: 'noLabel', field: { id: 1 } })
  builder.expand(2)
  builder.change(2, (copy) => ({ ...copy, slider: { min: 5, max: 1, step: 1 } }))
  expect(faultOf(builder.get(), false)).toMatchObject({ code: 'invalid', field: { id: 2 } })
  // The working copy is still there when it is opened again to be corrected.
  builder.expand(2)
  expect(faultOf(builder.get(), true)).toMatchObject({ code: 'invalid', field: { id: 2 } })
})
