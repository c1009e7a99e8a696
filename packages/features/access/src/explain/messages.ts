import { titles } from '../titles'

/** Why somebody may or may not do something. The sentences are about an account, whoever reads them. */
export const explainMessages = {
  title: titles.explain,
  facts: 'May this user do it, and why? The server answers by the rule it judges every call with.',
  question: 'Question',
  user: 'User',
  permission: 'Permission',
  client: 'Client',
  team: 'Team',
  anyTeam: 'Any team',
  noTeams: 'The user can be restricted for no team of this client.',
  search: 'Type to search',
  listFailed: (reason: string) => `Could not be loaded: ${reason}`,
  emptyTitle: 'Choose a user and a permission.',
  emptyText: 'The address then holds the question, for a colleague to open.',
  loading: 'Asking the server',
  failed: 'The question could not be answered.',
  absent: 'There is no such user, permission, client or team, or it is out of your reach.',
  allowed: 'Allowed',
  refused: 'Refused',
  asked: (permission: string, user: string, client: string, team: string | undefined) =>
    `${permission} for ${user} in ${client}${team === undefined ? '' : `, team ${team}`}`,
  someUser: 'the user',
  someClient: 'the client',
  someTeam: 'the team',
  homeClient: 'the client of the account',
  refusals: {
    inactive: 'The account is deactivated, so it may do nothing.',
    client: (client: string) =>
      `The account cannot enter ${client}: it is not its own client, was not granted, and no PLATFORM_VIEW opens it.`,
    notHeld: (permission: string, role: string) =>
      `${permission} is not held: no policy of the role ${role} holds it, and it was not granted to the account itself.`,
    notHeldNoRole: (permission: string) =>
      `${permission} is not held: the account has no role, and it was not granted to the account itself.`,
    restrictedClient: (permission: string, client: string) => `${permission} is held, but does not apply in ${client}.`,
    restrictedTeam: (permission: string, team: string) =>
      `${permission} is held, but does not apply to the team ${team}.`,
  },
  ways: {
    policy: (role: string, policy: string) => `The role ${role} holds the policy ${policy}.`,
    direct: 'The permission was granted to the account itself.',
    home: (client: string) => `${client} is the client of the account.`,
    granted: (client: string) => `${client} was granted to the account.`,
    platform: (client: string) => `PLATFORM_VIEW opens every client of the platform, ${client} among them.`,
    judgedAtHome: (permission: string) =>
      `${permission} is judged at the client of the account, so that there is always a way back.`,
  },
  because: 'Because',
  holds: 'What the account does have',
  look: { policy: 'View policy', permissions: 'View permissions', clients: 'View client access' },
  lookPolicy: (label: string) => `View policy ${label}`,
  missing: (permission: string) => `Missing permission: ${permission}`,
  givenSince: (permission: string) => `${permission} was given in the meantime. Log in again to use it.`,
} as const
