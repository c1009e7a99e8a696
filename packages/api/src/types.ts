import type { components, operations } from './generated/schema'

type Schemas = components['schemas']

/** The bodies of the contract, by the names that `openapi/schemas` gives them. */
export type AccessExplanation = Schemas['AccessExplanation']
export type AccessImpact = Schemas['AccessImpact']
export type AuditChange = Schemas['AuditChange']
export type AuditEntry = Schemas['AuditEntry']
export type Client = Schemas['Client']
export type ClientDatesRow = Schemas['ClientDatesRow']
export type ChartData = Schemas['ChartData']
export type DashboardEmployee = Schemas['DashboardEmployee']
export type DashboardEmployees = Schemas['DashboardEmployees']
export type DashboardStatsRow = Schemas['DashboardStatsRow']
export type Employee = Schemas['Employee']
export type EmployeeList = Schemas['EmployeeList']
export type EmployeeStatus = Schemas['EmployeeStatus']
export type LoginResult = Schemas['LoginResult']
export type OtpVerifiedUser = Schemas['OtpVerifiedUser']
export type Permission = Schemas['Permission']
export type PlatformClient = Schemas['PlatformClient']
export type Policy = Schemas['Policy']
export type PolicyDetail = Schemas['PolicyDetail']
export type Profile = Schemas['Profile']
export type QuickCreateEmployee = Omit<Schemas['QuickCreateEmployeeRequest'], 'clientId'>
export type Role = Schemas['Role']
export type SharedDocumentScope = Schemas['SharedDocumentScope']
export type Team = Schemas['Team']
export type ThemeColours = Schemas['ThemeColours']
export type ThemeContent = Schemas['ThemeContent']
export type ThemeImages = Schemas['ThemeImages']
export type User = Schemas['User']
export type UserPermission = Schemas['UserPermission']
export type UserStatus = Schemas['UserStatus']
export type UserScope = Schemas['UserScope']
export type UserTeam = Schemas['UserTeam']

/** What a resource function sets itself and a caller never writes. */
type Fixed = 'function' | 'count' | 'clientId'

/** The query of an operation as a caller gives it: nothing fixed, and undefined means left out. */
export type QueryOf<Operation extends keyof operations> = operations[Operation]['parameters'] extends {
  query?: infer Query
}
  ? { [Name in Exclude<keyof NonNullable<Query>, Fixed>]?: NonNullable<Query>[Name] | undefined }
  : never

/** The JSON body of an operation. */
export type BodyOf<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** Two days as `YYYY-MM-DD`, both ends included. */
export interface Period {
  start: string
  end: string
}
