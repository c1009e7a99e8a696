// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Selected employees who would receive the registration reminder now, and those who would not. */
export const countSelectedRecipients = /* @__PURE__ */ operation('POST', '/ssp/production/employees/selected/{clientId}/recipients')

/** Send the registration reminder to selected employees who are unregistered. */
export const remindSelected = /* @__PURE__ */ operation('POST', '/ssp/production/employees/selected/{clientId}/reminder')

/** The e-mail as it will be sent, in the brand of the client. */
export const getEmployeeEmail = /* @__PURE__ */ operation('GET', '/ssp/production/employees/emails/{clientId}')

/** Employees who would receive an e-mail now, and employees who would not. */
export const countEmailRecipients = /* @__PURE__ */ operation('GET', '/ssp/production/employees/emails/{clientId}#getRecipients', {"function":"getRecipients"})

/** Members of a team who would receive the registration reminder now, and members who would not. */
export const countTeamEmailRecipients = /* @__PURE__ */ operation('GET', '/ssp/production/employees/emails/{clientId}#getTeamRecipients', {"function":"getTeamRecipients"})

/** Send the registration reminder to all unregistered employees, or to one. */
export const emailUnregistered = /* @__PURE__ */ operation('POST', '/ssp/production/employees/emails/{clientId}#emailUnregistered', {"function":"emailUnregistered"})

/** Send the registration reminder to the unregistered members of a team. */
export const emailUnregisteredTeam = /* @__PURE__ */ operation('POST', '/ssp/production/employees/emails/{clientId}#emailUnregisteredTeam', {"function":"emailUnregisteredTeam"})

/** Send the details and links of the app to one employee. */
export const emailAppDetails = /* @__PURE__ */ operation('POST', '/ssp/production/employees/emails/{clientId}#emailAppDetails', {"function":"emailAppDetails"})
