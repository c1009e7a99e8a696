import { ApiError } from '@ssp/api'
import { expect, test } from 'vitest'
import { changesBetween, currentOf, snapshotOf } from './changes'

const before = snapshotOf({ label: 'Shift leads', policies: [{ label: 'Teams' }, { label: 'News' }] })
const stale = (current?: Record<string, unknown>) =>
  new ApiError({ status: 412, code: 'stale', message: 'It has changed.', current })

test('what was renamed, added and removed is found', () => {
  const now = snapshotOf({ label: 'Night leads', policies: [{ label: 'News' }, { label: 'Pay' }] })
  expect(changesBetween(before, now)).toEqual({
    relabelled: { from: 'Shift leads', to: 'Night leads' },
    added: ['Pay'],
    removed: ['Teams'],
  })
  expect(changesBetween(before, before)).toEqual({ relabelled: null, added: [], removed: [] })
})

test('the record of a version conflict is read, whatever a server sends', () => {
  expect(currentOf(stale({ label: 'A', permissions: [{ name: 'X_VIEW' }, 7, { name: null }] }))).toEqual({
    label: 'A',
    parts: ['X_VIEW'],
  })
  expect(currentOf(stale({ policies: [] }))).toBeNull()
  expect(currentOf(stale())).toBeNull()
})
