import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

const figure = new Intl.NumberFormat('en')

/** The list of teams (spec 2 section 5). */
export const teamListMessages = defineMessages('teams.list', {
  title: titles.list,
  total: (count: number) => (count === 1 ? '1 team' : `${figure.format(count)} teams`),
  create: 'Create',
  search: 'Search teams',
  empty: 'There are currently no teams available.',
  noMatch: 'No team matches the search.',
  failed: 'The teams could not be loaded.',
  members: 'Members',
  columns: { label: 'Team', members: 'Members', leader: 'Team leader' },
  count: (count: number) => figure.format(count),
  membersOf: (count: number) => (count === 1 ? '1 member' : `${figure.format(count)} members`),
  ledBy: (name: string) => `Team leader: ${name}`,
  leader: (name: string) => `${name}, team leader`,
  more: '...',
  noMembers: 'This team has 0 members',
  unnamed: 'Unnamed',
})

/** The dialog 'Create new team' (spec 2 section 5). */
export const createTeamMessages = defineMessages('teams.create', {
  title: 'Create new team',
  label: 'Team Name',
  submit: 'Create',
  created: 'Team has been created',
  errors: { failed: 'The team could not be created.' },
})
