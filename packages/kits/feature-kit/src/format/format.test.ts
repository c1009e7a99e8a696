import { describe, expect, test } from 'vitest'
import { dayIn, formatDate, formatDateTime, formatSlashDate, formatSlashDateTime, toApiDate } from './dates'
import { avatarOf, fullName, nameWithIdentifier } from './people'

describe('dates', () => {
  test('are drawn as the specification says, in local time', () => {
    expect(formatDate('2026-03-04')).toBe('04.03.2026')
    expect(formatDateTime('2026-03-04T09:05:00')).toBe('04.03.2026 09:05')
    expect(formatSlashDate('2026-03-04')).toBe('04/03/2026')
    expect(formatSlashDateTime('2026-03-04T21:05:00')).toBe('04/03/2026 21:05')
    expect(formatSlashDateTime('2026-03-04T00:28:00')).toBe('04/03/2026 00:28')
    expect(formatSlashDateTime('2026-07-04T23:28:00Z', 'Europe/London')).toBe('05/07/2026 00:28')
    expect(dayIn(new Date('2026-07-04T23:28:00Z'), 'Europe/London')).toBe('2026-07-05')
    expect(toApiDate(new Date(2026, 2, 4, 23, 59))).toBe('2026-03-04')
  })

  test.each([null, undefined, '', 'soon', '2026-02-30', '2026-03-04T25:00:00', '1'])('%s is nothing', (value) =>
    expect(formatDate(value)).toBe(''),
  )
})

test('a name is the optional title, forename and surname', () => {
  expect(fullName({ title: 'Dr', forename: 'Ann', surname: ' Lee ' })).toBe('Dr Ann Lee')
  expect(fullName({ title: null, forename: ' ', surname: 'Lee' })).toBe('Lee')
  expect(fullName({})).toBe('')
  expect(nameWithIdentifier({ forename: 'Ann', surname: 'Lee', identifier: 'A-1001' })).toBe('Ann Lee · A-1001')
  expect(nameWithIdentifier({ forename: 'Ann', surname: null, identifier: null })).toBe('Ann')
})

test.each([
  ['{"avatar":"/objects/a.png"}', '/objects/a.png'],
  ['{"avatar":"https://img.example/a.png"}', 'https://img.example/a.png'],
  ['{"avatar":"javascript:alert(1)"}', null],
  ['{"avatar":"//foreign.example/a.png"}', null],
  ['{"avatar":5}', null],
  ['not json', null],
  ['null', null],
  [null, null],
])('the avatar of %s is %s', (json, expected) => expect(avatarOf(json)).toBe(expected))
