// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSelection, wireSelection } from './use-selection'

interface Row {
  id: string
}
const row = (id: string): Row => ({ id })
const selectionOf = (total = 5) =>
  renderHook(({ scope }) => useSelection<Row>(({ id }) => id, scope, total), { initialProps: { scope: 'a' } })

test('ids while rows are ticked one by one', () => {
  const { result } = selectionOf()
  act(() => result.current.tick([row('1'), row('2')], true))
  act(() => result.current.tick([row('1')], false))
  expect(result.current).toMatchObject({ count: 1, all: false, rows: [{ id: '2' }] })
  expect(wireSelection(result.current, { search: 'x' })).toEqual({ ids: ['2'] })
})

test('the filter with what was left out while all are ticked; ticked again it is no longer left out', () => {
  const { result } = selectionOf()
  act(() => result.current.tick([row('1')], true))
  act(() => result.current.chooseAll())
  expect(wireSelection(result.current, { search: 'x' })).toEqual({ filter: { search: 'x' } })
  act(() => result.current.choose(new Set(['2']), [row('1'), row('2'), row('3')]))
  expect(result.current.count).toBe(3)
  expect(wireSelection(result.current, {})).toEqual({ filter: {}, except: ['1', '3'] })
  act(() => result.current.tick([row('1')], true))
  expect(wireSelection(result.current, {})).toEqual({ filter: {}, except: ['3'] })
  expect([row('1'), row('3'), row('4')].map(result.current.isTicked)).toEqual([true, false, true])
})

test('another filter unticks the rows and says so until rows are ticked again', () => {
  const { result, rerender } = selectionOf()
  rerender({ scope: 'b' })
  expect(result.current.wasCleared).toBe(false)
  act(() => result.current.chooseAll())
  rerender({ scope: 'a' })
  expect(result.current).toMatchObject({ count: 0, all: false, wasCleared: true })
  rerender({ scope: 'b' })
  expect(result.current).toMatchObject({ count: 0, all: false })
  act(() => result.current.tick([row('1')], true))
  expect(result.current).toMatchObject({ count: 1, wasCleared: false })
})

test('two changes in one turn are both made', () => {
  const { result } = selectionOf()
  act(() => {
    result.current.tick([row('1')], true)
    result.current.tick([row('2')], true)
  })
  expect([...result.current.selected]).toEqual(['1', '2'])
})
