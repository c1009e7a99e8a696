// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Clients that a user may work in. */
export const getUserScopes = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/users/{id}#getUserScopes', {"function":"getUserScopes"})

/** Teams that a restriction of the user may name. */
export const getUserTeams = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/users/{id}#getUserTeams', {"function":"getUserTeams"})

/** Give a user access to a client. */
export const addUserScope = /* @__PURE__ */ operation('POST', '/ssp/production/access/{clientId}/users/{id}#addUserScope', {"function":"addUserScope"})

/** Set the default client of a user. */
export const setDefaultScope = /* @__PURE__ */ operation('PATCH', '/ssp/production/access/{clientId}/users/{id}#setDefaultScope', {"function":"setDefaultScope"})

/** All permissions, each with how the user holds it. */
export const getUserPermissions = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/users/{id}/permissions')

/** Grant and revoke permissions of a user. */
export const updateUserPermissions = /* @__PURE__ */ operation('PATCH', '/ssp/production/access/{clientId}/users/{id}/permissions')

/** Set the clients and teams where a permission of the user does not apply, or the only ones where it applies. */
export const restrictUserPermission = /* @__PURE__ */ operation('PATCH', '/ssp/production/access/{clientId}/users/{id}/permissions#updateUserPermissionsRestricted', {"function":"updateUserPermissionsRestricted"})

/** Why a user may, or may not, use a permission at a client and for a team. */
export const explainAccess = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/users/{id}#getExplanation', {"function":"getExplanation"})

/** Deactivate a user, or reactivate a deactivated user. */
export const setUserStatus = /* @__PURE__ */ operation('PATCH', '/ssp/production/access/{clientId}/users/{id}#setUserStatus', {"function":"setUserStatus"})

/** Time until which failed sign-ins lock the user out. */
export const getUserLock = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/users/{id}#getUserLock', {"function":"getUserLock"})

/** Clear the failed sign-ins of a user. */
export const unlockUser = /* @__PURE__ */ operation('PATCH', '/ssp/production/access/{clientId}/users/{id}#unlockUser', {"function":"unlockUser"})

/** Deactivate, reactivate or unlock selected users, at most 500. */
export const updateSelectedUsers = /* @__PURE__ */ operation('PATCH', '/ssp/production/access/{clientId}/users/selected')
