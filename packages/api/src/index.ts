export { can, missingFor, teamsOfNew } from './can'
export { alsoGivenBy } from './strict-rights'
export { createSspClient } from './client'
export { contractMismatch } from './contract-version'
export { ApiError, errorIdOf, errorText, isAbort } from './errors'
export { apiMessages, type ApiMessages } from './messages'
export { createSession } from './session/session'
export { browserStorage, memoryStorage } from './session/storage'
export { readToken } from './session/token'
export { MOST_CHANGED, MOST_NAMED } from './generated/limits'
export { documentTypes } from './document-types'
export { DEFAULT_INCIDENT_FIELDS, INCIDENT_FIELD_TYPES } from './incident-form'
export { isPublished, surveyStatus } from './survey-status'
export { checkFile, cleanFileName, extensionOf, MAX_FILE_BYTES } from './upload/file-rules'
export { contentTypeOf, putFile, uploadFile } from './upload/upload'
export { areaKey, clientKey, readForFile } from './resources/resource'
export { readRetry } from './resources/retry'
export { clientQuery, loadClient, login, logout } from './resources/session'
export { generateOtp, reconcileOtp, resetPassword } from './resources/auth'
export { imageQuery, invalidateTheme, logoQuery, saveTheme, themeContentQuery, themeQuery } from './resources/theme'
export { deleteUploadedFile, getSignedUploadUrls, signUploadUrl } from './resources/upload'
export { platformClientsQuery, platformEmployeesQuery } from './resources/platform'
export {
  dashboardEmployeesQuery,
  dashboardStatsQuery,
  invalidateDashboard,
  registrationsQuery,
} from './resources/dashboard'
export { CHART_NAMES, chartQuery, clientDatesQuery } from './resources/analytics'
export { removeEmployeeAvatar, saveEmployeeAvatar } from './resources/employee-avatar'
export {
  addBulkRows,
  applyBulkRun,
  bulkRowsQuery,
  bulkRunQuery,
  bulkRunsQuery,
  exportEmployees,
  exportSelected,
  startBulkRun,
  startSelectedDeactivation,
  undoBulkRun,
} from './resources/employee-bulk'
export {
  employeeCountQuery,
  employeeQuery,
  employeesQuery,
  invalidateEmployees,
  mergeEmployee,
  quickCreateEmployee,
  removeEmployee,
  resetEmployeePassword,
  unmergeEmployee,
  updateEmployee,
} from './resources/employees'
export { employeeListAddresses } from './resources/employee-list-addresses'
export { interactionCountQuery, interactionsQuery, recordProfileView } from './resources/interactions'
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
  updateSelectedUsers,
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
export {
  emailRecipientsQuery,
  employeeEmailQuery,
  remindSelected,
  remindUnregistered,
  remindUnregisteredTeam,
  selectedRecipientsQuery,
  sendAppDetails,
  teamEmailRecipientsQuery,
} from './resources/employee-emails'
export {
  addSelectedMembers,
  addTeamMembers,
  employeeTeamsQuery,
  removeFromAllTeams,
  removeSelectedMembers,
  removeTeamMember,
  setTeamApprover,
  teamMemberCountQuery,
  teamMembersQuery,
} from './resources/team-members'
export { createTeam, removeTeam, renameTeam, teamCountQuery, teamQuery, teamsQuery } from './resources/teams'
export {
  createSurvey,
  createSurveyCategory,
  removeSelectedSurveys,
  removeSurvey,
  removeSurveyCategory,
  surveyCategoriesQuery,
  surveyCountQuery,
  surveyQuery,
  surveysQuery,
  updateSurvey,
  updateSurveyCategory,
} from './resources/surveys'
export {
  exportSurvey,
  remindSurvey,
  submitSurveyResponse,
  surveyParticipationQuery,
  surveyParticipationsQuery,
  surveyResponseCountQuery,
  surveyResponseQuery,
  surveyResponsesQuery,
  surveyResultsQuery,
  surveySettingsQuery,
  surveyToAnswerQuery,
  updateSurveySettings,
} from './resources/survey-responses'
export {
  createSurveyTemplate,
  removeSurveyTemplate,
  removeSurveyTemplateReference,
  surveyTemplateAccessQuery,
  surveyTemplateQuery,
  surveyTemplatesQuery,
  updateSurveyTemplate,
} from './resources/survey-templates'
export {
  acknowledgeDocument,
  deleteDocument,
  documentAcknowledgementQuery,
  documentCountQuery,
  documentFileUrl,
  documentQuery,
  documentAudiencesQuery,
  documentReaderCountQuery,
  documentReadersQuery,
  documentSharingQuery,
  documentsQuery,
  employeeDocumentCountQuery,
  employeeDocumentsQuery,
  exportDocumentUrl,
  nudgeDocumentReaders,
  readDocument,
  removeDocumentAssociation,
  removeDocumentTag,
  requestDocumentAcknowledgement,
  setDocumentTag,
  withdrawDocumentAcknowledgement,
} from './resources/documents'
export { recogniseDocument, replaceDocument, shareDocument } from './resources/document-uploads'
export {
  archivePayFiles,
  deletePayFile,
  payArchivesQuery,
  payArchiveUrl,
  payDocumentFilesQuery,
  payDocumentsQuery,
  payFileUrl,
  payslipFilesQuery,
  payslipsQuery,
} from './resources/pay'
export {
  appPinQuery,
  clientSettingsQuery,
  loginNoticeQuery,
  saveClientSettings,
  strictRightsImpactQuery,
} from './resources/client-settings'
export {
  createJob,
  jobCountQuery,
  jobItemCountQuery,
  jobItemsQuery,
  jobItemUrl,
  jobLogUrl,
  jobReviewQuery,
  jobsQuery,
  jobTypesQuery,
  mendJobItem,
  recallJob,
  releaseJob,
} from './resources/jobs'
export {
  emailAttachmentsQuery,
  emailAttachmentUrl,
  removeEmailAttachment,
  sendTestWelcomeEmail,
  welcomeEmailQuery,
} from './resources/email-attachments'
export {
  giveRecognition,
  judgeRecognitions,
  leaderboardCountQuery,
  leaderboardQuery,
  recognitionCountQuery,
  recognitionQuery,
  recognitionsQuery,
  removeRecognition,
  updateRecognition,
} from './resources/recognition'
export {
  badgesQuery,
  createBadge,
  createRecognitionType,
  recognitionSettingsQuery,
  recognitionTypesQuery,
  removeBadge,
  removeRecognitionType,
  saveRecognitionSettings,
  updateBadge,
  updateRecognitionType,
} from './resources/recognition-setup'
export {
  recallSharedDocument,
  removeSharedDocument,
  sendSharedDocument,
  sharableUsersQuery,
  sharedDocumentLink,
  sharedDocumentLogsQuery,
  sharedDocumentsQuery,
  sharingCautions,
  viewSharedDocument,
} from './resources/secure-send'
export {
  createMarketingCategory,
  createMarketingFile,
  deleteMarketingCategory,
  deleteMarketingFile,
  marketingCategoriesQuery,
  marketingDownloadCountQuery,
  marketingFilesQuery,
  marketingFileUrl,
  recordMarketingDownload,
  updateMarketingItem,
} from './resources/marketing'
export {
  createCreationForm,
  creationFormCountQuery,
  creationFormQuery,
  creationFormsQuery,
  updateCreationForm,
} from './resources/creation-forms'
export {
  addIncidentNote,
  createIncidentForm,
  declareNoConflict,
  exportIncidents,
  incidentClockQuery,
  incidentCountQuery,
  incidentFormQuery,
  incidentNotesQuery,
  incidentQuery,
  incidentReportFormQuery,
  incidentsQuery,
  removeIncidentForm,
  removeIncidentImage,
  removeIncidentNote,
  reportablePeopleQuery,
  reportIncident,
  updateIncident,
  updateSelectedIncidents,
  restoreIncidentAssignees,
  updateIncidentClock,
  updateIncidentForm,
  updateIncidentNote,
  collectIncidentEvidence,
  incidentEventsQuery,
  incidentNoteVersionsQuery,
} from './resources/incidents'
export {
  createReward,
  refundGift,
  requestGiftCard,
  resumeGift,
  revealRewardCode,
  rewardBalanceQuery,
  rewardCountQuery,
  rewardLedgerCountQuery,
  rewardLedgerQuery,
  rewardsQuery,
  topUpRewards,
  unfinishedGiftsQuery,
} from './resources/rewards'
export {
  addSharedDocumentScope,
  removeSharedDocumentScope,
  sharedDocumentScopesQuery,
} from './resources/shared-documents'
export type { AccessHolder, Place } from './can'
export type { ServiceName, SspClientOptions } from './client'
export type { Area } from './areas'
export type { SspApi } from './ssp-api'
export type { Problem } from './errors'
export type { Session, SessionOptions, SessionState, SignedOutReason } from './session/session'
export type { SessionStorage, StoredSession, Tokens } from './session/storage'
export type { RefreshAnswer } from './session/refresh'
export type { SessionUser } from './session/token'
export type { ChartName } from './resources/analytics'
export type { EmployeeFilter, EmployeeListArgs } from './resources/employees'
export type { PayBucket } from './resources/pay'
export type { PlatformEmployeeArgs } from './resources/platform'
export type { Association, Language, ProfileChange } from './resources/profile'
export type { Versioned } from './resources/resource'
export type { AccessCheck } from './resources/access-explainer'
export type { ClientTheme, ImagePrefix } from './resources/theme'
export type { SurveyResponseArgs } from './resources/survey-responses'
export type { SignedFile } from './resources/upload'
export type { SurveyDates, SurveyStatus } from './survey-status'
export type { FileRules } from './upload/file-rules'
export type { UploadAddress, UploadOptions } from './upload/upload'
export type {
  AccessExplanation,
  AccessImpact,
  StrictRightsImpact,
  AssociatedUser,
  DocumentAudience,
  AuditChange,
  AuditEntry,
  Badge,
  BodyOf,
  BulkRow,
  BulkRowInput,
  BulkRun,
  EmployeeSelection,
  IncidentSelection,
  NewsSelection,
  SurveySelection,
  UserSelection,
  MemberSelection,
  SelectionResult,
  ChartData,
  Client,
  ClientDatesRow,
  CreationForm,
  PortalDocument,
  ClientSettings,
  ClientSettingsChange,
  DashboardEmployee,
  DashboardEmployees,
  DashboardStatsRow,
  Document,
  DocumentAcknowledgement,
  EmailAttachment,
  EmailRecipients,
  Employee,
  EmployeeEmail,
  EmployeeList,
  EmployeeStatus,
  EmployeeTeam,
  EmployeeUpdate,
  Incident,
  IncidentClock,
  IncidentField,
  IncidentImage,
  IncidentNote,
  IncidentSummary,
  Interaction,
  Job,
  JobItem,
  JobReview,
  JobType,
  LeaderboardRow,
  ListKey,
  ListView,
  LoginResult,
  MarketingCategory,
  MarketingFile,
  MergedEmployee,
  MergeField,
  OtpVerifiedUser,
  PayArchive,
  PayDocument,
  PayFile,
  Payslip,
  Period,
  Permission,
  PlatformClient,
  Policy,
  PolicyDetail,
  Profile,
  QueryOf,
  QuickCreateEmployee,
  RecallProof,
  Recognition,
  RecognitionSettings,
  RecognitionType,
  Reward,
  RewardLedgerEntry,
  Role,
  SharableUser,
  SharedDocument,
  SharedDocumentScope,
  SharingCaution,
  Survey,
  SurveyCategory,
  SurveyParticipation,
  SurveyParticipationRow,
  SurveyQuestionResult,
  SurveyResponse,
  SurveyResponseSummary,
  SurveyResults,
  SurveySummary,
  SurveyTemplate,
  SurveyTemplateSummary,
  SurveyToAnswer,
  Team,
  TeamMember,
  ThemeColours,
  ThemeContent,
  ThemeImages,
  UnfinishedGift,
  User,
  UserPermission,
  UserScope,
  UserStatus,
  UserTeam,
  KnowledgeArticle,
  KnowledgeCategory,
  ArticleReader,
  DocumentStorageRow,
  DrilldownEmployee,
  EmployeeInteraction,
  PayRun,
  IncidentEvidence,
  IncidentEvent,
  IncidentNoteVersion,
  TileAnalytics,
  ErrorEvent,
  FailedJob,
  QueueKind,
  Queues,
  SearchHit,
  ErrorLog,
  ErrorType,
} from './types'
export {
  createKnowledgeArticle,
  createKnowledgeCategory,
  deleteKnowledgeArticle,
  deleteKnowledgeCategory,
  knowledgeArticlesQuery,
  knowledgeCategoriesQuery,
  knowledgeImageKey,
  removeKnowledgeImage,
  signKnowledgeImage,
  updateKnowledgeArticle,
  updateKnowledgeCategory,
  uploadKnowledgeImage,
} from './resources/knowledge'
export { slugOf, slugTitle } from './slug'
export type { KnowledgeImage } from './resources/knowledge'
export type { NewsArticle, NewsClient, NewsListItem, NewsReader, NewsSummary } from './resources/news'
export {
  createNews,
  deleteNews,
  deleteSelectedNews,
  updateSelectedNews,
  newsArticleQuery,
  newsClientsQuery,
  NEWS_IMAGE_PREFIX,
  newsImageKey,
  newsQuery,
  publishedNewsQuery,
  readNews,
  signNewsImage,
  updateNews,
} from './resources/news'
export { recordUsageEvent } from './resources/analytics-usage'
export type { ReportChartName } from './resources/analytics-reports'
export { newsReadQuery, reportChartQuery, tilesQuery } from './resources/analytics-reports'
export type { PayrollChartName, ReportPageArgs } from './resources/analytics-drilldowns'
export {
  activeEmployeesQuery,
  articleReadersQuery,
  deactivatedEmployeesQuery,
  documentStorageUsersQuery,
  employeeInteractionsQuery,
  INTERACTION_TYPES,
  paydocStatsQuery,
  payrollChartQuery,
  payRunsQuery,
  payslipStatsQuery,
  registeredEmployeesQuery,
  tileActionsQuery,
} from './resources/analytics-drilldowns'
export { errorLogQuery } from './resources/error-log'
export { searchQuery } from './resources/search'
export { changeListView, createListView, listViewsQuery, removeListView } from './resources/list-views'
export { queuesQuery, retryJob, retryJobsOfKind } from './resources/queues'
