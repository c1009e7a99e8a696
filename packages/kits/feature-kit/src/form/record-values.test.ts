import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changedValues, contestedIn, knownValues, rebase, takeSide, type Base } from './record-values'

type Person = { label: string; email: string; tags: string[] }
const ann: Person = { label: 'Ann', email: 'ann@acme.example', tags: ['a'] }
const base: Base<Person> = { values: ann, version: '"1"', conflicts: [] }

test('a change is what differs, lists by their content', () => {
  expect(changedValues(ann, { ...ann, tags: ['a'] })).toEqual({})
  expect(changedValues(ann, { ...ann, label: 'Anna', tags: [] })).toEqual({ label: 'Anna', tags: [] })
})

describe('a record that is read again while it is edited', () => {
  test('fields that were not typed in follow it, with its version', () => {
    const next = rebase(base, { ...ann, label: 'Anna' }, { ...ann, email: 'a@acme.example' }, '"2"', false)
    expect(next.values).toEqual({ ...ann, label: 'Anna', email: 'a@acme.example' })
    expect(next.base).toMatchObject({ version: '"2"', conflicts: [{ field: 'email', after: 'a@acme.example' }] })
  })

  test('a form that is not edited follows it without a word', () => {
    const next = rebase(base, ann, { ...ann, label: 'Annie' }, '"2"', false)
    expect(next).toEqual({
      base: { values: next.values, version: '"2"', conflicts: [] },
      values: { ...ann, label: 'Annie' },
    })
  })

  test('a field that both changed is a conflict and keeps the old version until it was seen', () => {
    const theirs = { ...ann, label: 'Annie' }
    const next = rebase(base, { ...ann, label: 'Anna' }, theirs, '"2"', false)
    expect(next.values.label).toBe('Anna')
    expect(next.base).toEqual({
      values: theirs,
      version: '"1"',
      conflicts: [{ field: 'label', before: 'Ann', after: 'Annie', mine: 'Anna' }],
    })
    expect(rebase(next.base, next.values, theirs, '"2"', true).base).toMatchObject({
      version: '"2"',
      conflicts: [{ field: 'label' }],
    })
  })

  test('lists of every field are merged by their entries, and then the save replaces nothing', () => {
    const next = rebase(base, { ...ann, tags: ['a', 'mine'] }, { ...ann, tags: ['a', 'theirs'] }, '"2"', false)
    expect(next.values.tags).toEqual(['a', 'mine', 'theirs'])
    expect(next.base).toMatchObject({ version: '"2"', values: { tags: ['a', 'theirs'] } })
    expect(next.base.conflicts[0]?.entries).toEqual([
      { before: undefined, mine: 'mine', theirs: undefined, at: 1 },
      { before: undefined, mine: undefined, theirs: 'theirs', at: 2 },
    ])
    const later = rebase(next.base, next.values, { ...ann, tags: ['a', 'theirs', 'later'] }, '"3"', false)
    expect(later.values.tags).toEqual(['a', 'mine', 'theirs', 'later'])
    expect(later.base.conflicts[0]?.entries?.map(({ theirs }) => theirs)).toEqual(['theirs', undefined, 'later'])
  })

  test('an entry that both changed keeps the old version until it was seen or theirs was taken', () => {
    type Form = { fields: { id: number; label: string }[] }
    const form = (...labels: string[]): Form => ({ fields: labels.map((label, id) => ({ id, label })) })
    const begun: Base<Form> = { values: form('A', 'B'), version: '"1"', conflicts: [] }
    const theirs = form('A', 'B of theirs', 'C')
    const next = rebase(begun, form('A', 'B of mine'), theirs, '"2"', false)
    expect(next.values).toEqual(form('A', 'B of mine', 'C'))
    expect(next.base.version).toBe('"1"')
    const [conflict] = next.base.conflicts
    const [entry, ...others] = conflict ? contestedIn(conflict) : []
    expect(others).toEqual([])
    const fields = conflict && entry && takeSide(conflict, entry, next.values.fields, 'theirs')
    expect(fields).toEqual(theirs.fields)
    expect(rebase(next.base, next.values, theirs, '"2"', true).base.version).toBe('"2"')
    expect(rebase(next.base, { fields } as Form, theirs, '"2"', false).base.version).toBe('"2"')
  })

  test('the same change by both is none', () => {
    const anna = { ...ann, label: 'Anna' }
    expect(rebase(base, anna, anna, '"2"', false).base).toMatchObject({ version: '"2"', conflicts: [] })
  })
})

test('of what the storage holds, only known fields of the shape that the schema wants are taken', () => {
  const schema = z.object({
    label: z.string().check(z.minLength(9)),
    email: z.string(),
    tags: z.array(z.enum(['a', 'b'])),
  })
  const known = (stored: Record<string, unknown> | null) => knownValues(schema, { ...ann, tags: [] }, stored)
  expect(known({ label: 'Anna', email: 7, tags: 'a', other: 'x' })).toEqual({ label: 'Anna' })
  expect(known({ tags: ['b'] })).toEqual({ tags: ['b'] })
  expect(known({ tags: ['c'] })).toEqual({})
  expect(known(null)).toEqual({})
})
