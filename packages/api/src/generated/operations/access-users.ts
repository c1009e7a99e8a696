// Generated from openapi/ by `npm run generate`. Do not edit.

/** A page of the users of a client. */
export const listUsers = { method: 'GET', path: '/ssp/production/access/{clientId}/users', query: {} } as const

/** Create a user from the modal or from the wizard. */
export const createUser = { method: 'POST', path: '/ssp/production/access/{clientId}/users', query: {} } as const

/** Change the account details of a user. */
export const updateUser = { method: 'PATCH', path: '/ssp/production/access/{clientId}/users', query: {} } as const

/** Number of the users of a client. */
export const countUsers = { method: 'GET', path: '/ssp/production/access/{clientId}/users#count', query: {"count":true} } as const

/** Remove a client from the access of a user. */
export const removeUserScope = { method: 'DELETE', path: '/ssp/production/access/{clientId}/users#removeUserScope', query: {"function":"removeUserScope"} } as const

/** The user with a given username, e-mail address or id. */
export const findUser = { method: 'GET', path: '/ssp/production/access/{clientId}/find-user', query: {} } as const

/** All users of the client, to send files to or to assign incidents to. */
export const listClientUsers = { method: 'GET', path: '/ssp/production/access/{clientId}/client-users', query: {} } as const

/** Clients of the platform that the session may give access to. */
export const listAccessClients = { method: 'GET', path: '/ssp/production/access/{clientId}/clients', query: {} } as const
