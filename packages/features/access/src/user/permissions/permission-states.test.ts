import { fakeId } from '@ssp/api/testing'
import { expect, test } from 'vitest'
import { userPermission } from '../../testing'
import { statesOf } from './permission-states'

const states = (more: Parameters<typeof userPermission>[1], wanted?: boolean) => [
  ...statesOf(userPermission('TEAMS_VIEW', more), wanted),
]

test('what is not held is denied, and nothing else', () => {
  expect(states({})).toEqual(['denied'])
  expect(states({ upID: fakeId(1), restricted: [fakeId(2)] }, false)).toEqual(['denied'])
})

test('a permission can be granted, from the role and restricted at once', () => {
  expect(states({ upID: fakeId(1) })).toEqual(['granted'])
  expect(states({}, true)).toEqual(['granted'])
  expect(states({ inherited: true })).toEqual(['role'])
  expect(states({ inherited: true, upID: fakeId(1), restricted_teams: [fakeId(2)] })).toEqual([
    'granted',
    'role',
    'restricted',
  ])
  expect(states({ upID: fakeId(1), only: true })).toEqual(['granted', 'restricted'])
})

test('a revoked grant leaves what comes with the role', () => {
  expect(states({ inherited: true, upID: fakeId(1) }, false)).toEqual(['role'])
})
