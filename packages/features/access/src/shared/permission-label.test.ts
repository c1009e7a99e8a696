import { expect, test } from 'vitest'
import { inActionOrder, permissionLabel } from './permission-label'

test('the group is left out, other names stay whole', () => {
  expect(permissionLabel('EMAIL_ATTACHMENTS_VIEW', 'email_attachments')).toBe('View')
  expect(permissionLabel('CLIENT_SWITCH', 'client')).toBe('Switch')
  expect(permissionLabel('ROTA_PUBLISH', 'shifts')).toBe('Rota publish')
  expect(permissionLabel('TEAMS', 'teams')).toBe('Teams')
})

test('the four usual actions are in one order, others after them', () => {
  const names = ['TEAMS_EXPORT', 'TEAMS_DELETE', 'TEAMS_VIEW', 'TEAMS_UPDATE', 'TEAMS_CREATE']
  const sorted = inActionOrder(
    names.map((name) => ({ name })),
    'teams',
  ).map(({ name }) => name)
  expect(sorted).toEqual(['TEAMS_VIEW', 'TEAMS_CREATE', 'TEAMS_UPDATE', 'TEAMS_DELETE', 'TEAMS_EXPORT'])
})
