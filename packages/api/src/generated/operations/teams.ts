// Generated from openapi/ by `npm run generate`. Do not edit.

/** Teams of a client. */
export const listTeams = { method: 'GET', path: '/ssp/production/teams/{clientId}', query: {} } as const

/** Create a team without members. */
export const createTeam = { method: 'POST', path: '/ssp/production/teams/{clientId}', query: {}, strict: 'TEAMS_CREATE' } as const

/** Number of the teams. */
export const countTeams = { method: 'GET', path: '/ssp/production/teams/{clientId}#count', query: {"count":true} } as const

/** One team. */
export const getTeam = { method: 'GET', path: '/ssp/production/teams/{clientId}/{teamId}', query: {} } as const

/** Change the label of a team. */
export const renameTeam = { method: 'PATCH', path: '/ssp/production/teams/{clientId}/{teamId}', query: {}, strict: 'TEAMS_UPDATE' } as const

/** Remove a team, also one with members; the employees stay. */
export const removeTeam = { method: 'DELETE', path: '/ssp/production/teams/{clientId}/{teamId}', query: {}, strict: 'TEAMS_DELETE' } as const

/** A page of the members of a team. */
export const listTeamMembers = { method: 'GET', path: '/ssp/production/teams/members/{clientId}/{teamId}', query: {} } as const

/** Add employees to a team. */
export const addTeamMembers = { method: 'POST', path: '/ssp/production/teams/members/{clientId}/{teamId}', query: {}, strict: 'TEAMS_UPDATE' } as const

/** Number of the members of a team. */
export const countTeamMembers = { method: 'GET', path: '/ssp/production/teams/members/{clientId}/{teamId}#count', query: {"count":true} } as const

/** Add selected employees to a team, at most 2,000. */
export const addSelectedMembers = { method: 'POST', path: '/ssp/production/teams/members/{clientId}/{teamId}/selected', query: {}, strict: 'TEAMS_UPDATE' } as const

/** Remove selected employees from a team, at most 2,000. */
export const removeSelectedMembers = { method: 'DELETE', path: '/ssp/production/teams/members/{clientId}/{teamId}/selected', query: {}, strict: 'TEAMS_UPDATE' } as const

/** Make a member the team leader, or revoke it. */
export const setTeamApprover = { method: 'PATCH', path: '/ssp/production/teams/members/{clientId}/{teamId}/{employeeId}', query: {}, strict: 'TEAMS_UPDATE' } as const

/** Remove an employee from a team. */
export const removeTeamMember = { method: 'DELETE', path: '/ssp/production/teams/members/{clientId}/{teamId}/{employeeId}', query: {}, strict: 'TEAMS_UPDATE' } as const

/** The teams of an employee. */
export const listEmployeeTeams = { method: 'GET', path: '/ssp/production/teams/employee/{clientId}/{employeeId}', query: {} } as const

/** Remove an employee from all teams. */
export const removeFromAllTeams = { method: 'DELETE', path: '/ssp/production/teams/remove/{clientId}/{identifier}', query: {}, strict: 'TEAMS_UPDATE' } as const
