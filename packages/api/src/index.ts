export { can } from './can'
export { createSspClient } from './client'
export { ApiError, errorIdOf, errorText, isAbort } from './errors'
export { apiMessages } from './messages'
export { createSession } from './session/session'
export { browserStorage, memoryStorage } from './session/storage'
export { readToken } from './session/token'
export { checkFile, cleanFileName, extensionOf, MAX_FILE_BYTES } from './upload/file-rules'
export { contentTypeOf, putFile, uploadFile } from './upload/upload'

export { areaKey, clientKey } from './resources/resource'
export { clientQuery, loadClient, login, logout } from './resources/session'
export { generateOtp, reconcileOtp, resetPassword } from './resources/auth'
export { imageQuery, invalidateTheme, logoQuery, saveTheme, themeContentQuery, themeQuery } from './resources/theme'
export { getSignedUploadUrls, signUploadUrl } from './resources/upload'
export { platformClientsQuery, platformEmployeesQuery } from './resources/platform'
export { dashboardEmployeesQuery, dashboardStatsQuery, invalidateDashboard } from './resources/dashboard'
export { CHART_NAMES, chartQuery, clientDatesQuery } from './resources/analytics'
export {
  employeeCountQuery,
  employeeQuery,
  employeesQuery,
  invalidateEmployees,
  quickCreateEmployee,
} from './resources/employees'
export {
  associateEmployee,
  changePassword,
  dissociateEmployee,
  invalidateProfile,
  profileQuery,
  updateProfile,
} from './resources/profile'
export {
  accessClientsQuery,
  clientUsersQuery,
  createUser,
  findUserQuery,
  invalidateUsers,
  setUserStatus,
  unlockUser,
  updateUser,
  userCountQuery,
  userLockQuery,
  usersQuery,
} from './resources/users'
export {
  addUserScope,
  removeUserScope,
  restrictUserPermission,
  setDefaultScope,
  updateUserPermissions,
  userPermissionsQuery,
  userScopesQuery,
  userTeamsQuery,
} from './resources/user-access'
export { explanationQuery } from './resources/access-explainer'
export {
  addPolicyToRole,
  createRole,
  removePolicyFromRole,
  removeRole,
  renameRole,
  roleCountQuery,
  rolePolicyImpactQuery,
  roleQuery,
  rolesQuery,
} from './resources/roles'
export {
  addPolicyPermissions,
  createPolicy,
  policiesQuery,
  policyCountQuery,
  policyPermissionImpactQuery,
  policyQuery,
  removePolicyPermission,
} from './resources/policies'
export { createPermissions, permissionCountQuery, permissionsQuery } from './resources/permissions'
export { auditLogCountQuery, auditLogQuery, invalidateAuditLog } from './resources/audit-log'
export { createTeam, teamCountQuery, teamsQuery } from './resources/teams'
export {
  addSharedDocumentScope,
  removeSharedDocumentScope,
  sharedDocumentScopesQuery,
} from './resources/shared-documents'

export type { AccessHolder, Place } from './can'
export type { ServiceName, SspApi, SspClientOptions } from './client'
export type { Problem } from './errors'
export type { Session, SessionOptions, SessionState, SignedOutReason } from './session/session'
export type { SessionStorage, StoredSession, Tokens } from './session/storage'
export type { RefreshAnswer } from './session/refresh'
export type { SessionUser } from './session/token'
export type { ChartName } from './resources/analytics'
export type { EmployeeListArgs } from './resources/employees'
export type { PlatformEmployeeArgs } from './resources/platform'
export type { Association, ProfileChange } from './resources/profile'
export type { Versioned } from './resources/resource'
export type { AccessCheck } from './resources/access-explainer'
export type { ClientTheme, ImagePrefix } from './resources/theme'
export type { SignedFile } from './resources/upload'
export type { FileRules } from './upload/file-rules'
export type { UploadAddress, UploadOptions } from './upload/upload'
export type {
  AccessExplanation,
  AccessImpact,
  AuditChange,
  AuditEntry,
  BodyOf,
  ChartData,
  Client,
  ClientDatesRow,
  DashboardEmployee,
  DashboardEmployees,
  DashboardStatsRow,
  Employee,
  EmployeeList,
  EmployeeStatus,
  LoginResult,
  OtpVerifiedUser,
  Period,
  Permission,
  PlatformClient,
  Policy,
  PolicyDetail,
  Profile,
  QueryOf,
  QuickCreateEmployee,
  Role,
  SharedDocumentScope,
  Team,
  ThemeColours,
  ThemeContent,
  ThemeImages,
  User,
  UserPermission,
  UserScope,
  UserStatus,
  UserTeam,
} from './types'
