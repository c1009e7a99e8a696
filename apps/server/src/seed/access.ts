const CLIENT_AREAS = [
  'analytics',
  'client',
  'documents',
  'email_attachments',
  'employees',
  'incidents',
  'jobs',
  'knowledge_base',
  'marketing_materials',
  'news',
  'paydocs',
  'payslips',
  'recognition',
  'rewards',
  'secure_send',
  'surveys',
  'teams',
] as const
const ACCESS_AREAS = ['auth', 'users', 'roles', 'policies', 'permissions'] as const
const PLATFORM_AREAS = ['platform', 'logs', 'errors'] as const

const VERBS = ['CREATE', 'UPDATE', 'VIEW', 'DELETE'] as const

/** A permission by name and the group it is shown in. */
export interface SeedPermission {
  name: string
  group: string
}

const nameOf = (group: string, verb: string) => `${group.toUpperCase()}_${verb}`
const allOf = (...groups: readonly string[]) => groups.flatMap((group) => VERBS.map((verb) => nameOf(group, verb)))
const viewOf = (groups: readonly string[]) => groups.map((group) => nameOf(group, 'VIEW'))

/** Every permission that the specification names, and the other basic ones of the same groups (spec 1 section 3). */
export const PERMISSIONS: readonly SeedPermission[] = [
  ...[...CLIENT_AREAS, ...ACCESS_AREAS, ...PLATFORM_AREAS].flatMap((group) =>
    VERBS.map((verb) => ({ name: nameOf(group, verb), group })),
  ),
  { name: 'CLIENT_SWITCH', group: 'client' },
]

/** A policy: label and permissions. Its name is derived from the label. */
export interface SeedPolicy {
  label: string
  permissions: readonly string[]
}

/** Policies that the platform installs in every client. */
export const POLICIES = {
  everything: { label: 'Everything', permissions: PERMISSIONS.map(({ name }) => name) },
  platform: { label: 'Platform operations', permissions: [...allOf(...PLATFORM_AREAS), 'CLIENT_SWITCH'] },
  access: { label: 'Access administration', permissions: allOf(...ACCESS_AREAS) },
  settings: { label: 'Client settings', permissions: ['CLIENT_VIEW', 'CLIENT_UPDATE'] },
  people: { label: 'Employees and teams', permissions: allOf('employees', 'teams') },
  pay: { label: 'Pay documents', permissions: allOf('payslips', 'paydocs', 'jobs') },
  communication: {
    label: 'Communication and surveys',
    permissions: allOf('news', 'knowledge_base', 'surveys', 'marketing_materials', 'email_attachments'),
  },
  engagement: {
    label: 'Engagement and incidents',
    permissions: allOf('recognition', 'rewards', 'incidents'),
  },
  sharing: { label: 'Documents and Secure Send', permissions: allOf('documents', 'secure_send') },
  reporting: { label: 'Reporting', permissions: allOf('analytics') },
  reading: { label: 'Reading only', permissions: viewOf([...CLIENT_AREAS, ...ACCESS_AREAS]) },
  shifts: { label: 'Shift planning', permissions: ['EMPLOYEES_VIEW', 'TEAMS_VIEW', 'TEAMS_UPDATE', 'NEWS_VIEW'] },
} as const satisfies Record<string, SeedPolicy>

type PolicyKey = keyof typeof POLICIES

const CLIENT_WORK: readonly PolicyKey[] = [
  'settings',
  'people',
  'pay',
  'communication',
  'engagement',
  'sharing',
  'reporting',
]

/** A role and its policies. A platform-owned role exists in every client, a client's role only there. */
export interface SeedRole {
  name: string
  label: string
  policies: readonly PolicyKey[]
  /** Sub-domain of the owning client. Default the platform. */
  ownedBy?: string
}

export const ROLES: readonly SeedRole[] = [
  { name: 'superadmin', label: 'Superadmin', policies: ['everything'] },
  { name: 'platform_staff', label: 'Platform staff', policies: ['platform', 'access', ...CLIENT_WORK] },
  { name: 'client_administrator', label: 'Client administrator', policies: ['access', ...CLIENT_WORK] },
  {
    name: 'hr_editor',
    label: 'HR editor',
    policies: ['people', 'communication', 'engagement', 'sharing', 'reporting'],
  },
  { name: 'read_only', label: 'Read only', policies: ['reading'] },
  { name: 'shift_leads', label: 'Shift leads', policies: ['shifts'], ownedBy: 'acme' },
]

/** The name of a policy from its label: lower case, spaces as underscores (spec 1 section 3). */
export const policyName = (label: string): string => label.toLowerCase().replaceAll(' ', '_')

/** Roles of the client with a sub-domain. Without one, only the roles that the platform installs in every client. */
export const rolesOf = (subdomain?: string): readonly SeedRole[] =>
  ROLES.filter((role) => role.ownedBy === undefined || role.ownedBy === subdomain)

/** The policies of a client, each once, with the owner. */
export function policiesOf(subdomain?: string): (SeedPolicy & { owner: 'platform' | 'client' })[] {
  const roles = rolesOf(subdomain)
  return Object.entries(POLICIES).flatMap(([key, policy]) => {
    const users = roles.filter((role) => role.policies.some((used) => used === key))
    const owner = users.every((role) => role.ownedBy !== undefined) ? 'client' : 'platform'
    return users.length > 0 ? [{ ...policy, owner } as const] : []
  })
}
