import { expect, test } from 'vitest'
import * as entry from './index'

test('the public surface changes on purpose only', () => {
  expect(Object.keys(entry).toSorted()).toMatchSnapshot()
})
