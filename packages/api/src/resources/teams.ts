import { MEMBER_AREAS } from '../areas'
import * as operations from '../generated/operations'
import { resource, send, type BodyArgs } from './resource'

const teams = resource('teams')

/** A page of the teams of the client, each with its leader and up to five more members; `page` starts at 0. */
export const teamsQuery = teams.page(operations.listTeams)

/** The number of teams whose label contains the searched text. */
export const teamCountQuery = teams.count(operations.countTeams)

/** Creates a team without members. Rejects with `fields.label` if the client already has a team with this name. */
export const createTeam = send(
  operations.createTeam,
  (team: BodyArgs<typeof operations.createTeam>) => ({
    body: team,
  }),
  ['teams'],
)

/** A team with its ETag. */
export const teamQuery = teams.one(operations.getTeam, (teamId: string) => ({ path: { teamId } }))

/** Changes the label. Rejects with `fields.label` if the client has another team with this name. */
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
