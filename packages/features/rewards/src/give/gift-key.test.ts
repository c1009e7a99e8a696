import { expect, test } from 'vitest'
import { createGiftKeys } from './gift-key'

test('an order keeps its key until it is forgotten; another order has another one', () => {
  const keys = createGiftKeys()
  const order = { employeeId: 'a', amount: 20 }
  const key = keys.keyOf(order)
  expect(keys.keyOf({ ...order })).toBe(key)
  expect(keys.keyOf({ ...order, amount: 21 })).not.toBe(key)
  expect(keys.keyOf({ ...order, employeeId: 'b' })).not.toBe(key)
  keys.forget(order)
  expect(keys.keyOf(order)).not.toBe(key)
})
