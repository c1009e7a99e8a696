import { expect, test } from 'vitest'
import { identifierOf } from './identifier'
import { groupNameOf, groupRows, groupsOf, permissionRow } from './new-permissions'

test.each([
  ['Email attachments', 'email_attachments'],
  ['  Pay   Docs ', 'pay_docs'],
  ['news', 'news'],
  ['   ', ''],
])('the group %j is stored as %j', (typed, stored) => expect(groupNameOf(typed)).toBe(stored))

test('a group makes its four basic permissions', () => {
  expect(groupRows('Email attachments', (index) => `id-${index}`)).toEqual([
    { id: 'id-0', group: 'email_attachments', name: 'EMAIL_ATTACHMENTS_CREATE' },
    { id: 'id-1', group: 'email_attachments', name: 'EMAIL_ATTACHMENTS_VIEW' },
    { id: 'id-2', group: 'email_attachments', name: 'EMAIL_ATTACHMENTS_UPDATE' },
    { id: 'id-3', group: 'email_attachments', name: 'EMAIL_ATTACHMENTS_DELETE' },
  ])
})

test('the name of a permission is kept as typed', () => {
  expect(permissionRow('a', ' Client_Switch ', 'Client ')).toEqual({ id: 'a', group: 'client', name: 'Client_Switch' })
})

test('each group is suggested once', () => {
  expect(groupsOf([{ group: 'users' }, { group: 'news' }, { group: 'users' }])).toEqual(['news', 'users'])
})

test('a label gives its identifier', () => expect(identifierOf(' Front Desk ')).toBe('front_desk'))
