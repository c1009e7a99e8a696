// Generated from openapi/ by `npm run generate`. Do not edit.

/** A page of the roles of the platform and of the client. */
export const listRoles = { method: 'GET', path: '/ssp/production/access/{clientId}/roles', query: {} } as const

/** Create a role without policies. */
export const createRole = { method: 'POST', path: '/ssp/production/access/{clientId}/roles', query: {} } as const

/** Change the label of a role; its name and so its address stay. */
export const renameRole = { method: 'PATCH', path: '/ssp/production/access/{clientId}/roles', query: {} } as const

/** Number of the roles. */
export const countRoles = { method: 'GET', path: '/ssp/production/access/{clientId}/roles#count', query: {"count":true} } as const

/** Add a policy to a role. */
export const addPolicyToRole = { method: 'POST', path: '/ssp/production/access/{clientId}/roles#addPolicyToRole', query: {"function":"addPolicyToRole"} } as const

/** Remove a policy from a role. */
export const removePolicyFromRole = { method: 'DELETE', path: '/ssp/production/access/{clientId}/roles#removePolicyFromRole', query: {"function":"removePolicyFromRole"} } as const

/** Remove a role that no account has; 409 while one has it. */
export const removeRole = { method: 'DELETE', path: '/ssp/production/access/{clientId}/roles#removeRole', query: {"function":"removeRole"} } as const

/** Which accounts would lose access when a policy is removed from a role. */
export const getRolePolicyImpact = { method: 'GET', path: '/ssp/production/access/{clientId}/roles#getImpact', query: {"function":"getImpact"} } as const
