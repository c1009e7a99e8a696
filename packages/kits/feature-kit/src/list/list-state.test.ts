import { describe, expect, test } from 'vitest'
import { dateRange, oneOf } from './filters'
import { changeList, readListState, writeListState } from './list-state'

const options = {
  filters: { status: oneOf('active', 'inactive'), createdDt: dateRange() },
  layout: 'grid' as const,
  sorts: ['surname'],
}
const read = (search: string, kept = {}) => readListState(search, options, kept)

describe('a list in the address', () => {
  test('what is read is what was written, and foreign parameters stay', () => {
    const state = {
      page: 2,
      size: 25,
      layout: 'list' as const,
      search: 'ann & co',
      filters: { status: 'active' },
      sort: '-surname',
    }
    const address = writeListState('?tab=2', state, options)
    expect(address).toContain('tab=2')
    expect(address).toContain('page=3')
    expect(read(address)).toEqual(state)
  })

  test.each(['?page=0', '?page=-1', '?page=abc', '?page=1e9', '?size=7', '?size=1000', '?layout=circle'])(
    '%s falls back to the defaults',
    (search) => expect(read(search)).toMatchObject({ page: 0, size: 10, layout: 'grid' }),
  )

  test('a search longer than the server takes is cut', () => {
    expect(read(`?search=${'a'.repeat(199)}+${'b'.repeat(50)}`).search).toBe('a'.repeat(199))
  })

  test('the stored choice comes after the address and before the default', () => {
    expect(read('', { size: 50, layout: 'list' })).toMatchObject({ size: 50, layout: 'list' })
    expect(read('?size=25&layout=grid', { size: 50, layout: 'list' })).toMatchObject({ size: 25, layout: 'grid' })
    expect(read('', { size: 33, layout: 'x' as 'list' })).toMatchObject({ size: 10, layout: 'grid' })
  })

  test.each(['forename', '-forename', '--surname', 'surname-', '', '-', 'Surname', '__proto__'])(
    'a sort by %j, which no column allows, is the order of the list',
    (sort) => expect(read(`?sort=${encodeURIComponent(sort)}`).sort).toBeNull(),
  )

  test('a list without sortable columns reads no sort', () => {
    expect(readListState('?sort=surname', {}, {}).sort).toBeNull()
  })

  test('a filter that is not known is not read', () => {
    expect(read('?status=active&other=1').filters).toEqual({ status: 'active' })
  })
})

test('search, filters and size begin again at the first page; layout and page do not', () => {
  const state = { ...read(''), page: 4 }
  expect(changeList(state, { search: 'x' }).page).toBe(0)
  expect(changeList(state, { filters: {} }).page).toBe(0)
  expect(changeList(state, { size: 50 }).page).toBe(0)
  expect(changeList(state, { layout: 'list' }).page).toBe(4)
  expect(changeList(state, { page: 5 }).page).toBe(5)
})
