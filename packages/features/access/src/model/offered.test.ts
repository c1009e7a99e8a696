import { expect, test } from 'vitest'
import { OFFERED, offeredPermissions } from './offered'

const all = Array.from({ length: 1000 }, (_, index) => ({ id: `${index}`, name: `AREA${index}_VIEW` }))

test('a thousand permissions are offered in part', () => {
  expect(offeredPermissions(all, [], '')).toHaveLength(OFFERED)
})

test('what is searched is found in any case, at any position', () => {
  expect(offeredPermissions(all, [], ' area999 ')).toEqual([{ value: '999', label: 'AREA999_VIEW' }])
  expect(offeredPermissions(all, [], 'payroll')).toEqual([])
})

test('what is chosen stays known by name, whatever is searched', () => {
  expect(offeredPermissions(all, ['7'], 'area8_')).toEqual([
    { value: '7', label: 'AREA7_VIEW' },
    { value: '8', label: 'AREA8_VIEW' },
  ])
})

test('what the editor may not give is not offered, but stays known where it is chosen', () => {
  const choices = [
    { id: 'a', name: 'A_VIEW', grantable: false },
    { id: 'b', name: 'B_VIEW', grantable: true },
  ]
  expect(offeredPermissions(choices, [], '').map(({ value }) => value)).toEqual(['b'])
  expect(offeredPermissions(choices, ['a'], '').map(({ value }) => value)).toEqual(['a', 'b'])
})
