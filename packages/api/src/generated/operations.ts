// Generated from openapi/ by `npm run generate`. Do not edit.

/** Configuration of the client of a sub-domain. */
export const loadClient = { method: 'GET', path: '/client/load', query: {} } as const

/** Sign in to a client. */
export const login = { method: 'POST', path: '/login/{clientId}', query: {} } as const

/** End the session and its refresh tokens. */
export const logout = { method: 'POST', path: '/login/{clientId}/logout', query: {} } as const

/** Exchange a refresh token for a new pair of tokens. */
export const refreshSession = { method: 'POST', path: '/login/{clientId}/refresh', query: {} } as const

/** Send a one-time code to a person who forgot the password. */
export const generateOtp = { method: 'POST', path: '/core/otp/generate', query: {} } as const

/** Check a one-time code. */
export const reconcileOtp = { method: 'POST', path: '/core/otp/reconcile', query: {} } as const

/** Set a new password with the grant of a right code. */
export const resetPassword = { method: 'POST', path: '/core/otp/password', query: {} } as const

/** Colours and images of a client. */
export const getTheme = { method: 'GET', path: '/ssp/production/client/{clientId}/theme', query: {} } as const

/** Save the colours, the content or both. */
export const saveTheme = { method: 'POST', path: '/ssp/production/client/{clientId}/theme', query: {} } as const

/** Texts of the login page. */
export const getThemeContent = { method: 'GET', path: '/ssp/production/client/{clientId}/theme#content', query: {"getThemeContent":true} } as const

/** Main logo of a client. */
export const getLogo = { method: 'GET', path: '/portal/get-logo', query: {} } as const

/** One of the other images of a client. */
export const getImages = { method: 'GET', path: '/portal/get-logo#images', query: {"getMultiple":true} } as const

/** Addresses to put images of the brand or of a user to. */
export const getSignedUploadUrls = { method: 'POST', path: '/ssp/production/upload#getSignedUrl', query: {"function":"getSignedUrl","type":"put"} } as const

/** Address to put one file to. */
export const signUploadUrl = { method: 'POST', path: '/dashboard/sign-upload-url', query: {} } as const

/** Clients of the platform that the session may switch to. */
export const getPlatformClients = { method: 'GET', path: '/ssp/production/platform/{clientId}#getPlatformClients', query: {"function":"getPlatformClients"} } as const

/** A page of the employees of all clients of the platform. */
export const listPlatformEmployees = { method: 'GET', path: '/ssp/production/platform/{clientId}/employees#getEmployees', query: {"function":"getEmployees"} } as const

/** Payslip uploads and portal logins by day. */
export const getDashboardStats = { method: 'GET', path: '/ssp/production/client/{clientId}#getDashboardStats', query: {"function":"getDashboardStats"} } as const

/** Recently registered employees and the registered and unregistered counts. */
export const getDashboardEmployees = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getDashboardEmployees', query: {"function":"getDashboardEmployees"} } as const

/** Daily statistics of a client. */
export const getClientDatesAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getClientDatesAnalytics', query: {"function":"getClientDatesAnalytics"} } as const

/** Registered and unregistered employees created in the period. */
export const getEmployeeRegistrationAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getEmployeeRegistrationAnalytics', query: {"function":"getEmployeeRegistrationAnalytics"} } as const

/** Payslips uploaded by day. */
export const getPayslipsUploadedAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getPayslipsUploadedAnalytics', query: {"function":"getPayslipsUploadedAnalytics"} } as const

/** Visits to document storage by day. */
export const getDocumentStorageVisitsAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getDocumentStorageVisitsAnalytics', query: {"function":"getDocumentStorageVisitsAnalytics"} } as const

/** Visits to discounts by day. */
export const getDiscountVisitsAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getDiscountVisitsAnalytics', query: {"function":"getDiscountVisitsAnalytics"} } as const

/** Visits to wellbeing by day. */
export const getWellbeingVisitsAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getWellbeingVisitsAnalytics', query: {"function":"getWellbeingVisitsAnalytics"} } as const

/** The own account as the profile page shows it. */
export const getProfile = { method: 'GET', path: '/ssp/production/access/{clientId}/profile/{id}', query: {} } as const

/** Change the own account. */
export const updateProfile = { method: 'PATCH', path: '/ssp/production/access/{clientId}/profile/{id}', query: {} } as const

/** Change the own password and end all sessions of the account. */
export const changePassword = { method: 'PATCH', path: '/ssp/production/access/{clientId}/profile/{id}#changePassword', query: {"function":"changePassword"} } as const

/** Associate an employee with the own account. */
export const associateEmployee = { method: 'PATCH', path: '/ssp/production/access/{clientId}/association', query: {} } as const

/** Dissociate the employee from the own account. */
export const dissociateEmployee = { method: 'DELETE', path: '/ssp/production/access/{clientId}/association', query: {} } as const

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

