import type { components, operations } from './generated/schema'

type Schemas = components['schemas']

/** The bodies of the contract, by their names in `openapi/schemas`. */
export type AccessExplanation = Schemas['AccessExplanation']
export type AccessImpact = Schemas['AccessImpact']
export type StrictRightsImpact = Schemas['StrictRightsImpact']
export type AuditChange = Schemas['AuditChange']
export type AuditEntry = Schemas['AuditEntry']
export type Client = Schemas['Client']
export type ClientSettings = Schemas['ClientSettings']
export type ClientSettingsChange = Schemas['ClientSettingsChange']
export type ClientDatesRow = Schemas['ClientDatesRow']
export type CreationForm = Schemas['CreationForm']
export type PortalDocument = Schemas['PortalDocumentList'][number]
export type ChartData = Schemas['ChartData']
export type ArticleReader = Schemas['ArticleReader']
export type DocumentStorageRow = Schemas['DocumentStorageRow']
export type DrilldownEmployee = Schemas['DrilldownEmployee']
export type EmployeeInteraction = Schemas['EmployeeInteraction']
export type PayRun = Schemas['PayRun']
export type DashboardEmployee = Schemas['DashboardEmployee']
export type DashboardEmployees = Schemas['DashboardEmployees']
export type DashboardStatsRow = Schemas['DashboardStatsRow']
export type Employee = Schemas['Employee']
export type EmployeeList = Schemas['EmployeeList']
export type EmployeeStatus = Schemas['EmployeeStatus']
export type Interaction = Schemas['Interaction']
export type EmployeeUpdate = Pick<
  Schemas['UpdateEmployeeRequest'],
  'id' | 'forename' | 'surname' | 'identifier' | 'email' | 'gender' | 'mobileNumber'
>
export type MergeField = Schemas['MergeField']
export type KnowledgeArticle = Schemas['KnowledgeArticle']
export type KnowledgeCategory = Schemas['KnowledgeCategory']
export type MarketingCategory = Schemas['MarketingCategory']
export type MarketingFile = Schemas['MarketingFile']
export type ListKey = Schemas['ListKey']
export type ListView = Schemas['ListView']
export type LoginResult = Schemas['LoginResult']
export type MergedEmployee = Schemas['MergedEmployee']
export type OtpVerifiedUser = Schemas['OtpVerifiedUser']
export type Incident = Schemas['Incident']
export type IncidentClock = Schemas['IncidentClock']
export type IncidentEvidence = Schemas['IncidentEvidence']
export type IncidentField = Schemas['IncidentField']
export type IncidentImage = Schemas['IncidentImage']
export type IncidentNote = Schemas['IncidentNote']
export type IncidentNoteVersion = Schemas['IncidentNoteVersion']
export type IncidentEvent = Schemas['IncidentEvent']
export type IncidentSummary = Schemas['IncidentSummary']
export type Badge = Schemas['Badge']
export type LeaderboardRow = Schemas['LeaderboardRow']
export type EmailAttachment = Schemas['EmailAttachment']
export type Job = Schemas['Job']
export type JobItem = Schemas['JobItem']
export type JobReview = Schemas['JobReview']
export type JobType = Schemas['DocumentType']
export type Recognition = Schemas['Recognition']
export type RecognitionSettings = Schemas['RecognitionSettings']
export type RecognitionType = Schemas['RecognitionType']
export type Reward = Schemas['Reward']
export type RewardLedgerEntry = Schemas['LedgerEntry']
export type Permission = Schemas['Permission']
export type PlatformClient = Schemas['PlatformClient']
export type Policy = Schemas['Policy']
export type PolicyDetail = Schemas['PolicyDetail']
export type Profile = Schemas['Profile']
export type QuickCreateEmployee = Omit<Schemas['QuickCreateEmployeeRequest'], 'clientId'>
export type Role = Schemas['Role']
export type EmailRecipients = Schemas['EmailRecipients']
export type EmployeeEmail = Schemas['EmployeeEmail']
export type AssociatedUser = Schemas['AssociatedUser']
export type DocumentAudience = Schemas['DocumentAudience']
export type Document = Schemas['Document']
export type DocumentAcknowledgement = Schemas['DocumentAcknowledgement']
export type PayArchive = Schemas['PayArchive']
export type PayDocument = Schemas['PayDocument']
export type PayFile = Schemas['PayFile']
export type Payslip = Schemas['Payslip']
export type EmployeeTeam = Schemas['EmployeeTeam']
export type TeamMember = Schemas['TeamMember']
export type RecallProof = Schemas['RecallProof']
export type SharableUser = Schemas['SharableUser']
export type SharedDocument = Schemas['SharedDocument']
export type SharedDocumentScope = Schemas['SharedDocumentScope']
export type SharingCaution = Schemas['SharingCaution']
export type SurveyParticipation = Schemas['SurveyParticipation']
export type SurveyParticipationRow = Schemas['SurveyParticipationRow']
export type SurveyQuestionResult = Schemas['SurveyQuestionResult']
export type SurveyResponseSummary = Schemas['SurveyResponseSummary']
export type SurveyResults = Schemas['SurveyResults']
export type SurveyToAnswer = Schemas['SurveyToAnswer']
export type Survey = Schemas['Survey']
export type SurveyCategory = Schemas['SurveyCategory']
export type SurveyResponse = Schemas['SurveyResponse']
export type SurveySummary = Schemas['SurveySummary']
export type SurveyTemplate = Schemas['SurveyTemplate']
export type SurveyTemplateSummary = Schemas['SurveyTemplateSummary']
export type Team = Schemas['Team']
export type TileAnalytics = Schemas['TileAnalytics']
export type ThemeColours = Schemas['ThemeColours']
export type ThemeContent = Schemas['ThemeContent']
export type ThemeImages = Schemas['ThemeImages']
export type UnfinishedGift = Schemas['UnfinishedGift']
export type User = Schemas['User']
export type UserPermission = Schemas['UserPermission']
export type UserStatus = Schemas['UserStatus']
export type UserScope = Schemas['UserScope']
export type UserTeam = Schemas['UserTeam']

