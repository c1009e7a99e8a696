import { expect, test } from 'vitest'
import { sharedMessages } from './messages'
import { sharedGerman } from './messages.de'
import { inActionOrder, permissionNames } from './permission-names'

const names = permissionNames(sharedMessages.messages)

test('the group is left out, other names stay whole', () => {
  expect(names.label('EMAIL_ATTACHMENTS_VIEW', 'email_attachments')).toBe('View')
  expect(names.label('CLIENT_SWITCH', 'client')).toBe('Switch')
  expect(names.label('ROTA_PUBLISH', 'shifts')).toBe('Rota publish')
  expect(names.label('TEAMS', 'teams')).toBe('Teams')
  expect(names.title('EMPLOYEES_VIEW', 'employees')).toBe('Employees: View')
})

test('a group of a client is read from its name', () => {
  expect(names.group('night_shifts')).toBe('Night shifts')
  expect(names.title('CONSTRUCTOR_TOSTRING', 'constructor')).toBe('Constructor: Tostring')
})

test('groups and actions of the product have German names', () => {
  const german = permissionNames(sharedGerman.messages as typeof sharedMessages.messages)
  expect(german.title('EMPLOYEES_VIEW', 'employees')).toBe('Mitarbeitende: Ansehen')
  expect(german.title('ROTA_PUBLISH', 'shifts')).toBe('Shifts: Rota publish')
})

test('the four usual actions are in one order, others after them', () => {
  const names = ['TEAMS_EXPORT', 'TEAMS_DELETE', 'TEAMS_VIEW', 'TEAMS_UPDATE', 'TEAMS_CREATE']
  const sorted = inActionOrder(
    names.map((name) => ({ name })),
    'teams',
  ).map(({ name }) => name)
  expect(sorted).toEqual(['TEAMS_VIEW', 'TEAMS_CREATE', 'TEAMS_UPDATE', 'TEAMS_DELETE', 'TEAMS_EXPORT'])
})
