import { expect, test } from 'vitest'
import * as entry from './index'

test('the public API changes only on purpose', () => {
  expect(Object.keys(entry).toSorted()).toEqual(['ErrorLogsPage', 'EventLogsPage'])
})
