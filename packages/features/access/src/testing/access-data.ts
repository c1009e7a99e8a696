import type { PlatformClient, User, UserPermission } from '@ssp/api'
import { fakeClient, fakeId, fakePlatformClient } from '@ssp/api/testing'

const people = [
  ['Ada Okafor', 'Client administrator'],
  ['Bruno Costa', 'HR editor'],
  ['Chloé Lefèvre', 'Read only'],
  ['Dmitri Ivanov', null],
  ['Eilidh MacLeod', 'HR editor'],
  ['Fatima Al-Sayed', 'Shift leads'],
] as const

/** The `index`th user of a list; the same index returns the same person. */
export function user(index = 0, changes: Partial<User> = {}): User {
  const [label, role] = people[index % people.length] ?? people[0]
  const username = label
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .replace(/ /g, '.')
  return {
    id: fakeId(2000 + index),
    label,
    username: index < people.length ? username : `${username}.${index}`,
    email: `${username}@acme.example`,
    roleId: role && fakeId(3000 + (index % people.length)),
    role_label: role,
    createdDt: '2025-03-04T09:12:00.000Z',
    img: null,
    clientId: fakeClient().id,
    status: 'active',
    lastSignInDt: index % 3 === 1 ? null : '2026-11-24T09:05:00.000Z',
    restrictionsCount: index % 4 === 2 ? 2 : 0,
    ...changes,
  }
}

/** `count` users. */
export const users = (count: number): User[] => Array.from({ length: count }, (_, index) => user(index))

/** A permission and how a user holds it; its group is the name without the last word. A direct grant makes it selected. */
export function userPermission(name: string, changes: Partial<UserPermission> = {}): UserPermission {
  return {
    id: idOf(name),
    name,
    group: name.toLowerCase().split('_').slice(0, -1).join('_'),
    created_at: '2025-03-04T09:12:00.000Z',
    updated_at: '2025-03-04T09:12:00.000Z',
    selected: Boolean(changes.upID) || Boolean(changes.inherited),
    upID: null,
    inherited: false,
    only: false,
    restricted: [],
    restricted_teams: [],
    ...changes,
  }
}

const ACTIONS = ['CREATE', 'VIEW', 'UPDATE', 'DELETE']
const AREAS = ['EMPLOYEES', 'CLIENT', 'TEAMS', 'INCIDENTS', 'REWARDS', 'DOCUMENTS', 'EMAIL_ATTACHMENTS', 'ANALYTICS']

/**
 * `count` permissions in groups of four; the view permissions of the first areas are granted, and one comes with the role.
 */
export const userPermissions = (count = AREAS.length * 4): UserPermission[] =>
  Array.from({ length: count }, (_, index) => {
    const area = AREAS[Math.floor(index / 4)] ?? `AREA_${Math.floor(index / 4)}`
    const name = `${area}_${ACTIONS[index % 4] ?? ''}`
    if (name === 'CLIENT_VIEW') return userPermission(name, { inherited: true })
    return userPermission(name, index % 4 === 1 && index < 16 ? { upID: fakeId(5000 + index) } : {})
  })

function idOf(name: string): string {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 0xffff_ffff
  return fakeId(0x1_0000_0000 + hash)
}

const clientNames = ['Acme Logistics', 'Borealis Energy', 'Cedar Health', 'Dune Retail']

/** `count` clients on two platforms; the first is the home client. */
export const platformClients = (count = clientNames.length): PlatformClient[] =>
  Array.from({ length: count }, (_, index) =>
    fakePlatformClient({
      id: index === 0 ? fakeClient().id : fakeId(4000 + index),
      clientName: clientNames[index] ?? `Client ${index + 1}`,
      platformName: index % 4 < 2 ? 'Northgate' : 'Harbour',
      platform_id: index % 4 < 2 ? fakeClient().platform_id : fakeId(4999),
      subdomain: `client-${index}`,
    }),
  )
