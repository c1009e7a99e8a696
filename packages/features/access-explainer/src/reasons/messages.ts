import { defineMessages } from '@ssp/feature-kit'

/** One sentence per reason. They are about the account that is explained, also when it reads them itself. */
export const reasonMessages = defineMessages('accessExplainer.reasons', {
  someTeam: 'the team',
  homeClient: 'the client of the account',
  denials: {
    inactive: 'The account is deactivated, so it can do nothing.',
    client: (client: string) =>
      `The account cannot open ${client}: it is not the home client, access was not granted, and PLATFORM_VIEW is missing.`,
    notHeld: (permission: string, role: string) =>
      `${permission} is not held: no policy of the role ${role} holds it, and it was not granted to the account itself.`,
    notHeldNoRole: (permission: string) =>
      `${permission} is not held: the account has no role, and it was not granted to the account itself.`,
    restrictedClient: (permission: string, client: string) => `${permission} is held, but does not apply in ${client}.`,
    restrictedTeam: (permission: string, team: string) =>
      `${permission} is held, but does not apply to the team ${team}.`,
  },
  grants: {
    policy: (role: string, policy: string) => `The role ${role} holds the policy ${policy}.`,
    direct: 'The permission was granted to the account itself.',
    home: (client: string) => `${client} is the client of the account.`,
    granted: (client: string) => `${client} was granted to the account.`,
    platform: (client: string) => `PLATFORM_VIEW opens every client of the platform, ${client} among them.`,
    judgedAtHome: (permission: string) =>
      `${permission} is always checked at the home client of the account, so that the user can return there.`,
  },
})
