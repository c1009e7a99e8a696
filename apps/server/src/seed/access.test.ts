import { describe, expect, it } from 'vitest'
import { passwordFault } from '../session/password-rules.ts'
import { PERMISSIONS, POLICIES, policiesOf, policyName, ROLES, rolesOf } from './access.ts'
import { CLIENTS } from './clients.ts'
import { DEMO_PASSWORD, USERS } from './users.ts'

/** Every permission that the specification names, documents 1 to 4. */
const NAMED = [
  'ANALYTICS_VIEW',
  'AUTH_VIEW',
  'CLIENT_SWITCH',
  'CLIENT_UPDATE',
  'CLIENT_VIEW',
  'DOCUMENTS_VIEW',
  'EMAIL_ATTACHMENTS_VIEW',
  'EMPLOYEES_VIEW',
  'ERRORS_VIEW',
  'INCIDENTS_VIEW',
  'JOBS_VIEW',
  'KNOWLEDGE_BASE_CREATE',
  'KNOWLEDGE_BASE_DELETE',
  'KNOWLEDGE_BASE_UPDATE',
  'KNOWLEDGE_BASE_VIEW',
  'LOGS_VIEW',
  'MARKETING_MATERIALS_VIEW',
  'NEWS_CREATE',
  'NEWS_UPDATE',
  'NEWS_VIEW',
  'PAYDOCS_VIEW',
  'PAYSLIPS_VIEW',
  'PERMISSIONS_CREATE',
  'PERMISSIONS_VIEW',
  'PLATFORM_VIEW',
  'POLICIES_CREATE',
  'POLICIES_VIEW',
  'RECOGNITION_VIEW',
  'REWARDS_VIEW',
  'ROLES_UPDATE',
  'ROLES_VIEW',
  'SECURE_SEND_VIEW',
  'SURVEYS_CREATE',
  'SURVEYS_UPDATE',
  'SURVEYS_VIEW',
  'TEAMS_VIEW',
  'USERS_CREATE',
  'USERS_UPDATE',
  'USERS_VIEW',
]
const names = PERMISSIONS.map(({ name }) => name)
const heldBy = (role: string): string[] =>
  ROLES.filter(({ name }) => name === role).flatMap(({ policies }) =>
    policies.flatMap((key) => POLICIES[key].permissions),
  )

describe('seeded rights', () => {
  it('include every permission of the specification once', () => {
    expect(NAMED.filter((name) => !names.includes(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('use only existing permissions in policies', () => {
    for (const { permissions } of Object.values(POLICIES)) {
      expect(permissions.filter((name) => !names.includes(name))).toEqual([])
    }
  })

  it('allow the superadmin everything, the reader only reading, and no other account the platform', () => {
    expect(new Set(heldBy('superadmin'))).toEqual(new Set(names))
    expect(heldBy('read_only').every((name) => name.endsWith('_VIEW'))).toBe(true)
    const platform = ROLES.filter(({ name }) => heldBy(name).includes('PLATFORM_VIEW')).map(({ name }) => name)
    expect(platform).toEqual(['superadmin', 'platform_staff'])
  })

  it('belong to the platform, except one role and its policy of one client', () => {
    const own = CLIENTS.flatMap(({ subdomain }) => rolesOf(subdomain).filter(({ ownedBy }) => ownedBy === subdomain))
    expect(own.map(({ name }) => name)).toEqual(['shift_leads'])
    expect(
      policiesOf('acme')
        .filter(({ owner }) => owner === 'client')
        .map(({ label }) => policyName(label)),
    ).toEqual(['shift_planning'])
    expect(policiesOf('dune').every(({ owner }) => owner === 'platform')).toBe(true)
  })
})

describe('seeded users', () => {
  it('sign in with a password that the rules accept', () => {
    expect(passwordFault(DEMO_PASSWORD)).toBeUndefined()
  })

  it('have one home, a role that exists there and existing permissions and scopes', () => {
    expect(new Set(USERS.map(({ username }) => username)).size).toBe(USERS.length)
    const clients = new Set(CLIENTS.map(({ subdomain }) => subdomain))
    for (const { home, role, permissions = [], scopes = [] } of USERS) {
      expect(rolesOf(home).map(({ name }) => name)).toContain(role)
      expect(permissions.filter(({ name }) => !names.includes(name))).toEqual([])
      const places = [home, ...scopes, ...permissions.flatMap(({ notIn = [] }) => notIn)]
      expect(places.filter((place) => !clients.has(place))).toEqual([])
      expect(scopes).not.toContain(home)
    }
  })
})
