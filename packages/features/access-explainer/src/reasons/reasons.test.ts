import type { AccessExplanation } from '@ssp/api'
import { expect, test } from 'vitest'
import { reasonMessages } from './messages'
import { denialReason, grantReasons } from './reasons'

const { messages } = reasonMessages

const names = { permission: 'PAYSLIPS_VIEW', clientId: 'a', client: 'Acme', team: 'Drivers' }
const role = { id: 'r', name: 'hr', label: 'HR editor' }
const explanationOf = (changes: Partial<AccessExplanation>): AccessExplanation => ({
  allowed: false,
  denial: null,
  judgedAt: 'a',
  reach: 'home',
  role,
  policies: [],
  strictRights: false,
  direct: false,
  ...changes,
})
const denial = (changes: Partial<AccessExplanation>) => denialReason(messages, explanationOf(changes), names)?.text

test('each denial has a sentence of its own; allowed access has none', () => {
  expect(denial({ denial: 'inactive' })).toMatch('deactivated')
  expect(denial({ denial: 'client' })).toMatch('cannot open Acme')
  expect(denial({ denial: 'not_held' })).toMatch('no policy of the role HR editor')
  expect(denial({ denial: 'not_held', role: null })).toMatch('has no role')
  expect(denial({ denial: 'restricted_client' })).toBe('PAYSLIPS_VIEW is held, but does not apply in Acme.')
  expect(denial({ denial: 'restricted_team' })).toMatch('the team Drivers')
  expect(denial({ allowed: true })).toBeUndefined()
})

test('a restriction that is judged at home names the home client', () => {
  expect(denial({ denial: 'restricted_client', judgedAt: 'h' })).toMatch('the client of the account')
})

test('every grant is named, the client last', () => {
  const policy = { id: 'p', name: 'people', label: 'People' }
  const held = explanationOf({ allowed: true, policies: [policy], direct: true, reach: 'granted', judgedAt: 'h' })
  expect(grantReasons(messages, held, names).map(({ text }) => text)).toEqual([
    'The role HR editor holds the policy People.',
    'The permission was granted to the account itself.',
    'Acme was granted to the account.',
    expect.stringContaining('checked at the home client of the account'),
  ])
})
