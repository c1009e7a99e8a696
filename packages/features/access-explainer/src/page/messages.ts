import { defineMessages } from '@ssp/feature-kit'
import { title } from '../titles'

/** The page of the access explainer. */
export const pageMessages = defineMessages('accessExplainer.page', {
  title,
  facts: 'May this user do it, and why? Checked with the rules that the server applies to every request.',
  check: 'Question',
  user: 'User',
  permission: 'Permission',
  client: 'Client',
  team: 'Team',
  anyTeam: 'Any team',
  noTeams: 'The user can be restricted for no team of this client.',
  search: 'Type to search',
  optionsFailed: (reason: string) => `Could not be loaded: ${reason}`,
  emptyTitle: 'Choose a user and a permission.',
  emptyText: 'The address of the page then contains the question, so that you can share it.',
  loading: 'Asking the server',
  failed: 'The question could not be answered.',
  missing: 'There is no such user, permission, client or team, or it is out of your reach.',
  allowed: 'Allowed',
  denied: 'Refused',
  checked: (permission: string, user: string, client: string, team: string | undefined) =>
    `${permission} for ${user} in ${client}${team === undefined ? '' : `, team ${team}`}`,
  someUser: 'the user',
  someClient: 'the client',
  someTeam: 'the team',
  strictRights: 'This client has strict rights: creating, changing and deleting need permissions of their own.',
  because: 'Because',
  grants: 'What the account does have',
  view: { policy: 'View policy', permissions: 'View permissions', clients: 'View client access' },
  viewPolicy: (label: string) => `View policy ${label}`,
})
