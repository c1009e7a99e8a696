// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Teams of a client. */
export const listTeams = /* @__PURE__ */ operation('GET', '/ssp/production/teams/{clientId}')

/** Create a team without members. */
export const createTeam = /* @__PURE__ */ operation('POST', '/ssp/production/teams/{clientId}', {}, 'TEAMS_CREATE')

/** Number of teams. */
export const countTeams = /* @__PURE__ */ operation('GET', '/ssp/production/teams/{clientId}#count', {"count":true})

/** A team. */
export const getTeam = /* @__PURE__ */ operation('GET', '/ssp/production/teams/{clientId}/{teamId}')

/** Change the label of a team. */
export const renameTeam = /* @__PURE__ */ operation('PATCH', '/ssp/production/teams/{clientId}/{teamId}', {}, 'TEAMS_UPDATE')

/** Remove a team, with or without members. The employees remain. */
export const removeTeam = /* @__PURE__ */ operation('DELETE', '/ssp/production/teams/{clientId}/{teamId}', {}, 'TEAMS_DELETE')

/** A page of the members of a team. */
export const listTeamMembers = /* @__PURE__ */ operation('GET', '/ssp/production/teams/members/{clientId}/{teamId}')

/** Add employees to a team. */
export const addTeamMembers = /* @__PURE__ */ operation('POST', '/ssp/production/teams/members/{clientId}/{teamId}', {}, 'TEAMS_UPDATE')

/** Number of members of a team. */
export const countTeamMembers = /* @__PURE__ */ operation('GET', '/ssp/production/teams/members/{clientId}/{teamId}#count', {"count":true})

/** Add selected employees to a team, at most 2,000. */
export const addSelectedMembers = /* @__PURE__ */ operation('POST', '/ssp/production/teams/members/{clientId}/{teamId}/selected', {}, 'TEAMS_UPDATE')

/** Remove selected employees from a team, at most 2,000. */
export const removeSelectedMembers = /* @__PURE__ */ operation('DELETE', '/ssp/production/teams/members/{clientId}/{teamId}/selected', {}, 'TEAMS_UPDATE')

/** Make a member the team leader, or revoke it. */
export const setTeamApprover = /* @__PURE__ */ operation('PATCH', '/ssp/production/teams/members/{clientId}/{teamId}/{employeeId}', {}, 'TEAMS_UPDATE')

/** Remove an employee from a team. */
export const removeTeamMember = /* @__PURE__ */ operation('DELETE', '/ssp/production/teams/members/{clientId}/{teamId}/{employeeId}', {}, 'TEAMS_UPDATE')

/** The teams of an employee. */
export const listEmployeeTeams = /* @__PURE__ */ operation('GET', '/ssp/production/teams/employee/{clientId}/{employeeId}')

/** Remove an employee from all teams. */
export const removeFromAllTeams = /* @__PURE__ */ operation('DELETE', '/ssp/production/teams/remove/{clientId}/{identifier}', {}, 'TEAMS_UPDATE')
