/** The password of every seeded user; valid by spec 1 section 5. */
export const DEMO_PASSWORD = 'Welcome-2026'

/** A user of the portal. */
export interface SeedUser {
  username: string
  label: string
  /** Sub-domain of the home client. */
  home: string
  role: string
  /** Additional permissions, each with the clients it does not apply to. */
  permissions?: readonly { name: string; notIn?: readonly string[] }[]
  /** Additional clients; the first one is the default. */
  scopes?: readonly string[]
  inactive?: boolean
  /** What this user demonstrates, for the start message and the README. */
  shows: string
}

export const USERS: readonly SeedUser[] = [
  {
    username: 'superadmin',
    label: 'Super Admin',
    home: 'acme',
    role: 'superadmin',
    scopes: ['borealis', 'cedar', 'dune'],
    shows: 'every permission on the platform of Acme and Borealis',
  },
  {
    username: 'platform.staff',
    label: 'Nadia Okonjo',
    home: 'acme',
    role: 'platform_staff',
    shows: 'switches between Acme and Borealis, the clients of the platform',
  },
  {
    username: 'harbour.staff',
    label: 'Tom Ashworth',
    home: 'cedar',
    role: 'platform_staff',
    shows: 'the same for Cedar and Dune',
  },
  {
    username: 'acme.admin',
    label: 'Grace Holloway',
    home: 'acme',
    role: 'client_administrator',
    shows: 'everything inside Acme',
  },
  {
    username: 'borealis.admin',
    label: 'Åsa Lindqvist',
    home: 'borealis',
    role: 'client_administrator',
    shows: 'everything inside Borealis',
  },
  {
    username: 'cedar.admin',
    label: 'Beatrice Attwood',
    home: 'cedar',
    role: 'client_administrator',
    shows: 'everything inside Cedar & Co',
  },
  {
    username: 'dune.admin',
    label: 'Yasmin Haddad',
    home: 'dune',
    role: 'client_administrator',
    shows: 'everything inside Dune Health',
  },
  {
    username: 'acme.editor',
    label: 'Paweł Zieliński',
    home: 'acme',
    role: 'hr_editor',
    shows: 'people and communication, no access area',
  },
  {
    username: 'acme.viewer',
    label: "Siobhán O'Brien",
    home: 'acme',
    role: 'read_only',
    shows: 'reads everything and changes nothing',
  },
  {
    username: 'acme.restricted',
    label: 'Mei Tanaka',
    home: 'acme',
    role: 'hr_editor',
    permissions: [{ name: 'EMPLOYEES_VIEW', notIn: ['acme'] }, { name: 'CLIENT_SWITCH' }],
    scopes: ['borealis'],
    shows: 'employees of Borealis, none of Acme',
  },
  {
    username: 'acme.scoped',
    label: 'José Ibáñez',
    home: 'acme',
    role: 'client_administrator',
    permissions: [{ name: 'CLIENT_SWITCH' }],
    scopes: ['borealis'],
    shows: 'Acme and, by a granted scope, Borealis',
  },
  { username: 'acme.shift', label: 'Kwame Mensah', home: 'acme', role: 'shift_leads', shows: "a role of Acme's own" },
  {
    username: 'acme.leaver',
    label: 'Daniel Brown',
    home: 'acme',
    role: 'hr_editor',
    inactive: true,
    shows: 'deactivated: cannot sign in',
  },
]
