// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the roles of the platform and of the client. */
export const listRoles = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/roles')

/** Create a role without policies. */
export const createRole = /* @__PURE__ */ operation('POST', '/ssp/production/access/{clientId}/roles')

/** Change the label of a role. Its name, and therefore its address, stays the same. */
export const renameRole = /* @__PURE__ */ operation('PATCH', '/ssp/production/access/{clientId}/roles')

/** Number of roles. */
export const countRoles = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/roles#count', {"count":true})

/** Add a policy to a role. */
export const addPolicyToRole = /* @__PURE__ */ operation('POST', '/ssp/production/access/{clientId}/roles#addPolicyToRole', {"function":"addPolicyToRole"})

/** Remove a policy from a role. */
export const removePolicyFromRole = /* @__PURE__ */ operation('DELETE', '/ssp/production/access/{clientId}/roles#removePolicyFromRole', {"function":"removePolicyFromRole"})

/** Remove a role that no account has. */
export const removeRole = /* @__PURE__ */ operation('DELETE', '/ssp/production/access/{clientId}/roles#removeRole', {"function":"removeRole"})

/** Accounts that would lose access when a policy is removed from a role. */
export const getRolePolicyImpact = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/roles#getImpact', {"function":"getImpact"})
