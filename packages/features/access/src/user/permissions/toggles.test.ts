import { describe, expect, test } from 'vitest'
import { userPermission } from '../../testing'
import { changesOf, isRoleOnly, permissionDifferences, toggle, withoutSent, type Toggles } from './toggles'

const granted = userPermission('EMPLOYEES_VIEW', { upID: 'g1' })
const open = userPermission('EMPLOYEES_CREATE')
const role = userPermission('CLIENT_VIEW', { inherited: true })
const rows = [granted, open, role]
const none: Toggles = new Map()

describe('toggling', () => {
  test('flips and flips back', () => {
    const once = toggle(none, open)
    expect(once.get(open.id)).toBe(true)
    expect(toggle(once, open).size).toBe(0)
    expect(toggle(none, granted).get(granted.id)).toBe(false)
  })

  test('names only changed rows in the request', () => {
    expect(changesOf(rows, toggle(toggle(none, granted), open))).toEqual([
      { id: granted.id, selected: false, upID: 'g1' },
      { id: open.id, selected: true, upID: null },
    ])
    expect(changesOf(rows, none)).toEqual([])
  })

  test('keeps what is flipped while a change is on its way', () => {
    const sent = toggle(none, open)
    const now = toggle(sent, open, sent)
    const applied = { ...open, upID: 'g2', selected: true }
    expect(changesOf([applied], withoutSent(now, sent))).toEqual([{ id: open.id, selected: false, upID: 'g2' }])
    expect(changesOf([applied], withoutSent(toggle(now, open, sent), sent))).toEqual([])
  })

  test('drops what somebody else has done already', () => {
    const wanted = toggle(none, open)
    expect(changesOf([{ ...open, upID: 'g2', selected: true }], wanted)).toEqual([])
  })
})

test('what only comes with the role is recognised', () => {
  expect(isRoleOnly(role)).toBe(true)
  expect(isRoleOnly({ ...role, upID: 'g3' })).toBe(false)
})

test('the changes of somebody else are listed by name', () => {
  const now = [{ ...granted, upID: null, selected: false }, { ...open, upID: 'g2', selected: true }, role]
  expect(permissionDifferences(rows, now)).toEqual([
    { name: 'EMPLOYEES_VIEW', group: 'employees', what: 'nowRevoked' },
    { name: 'EMPLOYEES_CREATE', group: 'employees', what: 'nowGranted' },
  ])
  expect(permissionDifferences([granted], [{ ...granted, restricted: ['c1'] }])).toEqual([
    { name: 'EMPLOYEES_VIEW', group: 'employees', what: 'nowRestricted' },
  ])
  expect(permissionDifferences(rows, rows)).toEqual([])
})
