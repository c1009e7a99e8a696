import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changedValues, knownValues, rebase, type Base } from './record-values'

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
      conflicts: [{ field: 'label', before: 'Ann', after: 'Annie' }],
    })
    expect(rebase(next.base, next.values, theirs, '"2"', true).base).toMatchObject({
      version: '"2"',
      conflicts: [{ field: 'label' }],
    })
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
