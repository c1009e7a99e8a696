// Generated from openapi/ by `npm run generate`. Do not edit.

/** The own account as the profile page shows it. */
export const getProfile = { method: 'GET', path: '/ssp/production/access/{clientId}/profile/{id}', query: {} } as const

/** Change the own account. */
export const updateProfile = { method: 'PATCH', path: '/ssp/production/access/{clientId}/profile/{id}', query: {} } as const

/** Change the own password and end all sessions of the account. */
export const changePassword = { method: 'PATCH', path: '/ssp/production/access/{clientId}/profile/{id}#changePassword', query: {"function":"changePassword"} } as const

/** Associate an employee with the own account. */
export const associateEmployee = { method: 'PATCH', path: '/ssp/production/access/{clientId}/association', query: {} } as const

/** Dissociate the employee from an account. */
export const dissociateEmployee = { method: 'DELETE', path: '/ssp/production/access/{clientId}/association', query: {} } as const
