import { MEMBER_AREAS } from '../areas'
import * as operations from '../generated/operations'
import { resource, send, type BodyArgs } from './resource'

const teams = resource('teams')

/** A page of the teams of the client, each with its leader and up to five more members; `page` counts from 0. */
export const teamsQuery = teams.page(operations.listTeams)

/** How many teams have the searched text in their label. */
export const teamCountQuery = teams.count(operations.countTeams)

/** Creates a team without members. Rejects with `fields.label` when the client has a team of that name. */
export const createTeam = send(
  operations.createTeam,
  (team: BodyArgs<typeof operations.createTeam>) => ({
    body: team,
  }),
  ['teams'],
)

/** One team with its ETag. */
export const teamQuery = teams.one(operations.getTeam, (teamId: string) => ({ path: { teamId } }))

/** Changes the label. Rejects with `fields.label` when the client has another team of that name. */
export const renameTeam = send(
  operations.renameTeam,
  ({ teamId, label }: { teamId: string; label: string }) => ({
    path: { teamId },
    body: { label },
  }),
  ['teams', 'employees'],
)

/** Removes a team; its members stay employees. */
export const removeTeam = send(operations.removeTeam, (team: { teamId: string }) => ({ path: team }), [
  ...MEMBER_AREAS,
  'incidents',
  'documents',
])
