import type { ColumnChoice, TableColumn } from '@ssp/ui'
import { expect, test } from 'vitest'
import { arrangeColumns, columnsOfAddress, putColumns } from './columns'
import { readColumns, writeColumns } from './list-preference'

const columns = ['name', 'email', 'team'].map((key): TableColumn<object> => ({ key, header: key, cell: () => key }))
const chosen = (order: string[], hidden: string[] = []): ColumnChoice => ({ order, hidden, density: 'comfortable' })
const drawn = (choice?: ColumnChoice) => arrangeColumns(columns, choice).columns.map(({ key }) => key)

test('without a choice the columns are those of the list', () => {
  expect(arrangeColumns(columns, undefined).columns).toBe(columns)
  expect(arrangeColumns(columns, undefined).choice).toEqual(chosen(['name', 'email', 'team']))
})

test('order and hidden columns are as chosen', () => {
  expect(drawn(chosen(['team', 'name', 'email'], ['email']))).toEqual(['team', 'name'])
})

test('the column that identifies the row is shown, and stays the main one at another place', () => {
  const { columns: shown, items } = arrangeColumns(
    columns,
    chosen(['team', 'email', 'name'], ['name', 'team', 'email']),
  )
  expect(shown).toMatchObject([{ key: 'name', main: true }])
  expect(items.filter(({ fixed }) => fixed)).toMatchObject([{ key: 'name' }])
  expect(arrangeColumns(columns, chosen(['team', 'name'])).columns).toMatchObject([
    { key: 'team', main: false },
    { key: 'name', main: true },
    { key: 'email', main: false },
  ])
})

test('columns that are gone or named twice are ignored, new ones follow the column before them', () => {
  expect(drawn(chosen(['gone', 'team', 'team', 'name'], ['gone']))).toEqual(['team', 'name', 'email'])
  expect(drawn(chosen([]))).toEqual(['name', 'email', 'team'])
})

test('each account has its own columns in each list, and what is not a choice is none', () => {
  const entries = new Map<string, string>()
  const device = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: () => null,
    length: 0,
  }
  const storage = { device, tab: device }
  writeColumns(storage, 'ada', '/teams', chosen(['team'], ['email']))
  expect(readColumns(storage, 'ada', '/teams')).toEqual(chosen(['team'], ['email']))
  expect(readColumns(storage, 'bob', '/teams')).toBeUndefined()
  expect(readColumns(storage, 'ada', '/users')).toBeUndefined()
  writeColumns(storage, 'ada', '/teams', undefined)
  expect(entries.size).toBe(0)
  entries.set('ssp.columns:ada:/teams', '{"order":"name","hidden":[1,"team"],"widths":{"team":"9"},"density":"huge"}')
  expect(readColumns(storage, 'ada', '/teams')).toEqual(chosen([], ['team']))
  entries.set('ssp.columns:ada:/teams', '[1')
  expect(readColumns(storage, 'ada', '/teams')).toBeUndefined()
})

test('a width is kept with the columns, on the device and in an address; what is none is ignored', () => {
  const wide = { ...chosen(['name', 'email', 'team'], ['email']), widths: { name: 240 } }
  expect(arrangeColumns(columns, wide).columns).toMatchObject([{ key: 'name', chosenWidth: 240 }, { key: 'team' }])
  const query = new URLSearchParams()
  putColumns(query, wide)
  expect(query.get('columns')).toBe('name:240,-email,team')
  expect(columnsOfAddress(`?${query}`)).toEqual(wide)
  expect(columnsOfAddress('?columns=name:x,-email:-4,team:99999')).toEqual(chosen(['name', 'email', 'team'], ['email']))
})
