import { expect, test } from 'vitest'
import { alsoGivenBy, lostToStrictRights } from './strict-rights'

test('says what strict rights take from an account', () => {
  const holder = { permissions: ['TEAMS_VIEW', 'TEAMS_UPDATE', 'NEWS_VIEW'], restricted: [] }
  const place = { clientId: 'a', homeClientId: 'a' }
  expect(lostToStrictRights(holder, place)).toEqual(['TEAMS_CREATE', 'TEAMS_DELETE'])
  const restricted = [{ permission: 'TEAMS_VIEW', client_ids: ['a'] }]
  expect(lostToStrictRights({ ...holder, restricted }, place)).toEqual([])
  expect(alsoGivenBy('TEAMS_VIEW')).toContain('TEAMS_DELETE')
  expect(alsoGivenBy('NEWS_VIEW')).toEqual([])
})
