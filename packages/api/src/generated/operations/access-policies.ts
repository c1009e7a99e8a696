// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the policies of the platform and of the client. */
export const listPolicies = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/policies')

/** Create a policy. */
export const createPolicy = /* @__PURE__ */ operation('POST', '/ssp/production/access/{clientId}/policies')

/** Number of policies. */
export const countPolicies = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/policies#count', {"count":true})

/** Add permissions to a policy. */
export const addPolicyPermissions = /* @__PURE__ */ operation('POST', '/ssp/production/access/{clientId}/policies#addPermissions', {"function":"addPermissions"})

/** Remove a permission from a policy. */
export const removePolicyPermission = /* @__PURE__ */ operation('DELETE', '/ssp/production/access/{clientId}/policies#removePermission', {"function":"removePermission"})

/** Accounts that would lose access when a permission is removed from a policy. */
export const getPolicyPermissionImpact = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/policies#getImpact', {"function":"getImpact"})

/** A policy with its permissions. */
export const getPolicy = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/policies/{name}')
