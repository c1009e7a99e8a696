import { expect, test } from 'vitest'
import { fromFilterValues, readTrailFilters, toFilterValues, trailDefinitions } from './filters'
import { trailMessages } from './messages'

const id = '5f0f6d5e-0000-4000-8000-0000000007d0'
const filters = { subjectKind: 'role', action: 'role.rename', actorId: id, changedDt: '2026-01-01,2026-01-31' } as const

test('what the address holds comes back as it was; what no filter knows is dropped', () => {
  expect(readTrailFilters(filters, trailMessages)).toEqual(filters)
  expect(fromFilterValues(toFilterValues(filters))).toEqual({ ...filters, subjectId: undefined })
  const foreign = {
    subjectKind: 'toString',
    action: 'drop',
    actorId: '1',
    subjectId: 'x',
    changedDt: 'soon',
    other: 'y',
  }
  expect(readTrailFilters(foreign, trailMessages)).toEqual({})
})

test('somebody who is no user of the client can still be filtered by', () => {
  const optionsOf = (name: string, people: { id: string; label: string }[], subjectId?: string) => {
    const given = { actorId: id, ...(subjectId && { subjectId }) }
    const found = trailDefinitions(trailMessages, given, people).find((each) => each.id === name)
    return found?.kind === 'select' ? found.options : undefined
  }
  expect(optionsOf('actorId', [])).toEqual([{ value: id, label: 'Another account' }])
  expect(optionsOf('actorId', [{ id, label: 'Ada' }])).toEqual([{ value: id, label: 'Ada' }])
  expect(optionsOf('subjectId', [])).toBeUndefined()
  expect(optionsOf('subjectId', [{ id, label: 'Ada' }], id)).toEqual([{ value: id, label: 'Ada' }])
})
