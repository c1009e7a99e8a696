import { ApiError } from '@ssp/api'
import { expect, test } from 'vitest'
import { isConflict } from './use-action'

test('only an error with the code stale is a version conflict', () => {
  expect(isConflict(new ApiError({ status: 412, code: 'stale', message: 'It has changed.' }))).toBe(true)
  expect(isConflict(new ApiError({ status: 409, code: 'conflict', message: '' }))).toBe(false)
  expect(isConflict(new Error('stale'))).toBe(false)
})