/** All users of the client, as targets of secure send. */
export const listClientUsers = { method: 'GET', path: '/ssp/production/access/{clientId}/client-users', query: {} } as const

/** Clients of the platform that the session may give access to. */
export const listAccessClients = { method: 'GET', path: '/ssp/production/access/{clientId}/clients', query: {} } as const

/** Clients that a user may work in. */
export const getUserScopes = { method: 'GET', path: '/ssp/production/access/{clientId}/users/{id}#getUserScopes', query: {"function":"getUserScopes"} } as const

/** Teams that a restriction of the user can name. */
export const getUserTeams = { method: 'GET', path: '/ssp/production/access/{clientId}/users/{id}#getUserTeams', query: {"function":"getUserTeams"} } as const

/** Let a user work in a client. */
export const addUserScope = { method: 'POST', path: '/ssp/production/access/{clientId}/users/{id}#addUserScope', query: {"function":"addUserScope"} } as const

/** Set the one default client of a user. */
export const setDefaultScope = { method: 'PATCH', path: '/ssp/production/access/{clientId}/users/{id}#setDefaultScope', query: {"function":"setDefaultScope"} } as const

/** All permissions, each with what the user holds of it. */
export const getUserPermissions = { method: 'GET', path: '/ssp/production/access/{clientId}/users/{id}/permissions', query: {} } as const

/** Allow and revoke permissions of a user. */
export const updateUserPermissions = { method: 'PATCH', path: '/ssp/production/access/{clientId}/users/{id}/permissions', query: {} } as const

/** Choose the clients and teams where a granted permission does not apply. */
export const restrictUserPermission = { method: 'PATCH', path: '/ssp/production/access/{clientId}/users/{id}/permissions#updateUserPermissionsRestricted', query: {"function":"updateUserPermissionsRestricted"} } as const

/** Why a user may, or may not, use a permission at a client and for a team. */
export const explainAccess = { method: 'GET', path: '/ssp/production/access/{clientId}/users/{id}#getExplanation', query: {"function":"getExplanation"} } as const

/** Deactivate a user, or let a deactivated one sign in again. */
export const setUserStatus = { method: 'PATCH', path: '/ssp/production/access/{clientId}/users/{id}#setUserStatus', query: {"function":"setUserStatus"} } as const

/** Until when failed sign-ins keep the user out. */
export const getUserLock = { method: 'GET', path: '/ssp/production/access/{clientId}/users/{id}#getUserLock', query: {"function":"getUserLock"} } as const

/** Forget the failed sign-ins of a user. */
export const unlockUser = { method: 'PATCH', path: '/ssp/production/access/{clientId}/users/{id}#unlockUser', query: {"function":"unlockUser"} } as const

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

/** A page of the permissions of the platform and of the client. */
export const listPermissions = { method: 'GET', path: '/ssp/production/access/{clientId}/permissions', query: {} } as const

/** Create a permission or a permission group. */
export const createPermissions = { method: 'POST', path: '/ssp/production/access/{clientId}/permissions', query: {} } as const

/** Number of the permissions. */
export const countPermissions = { method: 'GET', path: '/ssp/production/access/{clientId}/permissions#count', query: {"count":true} } as const

/** Who changed which access, from what to what, when; the newest first. */
export const listAuditLog = { method: 'GET', path: '/ssp/production/access/{clientId}/audit-log', query: {} } as const

/** Number of the changes that the filters leave. */
export const countAuditLog = { method: 'GET', path: '/ssp/production/access/{clientId}/audit-log#count', query: {"count":true} } as const

/** A page of the employees of a client, or one employee. */
export const listEmployees = { method: 'GET', path: '/ssp/production/employees/{clientId}', query: {} } as const

/** Number of the employees that match the filters. */
export const countEmployees = { method: 'GET', path: '/ssp/production/employees/{clientId}#count', query: {"count":true} } as const

/** Create one employee. */
export const quickCreateEmployee = { method: 'POST', path: '/ssp/production/employees/{clientId}#quickCreate', query: {"function":"quickCreate"} } as const

/** Teams of a client. */
export const listTeams = { method: 'GET', path: '/ssp/production/teams/{clientId}', query: {} } as const

/** Create a team without members. */
export const createTeam = { method: 'POST', path: '/ssp/production/teams/{clientId}', query: {} } as const

/** Number of the teams. */
export const countTeams = { method: 'GET', path: '/ssp/production/teams/{clientId}#count', query: {"count":true} } as const

/** Shared-document access of a user, or all access to the platform. */
export const listSharedDocumentScopes = { method: 'GET', path: '/ssp/production/shared-documents/{clientId}/access', query: {} } as const

/** Give a user shared-document access. */
export const addSharedDocumentScope = { method: 'POST', path: '/ssp/production/shared-documents/{clientId}/access', query: {} } as const

/** Take shared-document access away. */
export const removeSharedDocumentScope = { method: 'DELETE', path: '/ssp/production/shared-documents/{clientId}/access', query: {} } as const
