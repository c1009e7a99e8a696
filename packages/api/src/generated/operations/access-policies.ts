// Generated from openapi/ by `npm run generate`. Do not edit.

/** A page of the policies of the platform and of the client. */
export const listPolicies = { method: 'GET', path: '/ssp/production/access/{clientId}/policies', query: {} } as const

/** Create a policy. */
export const createPolicy = { method: 'POST', path: '/ssp/production/access/{clientId}/policies', query: {} } as const

/** Number of the policies. */
export const countPolicies = { method: 'GET', path: '/ssp/production/access/{clientId}/policies#count', query: {"count":true} } as const

/** Add permissions to a policy. */
export const addPolicyPermissions = { method: 'POST', path: '/ssp/production/access/{clientId}/policies#addPermissions', query: {"function":"addPermissions"} } as const

/** Remove a permission from a policy. */
export const removePolicyPermission = { method: 'DELETE', path: '/ssp/production/access/{clientId}/policies#removePermission', query: {"function":"removePermission"} } as const

/** Which accounts would lose access when a permission is removed from a policy. */
export const getPolicyPermissionImpact = { method: 'GET', path: '/ssp/production/access/{clientId}/policies#getImpact', query: {"function":"getImpact"} } as const

/** A policy with its permissions. */
export const getPolicy = { method: 'GET', path: '/ssp/production/access/{clientId}/policies/{name}', query: {} } as const
