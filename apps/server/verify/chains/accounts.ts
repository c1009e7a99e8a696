import { linkEmployee, restrictPermissions } from '../../src/modules/access/testing.ts'
import { createCaller } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import type { Records } from '../world/fixture.ts'
import type { World } from '../world/world.ts'

/** Permissions that do not apply to a place, or with `only` apply nowhere else. */
interface Limit {
  permissions: readonly string[]
  at: 'team' | 'sibling' | 'team of the sibling' | 'team of the foreign client'
  only?: boolean
}

/** What an account above granted to the account that a sequence acts as. */
export interface Grant {
  name: string
  holds: (permission: string) => boolean
  limits?: readonly Limit[]
  /** Whether the account may enter the sibling client. */
  inSibling?: boolean
  /** Whether the account is linked to the employee whose team reported an incident. */
  isNamed?: boolean
}

const ofAreas =
  (...areas: readonly string[]) =>
  (permission: string) =>
    areas.some((area) => permission.startsWith(`${area}_`))
const local = (permission: string) => !/^(?:PLATFORM|ERRORS|LOGS)_/.test(permission)

const EMPLOYEES = ['EMPLOYEES_VIEW']
const TEAMS = ['TEAMS_VIEW']
const PAY = ['PAYSLIPS_VIEW', 'PAYDOCS_VIEW']
const RECORDS = ['DOCUMENTS_VIEW', 'INCIDENTS_VIEW', 'RECOGNITION_VIEW', 'SURVEYS_VIEW', 'SURVEYS_UPDATE', ...PAY]
const SHOWN = [...EMPLOYEES, ...TEAMS, ...RECORDS, 'ANALYTICS_VIEW', 'REWARDS_VIEW']
const ACCESS = ['USERS', 'ROLES', 'POLICIES', 'PERMISSIONS']

/** Accounts that hold some permissions, are restricted from a team or client for some, or to it alone. */
export const GRANTS: readonly Grant[] = [
  { name: 'access alone', holds: ofAreas(...ACCESS) },
  { name: 'access and people', holds: ofAreas(...ACCESS, 'EMPLOYEES', 'TEAMS') },
  { name: 'people and documents', holds: ofAreas('EMPLOYEES', 'TEAMS', 'DOCUMENTS') },
  {
    name: 'incidents, of which one names the account',
    holds: ofAreas('EMPLOYEES', 'TEAMS', 'INCIDENTS'),
    isNamed: true,
  },
  { name: 'employees not of the team', holds: local, limits: [{ permissions: EMPLOYEES, at: 'team' }] },
  { name: 'employees of the team only', holds: local, limits: [{ permissions: EMPLOYEES, at: 'team', only: true }] },
  { name: 'teams but the team', holds: local, limits: [{ permissions: TEAMS, at: 'team' }] },
  { name: 'the team only', holds: local, limits: [{ permissions: TEAMS, at: 'team', only: true }] },
  { name: 'records not of the team', holds: local, limits: [{ permissions: RECORDS, at: 'team' }] },
  { name: 'records of the team only', holds: local, limits: [{ permissions: RECORDS, at: 'team', only: true }] },
  { name: 'nothing of the team', holds: local, limits: [{ permissions: SHOWN, at: 'team' }] },
  { name: 'nothing but the team', holds: local, limits: [{ permissions: SHOWN, at: 'team', only: true }] },
  {
    name: 'both clients, nothing of a team of the sibling',
    holds: local,
    limits: [{ permissions: SHOWN, at: 'team of the sibling' }],
    inSibling: true,
  },
  {
    name: 'both clients, a team of the sibling only',
    holds: local,
    limits: [{ permissions: SHOWN, at: 'team of the sibling', only: true }],
    inSibling: true,
  },
  {
    name: 'a team of the foreign client only',
    holds: local,
    limits: [{ permissions: SHOWN, at: 'team of the foreign client', only: true }],
  },
  {
    name: 'the platform, nothing of the sibling',
    holds: (permission) => local(permission) || permission === 'PLATFORM_VIEW',
    limits: [{ permissions: SHOWN, at: 'sibling' }],
  },
]

/** The records that a limit names: those of the limiting team, and of other clients. */
export interface Places {
  team: Records
  sibling: Records
  foreign: Records
  /** A role of the client, which the account has. */
  role: string
}

/** Creates the account of a grant. */
export async function createAccount(
  world: World,
  { team, sibling, foreign, role }: Places,
  grant: Grant,
): Promise<Caller> {
  const { own } = world.clients
  const scopes = grant.inSibling ? [world.clients.sibling] : []
  const caller = await createCaller(world, { home: own, permissions: grant.holds, scopes })
  const user = { client_id: own.id, user_id: caller.userId }
  const placeOf = {
    team: { team: team.team },
    sibling: { client: sibling.client },
    'team of the sibling': { client: sibling.client, team: sibling.team },
    'team of the foreign client': { client: foreign.client, team: foreign.team },
  }
  await world.deps.database.withSystem(async (tx) => {
    await tx.updateTable('users').set({ role_id: role }).where('id', '=', caller.userId).execute()
    if (grant.isNamed) await linkEmployee(tx, user, team.employee)
    for (const { permissions, at, only } of grant.limits ?? [])
      await restrictPermissions(tx, user, permissions, { ...placeOf[at], only })
  })
  return caller
}