/** Properties that a resource function sets itself and a caller never does. */
type Fixed = 'function' | 'count' | 'clientId'

/** The query of an operation for its caller: without constants; undefined is omitted. */
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

/** Two days as `YYYY-MM-DD`, both inclusive. */
export interface Period {
  start: string
  end: string
}

/** Employees by id, or all of a list with its filters, minus exceptions. */
export type EmployeeSelection = Schemas['EmployeeSelection']
/** Members of a team by id, or all that a search finds, minus exceptions. */
export type MemberSelection = Schemas['MemberSelection']
/** Incident reports by id, or all of a list with its filters, minus exceptions. */
export type IncidentSelection = Schemas['IncidentSelection']
/** Users by id, or all that a list shows, minus exceptions. */
export type UserSelection = Schemas['UserSelection']
/** News articles by id, or all that a search finds, minus exceptions. */
export type NewsSelection = Schemas['NewsSelection']
/** Surveys by id, or all that a search finds, minus exceptions. */
export type SurveySelection = Schemas['SurveySelection']
/** The result of a change of selected records. */
export type SelectionResult = Schemas['SelectionResult']

/** A bulk run with its counts. */
export type BulkRun = Schemas['BulkRun']
/** A row of a bulk run with the changes that it makes. */
export type BulkRow = Schemas['BulkRow']
/** A row to add to a bulk run. */
export type BulkRowInput = Schemas['BulkRowInput']

/** An entry of the error log. */
export type ErrorEvent = Schemas['ErrorEvent']
export type FailedJob = Schemas['FailedJob']
export type QueueKind = Schemas['QueueKind']
export type Queues = Schemas['Queues']
export type SearchHit = Schemas['SearchHit']
/** A type of error events. */
export type ErrorType = Schemas['ErrorType']
/** The newest error events, and all types. */
export type ErrorLog = Schemas['ErrorLog']
