// Generated from openapi/ by `npm run generate`. Do not edit.

/** Who of the selected employees would get the registration reminder now, and who would not. */
export const countSelectedRecipients = { method: 'POST', path: '/ssp/production/employees/selected/{clientId}/recipients', query: {} } as const

/** Send the registration reminder to the unregistered among selected employees. */
export const remindSelected = { method: 'POST', path: '/ssp/production/employees/selected/{clientId}/reminder', query: {} } as const

/** The e-mail as it will be sent, in the brand of the client. */
export const getEmployeeEmail = { method: 'GET', path: '/ssp/production/employees/emails/{clientId}', query: {} } as const

/** Who would get an e-mail now, and who would not. */
export const countEmailRecipients = { method: 'GET', path: '/ssp/production/employees/emails/{clientId}#getRecipients', query: {"function":"getRecipients"} } as const

/** Who of a team would get the registration reminder now, and who would not. */
export const countTeamEmailRecipients = { method: 'GET', path: '/ssp/production/employees/emails/{clientId}#getTeamRecipients', query: {"function":"getTeamRecipients"} } as const

/** Send the registration reminder to all unregistered employees, or to one. */
export const emailUnregistered = { method: 'POST', path: '/ssp/production/employees/emails/{clientId}#emailUnregistered', query: {"function":"emailUnregistered"} } as const

/** Send the registration reminder to the unregistered members of a team. */
export const emailUnregisteredTeam = { method: 'POST', path: '/ssp/production/employees/emails/{clientId}#emailUnregisteredTeam', query: {"function":"emailUnregisteredTeam"} } as const

/** Send the details and links of the app to one employee. */
export const emailAppDetails = { method: 'POST', path: '/ssp/production/employees/emails/{clientId}#emailAppDetails', query: {"function":"emailAppDetails"} } as const
