import { expect, test } from 'vitest'
import { columnsOfAddress } from '../columns'
import { oneOf } from '../filters'
import { addressOfDefault, addressOfView, goneParts, readView, viewQuery, type ViewedList } from './view-query'

const list: ViewedList = {
  defaults: { filters: { region: oneOf('north', 'south') }, sorts: ['name'], layout: 'list' },
  columns: [
    { key: 'name', header: 'Name' },
    { key: 'team', header: 'Team' },
    { key: 'email', header: 'Email' },
  ],
  also: ['tab'],
}
const state = { layout: 'list', search: 'ann & co', sort: '-name', filters: { region: 'north' } } as const
const choice = { order: ['team', 'name', 'email'], hidden: ['email'], density: 'compact' } as const

test('a view is read as it was saved; page, page size and foreign parameters are no part of it', () => {
  const query = viewQuery(state, { ...choice, hidden: ['email', 'gone'] }, '?tab=teams&page=3&size=50&from=mail', list)
  expect(query).toBe(
    'tab=teams&layout=list&search=ann+%26+co&sort=-name&region=north&columns=team%2Cname%2C-email&density=compact',
  )
  expect(readView(query, list)).toBe(query)
  expect(columnsOfAddress(`?${query}`)).toEqual(choice)
  expect(goneParts(query, list)).toEqual([])
})

test('the order of the parameters makes no other view', () => {
  expect(readView('region=north&layout=list', list)).toBe(readView('layout=list&region=north&page=4', list))
})

test('what the list no longer has is left out and named; new columns come after the one before them', () => {
  const saved = 'layout=round&region=west&leader=3&columns=-team%2Cbudget%2Cname&sort=-cost'
  expect(readView(saved, list)).toBe('layout=list&columns=-team%2Cemail%2Cname')
  expect(goneParts(saved, list)).toEqual([
    { kind: 'column', name: 'budget' },
    { kind: 'filter', name: 'region' },
    { kind: 'filter', name: 'leader' },
    { kind: 'sort', name: 'cost' },
  ])
})

test('a list without columns has none in its views', () => {
  const cards = { ...list, columns: undefined }
  expect(readView('layout=grid&columns=name', cards)).toBe('layout=grid')
  expect(goneParts('columns=name', cards)).toEqual([{ kind: 'column', name: 'name' }])
})

test('a saved query is never more than a query', () => {
  expect(readView('columns=%3Cscript%3E&search=%3Cb%3E&sort=__proto__&__proto__=1', list)).toBe(
    'layout=list&search=%3Cb%3E&columns=name%2Cteam%2Cemail',
  )
})

test('addresses of a view and of the list without one', () => {
  expect(addressOfView('/teams', 'search=a', 'x')).toBe('/teams?search=a&view=x')
  expect(addressOfView('/teams', '', 'x')).toBe('/teams?view=x')
  expect(addressOfDefault('/teams', '?tab=2&search=a&view=x', ['tab'])).toBe('/teams?tab=2')
  expect(addressOfDefault('/teams', '?search=a&view=x', [])).toBe('/teams')
})
