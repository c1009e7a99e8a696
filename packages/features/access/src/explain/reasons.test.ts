import type { AccessExplanation } from '@ssp/api'
import { describe, expect, test } from 'vitest'
import { explainMessages as words } from './messages'
import { questionAddress, readQuestion, withChoice } from './question'
import { heldReasons, refusalReason } from './reasons'

const asked = { permission: 'PAYSLIPS_VIEW', clientId: 'a', client: 'Acme', team: 'Drivers' }
const role = { id: 'r', name: 'hr', label: 'HR editor' }
const found = (changes: Partial<AccessExplanation>): AccessExplanation => ({
  allowed: false,
  refusal: null,
  judgedAt: 'a',
  reach: 'home',
  role,
  policies: [],
  direct: false,
  ...changes,
})
const refusal = (changes: Partial<AccessExplanation>) => refusalReason(words, found(changes), asked)?.text

describe('reasons', () => {
  test('each refusal has a sentence of its own, and none without one', () => {
    expect(refusal({ refusal: 'inactive' })).toMatch('deactivated')
    expect(refusal({ refusal: 'client' })).toMatch('cannot enter Acme')
    expect(refusal({ refusal: 'not_held' })).toMatch('no policy of the role HR editor')
    expect(refusal({ refusal: 'not_held', role: null })).toMatch('has no role')
    expect(refusal({ refusal: 'restricted_client' })).toBe('PAYSLIPS_VIEW is held, but does not apply in Acme.')
    expect(refusal({ refusal: 'restricted_team' })).toMatch('the team Drivers')
    expect(refusal({ allowed: true })).toBeUndefined()
  })

  test('a restriction that is judged at home names the home client', () => {
    expect(refusal({ refusal: 'restricted_client', judgedAt: 'h' })).toMatch('the client of the account')
  })

  test('every way is named, the client last', () => {
    const policy = { id: 'p', name: 'people', label: 'People' }
    const held = found({ allowed: true, policies: [policy], direct: true, reach: 'granted', judgedAt: 'h' })
    expect(heldReasons(words, held, asked).map(({ text }) => text)).toEqual([
      'The role HR editor holds the policy People.',
      'The permission was granted to the account itself.',
      'Acme was granted to the account.',
      expect.stringContaining('judged at the client of the account'),
    ])
  })
})

describe('the address of a question', () => {
  test('carries the four choices', () => {
    const question = { user: 'u', permission: 'A & B', client: 'c', team: 't' }
    const address = questionAddress(question)
    expect(readQuestion(address.slice(address.indexOf('?')), 'here')).toEqual(question)
    expect(readQuestion('', 'here')).toEqual({ user: '', permission: '', client: 'here', team: '' })
    expect(questionAddress({})).toBe('/access/explain')
  })

  test('another client or user forgets the team, another permission keeps it', () => {
    const question = { user: 'u', permission: 'P', client: 'c', team: 't' }
    expect(withChoice(question, 'client', 'd')).toEqual({ ...question, client: 'd', team: '' })
    expect(withChoice(question, 'user', 'v').team).toBe('')
    expect(withChoice(question, 'permission', 'Q').team).toBe('t')
  })
})
