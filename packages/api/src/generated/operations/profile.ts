// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** The caller's account, as the profile page shows it. */
export const getProfile = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/profile/{id}')

/** Change the caller's account. */
export const updateProfile = /* @__PURE__ */ operation('PATCH', '/ssp/production/access/{clientId}/profile/{id}')

/** Change the caller's password and end all sessions of the account. */
export const changePassword = /* @__PURE__ */ operation('PATCH', '/ssp/production/access/{clientId}/profile/{id}#changePassword', {"function":"changePassword"})

/** Link an employee to an account. */
export const associateEmployee = /* @__PURE__ */ operation('PATCH', '/ssp/production/access/{clientId}/association')

/** Unlink the employee of an account. */
export const dissociateEmployee = /* @__PURE__ */ operation('DELETE', '/ssp/production/access/{clientId}/association')
