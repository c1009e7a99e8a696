// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the users of a client. */
export const listUsers = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/users')

/** Create a user from the modal or from the wizard. */
export const createUser = /* @__PURE__ */ operation('POST', '/ssp/production/access/{clientId}/users')

/** Change the account details of a user. */
export const updateUser = /* @__PURE__ */ operation('PATCH', '/ssp/production/access/{clientId}/users')

/** Number of users of a client. */
export const countUsers = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/users#count', {"count":true})

/** Remove the access of a user to a client. */
export const removeUserScope = /* @__PURE__ */ operation('DELETE', '/ssp/production/access/{clientId}/users#removeUserScope', {"function":"removeUserScope"})

/** The user with a given username, e-mail address or id. */
export const findUser = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/find-user')

/** All users of the client, as recipients of files or assignees of incidents. */
export const listClientUsers = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/client-users')

/** Clients of the platform that the caller may grant access to. */
export const listAccessClients = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/clients')
