import { expect, test, vi } from 'vitest'
import { createCreatedStore } from './created-store'

const list = () => vi.fn<() => void>()

test('marks one record, the last', () => {
  const store = createCreatedStore()
  const listener = list()
  store.subscribe('/teams', listener)
  store.mark('one')
  store.mark('two')
  store.mark('two')
  expect(store.id()).toBe('two')
  expect(listener).toHaveBeenCalledTimes(2)
  store.clear()
  expect(store.id()).toBeUndefined()
})

test('keeps the mark until a list has shown it and is left', async () => {
  const store = createCreatedStore()
  store.mark('one')
  await Promise.resolve()
  expect(store.id()).toBe('one')
  const leave = store.subscribe('/surveys', list())
  leave()
  const leaveAgain = store.subscribe('/surveys', list())
  await Promise.resolve()
  expect(store.id()).toBe('one')
  leaveAgain()
  await Promise.resolve()
  expect(store.id()).toBeUndefined()
})

test('drops the mark when one list takes the place of another', async () => {
  const store = createCreatedStore()
  const leave = store.subscribe('/teams', list())
  store.mark('one')
  const members = list()
  store.subscribe('/teams/one', members)
  leave()
  await Promise.resolve()
  expect(store.id()).toBeUndefined()
  expect(members).toHaveBeenCalledOnce()
})

test('shares nothing with another store', () => {
  const [one, other] = [createCreatedStore(), createCreatedStore()]
  one.mark('mine')
  expect(other.id()).toBeUndefined()
})
