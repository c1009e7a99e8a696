import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

const figure = new Intl.NumberFormat('en')

const membersOf = (count: number) => (count === 1 ? '1 member' : `${figure.format(count)} members`)

/** The members of a team (spec 2 section 2). */
export const teamMembersMessages = defineMessages('teams.members', {
  list: titles.list,
  caption: titles.members,
  total: membersOf,
  search: 'Search members',
  empty: 'You need to add members to the team first.',
  noMatch: 'No member matches the search.',
  failed: 'The members could not be loaded.',
  unnamed: 'Unnamed',
  registered: 'Registered',
  notRegistered: 'Not registered',
  leader: 'Team leader',
  makeLeader: 'Make team leader',
  makeLeaderOf: (name: string) => `Make team leader: ${name}`,
  revokeLeaderOf: (name: string) => `Team leader: ${name}, revoke`,
  oneLeader: 'A team has one leader. Revoke the current one first.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  actions: {
    add: 'Add To Team',
    reminder: 'Registration Reminder',
    rename: 'Edit Name',
    delete: 'Remove Team',
    back: 'Go Back',
  },
  confirm: {
    make: (name: string) => `Are you sure you want to make ${name} team leader?`,
    revoke: (name: string) => `Are you sure you want to revoke ${name} as team leader?`,
    revokeLoses: 'The team has no leader then, until another member is made one.',
    revokeLabel: 'Revoke',
    remove: (name: string) => `Are you sure you want to remove ${name} from the team?`,
    removeLoses: 'The employee stays, and can be added to the team again.',
    delete: (team: string) => `Are you sure you want to remove the team ${team}?`,
    deleteLoses: (members: string) => `The team and its list of ${members}. The employees themselves stay.`,
  },
  done: {
    made: (name: string) => `${name} is team leader now`,
    revoked: (name: string) => `${name} is no longer team leader`,
    removed: (name: string) => `${name} has been removed from the team`,
    added: (count: number) =>
      count === 1 ? '1 member has been added' : `${figure.format(count)} members have been added`,
    deleted: 'Team has been removed',
  },
  failure: { title: 'Error', close: 'OK' },
  team: {
    failed: 'The team could not be loaded.',
    missing: 'There is no such team, or it belongs to another client.',
    back: 'Back to teams',
  },
})

/** The dialog 'Edit Name'. */
export const renameTeamMessages = defineMessages('teams.rename', {
  title: 'Edit Name',
  label: 'Team Name',
  submit: 'Save',
  saved: 'Team name has been saved',
  errors: { failed: 'The name could not be saved.' },
})

/** The side panel that adds members. */
export const addMembersMessages = defineMessages('teams.addMembers', {
  title: 'Add To Team',
  search: 'Search employees',
  empty: 'There are no employees to add.',
  failed: 'The employees could not be loaded.',
  chosen: 'Members To Add',
  identifier: 'Identifier',
  name: 'Name',
  none: '–',
  unnamed: 'Unnamed',
})

/** The registration reminder to a team. */
export const teamReminderMessages = defineMessages('teams.reminder', {
  title: 'Registration Reminder',
  description: (team: string) => `To the members of ${team} who have not registered yet.`,
  sent: 'Employees Registration Reminder',
  failed: 'Something went wrong',
  failedText: 'Emails could not be sent at this time, please try again later.',
})

/** What can be done to selected members. */
export const selectedMembersMessages = defineMessages('teams.selectedMembers', {
  remove: 'Remove from team',
  confirm: (count: number, team: string) => `Are you sure you want to remove ${membersOf(count)} from ${team}?`,
  loses: 'A team leader among them leads the team no longer. The employees stay, and can be added to the team again.',
  confirmLabel: 'Remove',
  removed: (count: number) => (count === 0 ? 'No member was removed' : `${membersOf(count)} removed from the team`),
  notInTeam: (count: number) => `${figure.format(count)} out of the team already`,
  undo: 'Undo',
  undone: (count: number) => `${membersOf(count)} back in the team`,
  inTeam: (count: number) => `${figure.format(count)} in the team already`,
  tooMany: (most: number) => `At most ${membersOf(most)} at once. Narrow the list by the search first.`,
})
