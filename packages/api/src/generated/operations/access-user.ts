// Generated from openapi/ by `npm run generate`. Do not edit.

/** Clients that a user may work in. */
export const getUserScopes = { method: 'GET', path: '/ssp/production/access/{clientId}/users/{id}#getUserScopes', query: {"function":"getUserScopes"} } as const

/** Teams that a restriction of the user can name. */
export const getUserTeams = { method: 'GET', path: '/ssp/production/access/{clientId}/users/{id}#getUserTeams', query: {"function":"getUserTeams"} } as const

/** Let a user work in a client. */
export const addUserScope = { method: 'POST', path: '/ssp/production/access/{clientId}/users/{id}#addUserScope', query: {"function":"addUserScope"} } as const

/** Set the one default client of a user. */
export const setDefaultScope = { method: 'PATCH', path: '/ssp/production/access/{clientId}/users/{id}#setDefaultScope', query: {"function":"setDefaultScope"} } as const

/** All permissions, each with what the user holds of it. */
export const getUserPermissions = { method: 'GET', path: '/ssp/production/access/{clientId}/users/{id}/permissions', query: {} } as const

/** Allow and revoke permissions of a user. */
export const updateUserPermissions = { method: 'PATCH', path: '/ssp/production/access/{clientId}/users/{id}/permissions', query: {} } as const

/** Choose the clients and teams where a granted permission does not apply, or where alone it applies. */
export const restrictUserPermission = { method: 'PATCH', path: '/ssp/production/access/{clientId}/users/{id}/permissions#updateUserPermissionsRestricted', query: {"function":"updateUserPermissionsRestricted"} } as const

/** Why a user may, or may not, use a permission at a client and for a team. */
export const explainAccess = { method: 'GET', path: '/ssp/production/access/{clientId}/users/{id}#getExplanation', query: {"function":"getExplanation"} } as const

/** Deactivate a user, or let a deactivated one sign in again. */
export const setUserStatus = { method: 'PATCH', path: '/ssp/production/access/{clientId}/users/{id}#setUserStatus', query: {"function":"setUserStatus"} } as const

/** Until when failed sign-ins keep the user out. */
export const getUserLock = { method: 'GET', path: '/ssp/production/access/{clientId}/users/{id}#getUserLock', query: {"function":"getUserLock"} } as const

/** Forget the failed sign-ins of a user. */
export const unlockUser = { method: 'PATCH', path: '/ssp/production/access/{clientId}/users/{id}#unlockUser', query: {"function":"unlockUser"} } as const

/** Deactivate, reactivate or unlock selected users, at most 500. */
export const updateSelectedUsers = { method: 'PATCH', path: '/ssp/production/access/{clientId}/users/selected', query: {} } as const
