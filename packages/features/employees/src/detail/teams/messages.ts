import { defineMessages } from '@ssp/feature-kit'

/** The teams tab (spec 2 section 2). */
export const employeeTeamsMessages = defineMessages('employees.teams', {
  caption: 'Teams',
  number: 'No.',
  name: 'Name',
  empty: 'Currently not assigned to any team.',
  failed: 'The teams could not be loaded.',
  view: 'View team',
  viewOf: (team: string) => `View team ${team}`,
  remove: 'Remove from team',
  removeOf: (team: string) => `Remove from team ${team}`,
  removeConfirm: (team: string) => `Are you sure you want to remove this employee from ${team}?`,
  removed: (team: string) => `Removed from ${team}.`,
  add: 'Add to team',
  team: 'Team',
  required: 'Please choose a team.',
  added: 'Added to the team.',
})
