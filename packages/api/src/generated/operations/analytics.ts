// Generated from openapi/ by `npm run generate`. Do not edit.

/** Payslip uploads and portal logins by day. */
export const getDashboardStats = { method: 'GET', path: '/ssp/production/client/{clientId}#getDashboardStats', query: {"function":"getDashboardStats"} } as const

/** Recently registered employees and the registered and unregistered counts. */
export const getDashboardEmployees = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getDashboardEmployees', query: {"function":"getDashboardEmployees"} } as const

/** Daily statistics of a client. */
export const getClientDatesAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getClientDatesAnalytics', query: {"function":"getClientDatesAnalytics"} } as const

/** Registered and unregistered employees created in the period. */
export const getEmployeeRegistrationAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getEmployeeRegistrationAnalytics', query: {"function":"getEmployeeRegistrationAnalytics"} } as const

/** Employees who registered in the period, whenever they were created, by day, above 31 days by month. */
export const getRegistrationsAnalytics = { method: 'GET', path: '/ssp/production/registrations/{clientId}', query: {} } as const

/** Payslips uploaded by day. */
export const getPayslipsUploadedAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getPayslipsUploadedAnalytics', query: {"function":"getPayslipsUploadedAnalytics"} } as const

/** Visits to document storage by day. */
export const getDocumentStorageVisitsAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getDocumentStorageVisitsAnalytics', query: {"function":"getDocumentStorageVisitsAnalytics"} } as const

/** Visits to discounts by day. */
export const getDiscountVisitsAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getDiscountVisitsAnalytics', query: {"function":"getDiscountVisitsAnalytics"} } as const

/** Visits to wellbeing by day. */
export const getWellbeingVisitsAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getWellbeingVisitsAnalytics', query: {"function":"getWellbeingVisitsAnalytics"} } as const

/** Registration reminders that were sent, by day or month. */
export const getRemindersAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getRemindersAnalytics', query: {"function":"getRemindersAnalytics"} } as const

/** Welcome e-mails that were sent, by day or month. */
export const getWelcomeEmailAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getWelcomeEmailAnalytics', query: {"function":"getWelcomeEmailAnalytics"} } as const

/** Recognition given, by day or month. */
export const getRecognitionGivenAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getRecognitionGivenAnalytics', query: {"function":"getRecognitionGivenAnalytics"} } as const

/** Gift cards given, by day or month. */
export const getVouchersGivenAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getVouchersGivenAnalytics', query: {"function":"getVouchersGivenAnalytics"} } as const

/** Gift cards that their recipients looked at for the first time, by day or month. */
export const getVouchersViewedAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getVouchersViewedAnalytics', query: {"function":"getVouchersViewedAnalytics"} } as const

/** Recognition given, by type. */
export const getRecognitionTypesAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getRecognitionTypesAnalytics', query: {"function":"getRecognitionTypesAnalytics"} } as const

/** Visits to the pages of the employee portal, and to the tiles of each. */
export const getTileAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getTileAnalytics', query: {"function":"getTileAnalytics"} } as const

/** Readers of the articles that were read most. */
export const getNewsReadAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getNewsReadAnalytics', query: {"function":"getNewsReadAnalytics"} } as const

/** Accounts in use that were active in the period, and those that were not. */
export const getEmployeeActivityAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getEmployeeActivityAnalytics', query: {"function":"getEmployeeActivityAnalytics"} } as const

/** Visits to the employee portal by type of device. */
export const getDeviceUsageAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getDeviceUsageAnalytics', query: {"function":"getDeviceUsageAnalytics"} } as const

/** Visits to the employee portal by brand of device. */
export const getDeviceBrandsAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getDeviceBrandsAnalytics', query: {"function":"getDeviceBrandsAnalytics"} } as const

/** Calls to action that employees followed from a tile in the period. */
export const getChildTileData = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getChildTileData', query: {"function":"getChildTileData"} } as const

/** Count a visit of the employee of the account to the employee portal. */
export const recordPortalVisit = { method: 'POST', path: '/ssp/production/analytics/{clientId}#recordPortalVisit', query: {"function":"recordPortalVisit"} } as const

/** Count visits to the employee portal, in a batch. */
export const recordPortalVisits = { method: 'POST', path: '/ssp/production/analytics/{clientId}#recordPortalVisits', query: {"function":"recordPortalVisits"} } as const

/** Payslips uploaded and viewed in the period. */
export const getPayslipsViewedUploadedAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getPayslipsViewedUploadedAnalytics', query: {"function":"getPayslipsViewedUploadedAnalytics"} } as const

/** Pay documents uploaded and downloaded in the period. */
export const getPaydocumentsViewedUploadedAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getPaydocumentsViewedUploadedAnalytics', query: {"function":"getPaydocumentsViewedUploadedAnalytics"} } as const

/** Visits to the pension page by day. */
export const getPensionVisitsAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getPensionVisitsAnalytics', query: {"function":"getPensionVisitsAnalytics"} } as const

/** Pay documents uploaded in the period by type. */
export const getPaydocumentTypesUploadsAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getPaydocumentTypesUploadsAnalytics', query: {"function":"getPaydocumentTypesUploadsAnalytics"} } as const

/** Pay documents downloaded in the period by type. */
export const getPaydocumentTypesDownloadsAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getPaydocumentTypesDownloadsAnalytics', query: {"function":"getPaydocumentTypesDownloadsAnalytics"} } as const

/** Who opened payslips, pay documents or the pension page. */
export const getEmployeeInteractionsData = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getEmployeeInteractionsData', query: {"function":"getEmployeeInteractionsData"} } as const

/** Payroll files uploaded in the period. */
export const getPayrunsEmployeeData = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getPayrunsEmployeeData', query: {"function":"getPayrunsEmployeeData"} } as const

/** Employees with the date of their registration. */
export const getRegisteredVsUnregisteredAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getRegisteredVsUnregisteredAnalytics', query: {"function":"getRegisteredVsUnregisteredAnalytics"} } as const

/** Employees who were active in the period, and who were not. */
export const getEmployeeActivityDrilldownAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getEmployeeActivityDrilldownAnalytics', query: {"function":"getEmployeeActivityDrilldownAnalytics"} } as const

/** Accounts deactivated in the period. */
export const getDeactivatedEmployeesAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getDeactivatedEmployeesAnalytics', query: {"function":"getDeactivatedEmployeesAnalytics"} } as const

/** What employees did in document storage in the period. */
export const getDocumentStorageBreakdownAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getDocumentStorageBreakdownAnalytics', query: {"function":"getDocumentStorageBreakdownAnalytics"} } as const

/** Who read a news article in the period. */
export const getNewsArticleAnalytics = { method: 'GET', path: '/ssp/production/analytics/{clientId}#getNewsArticleAnalytics', query: {"function":"getNewsArticleAnalytics"} } as const

/** Record what the employee of the account did in the employee portal. */
export const recordPortalEvent = { method: 'POST', path: '/ssp/production/analytics/{clientId}#recordPortalEvent', query: {"function":"recordPortalEvent"} } as const

/** Record what employees did in the employee portal, in a batch. */
export const recordPortalEvents = { method: 'POST', path: '/ssp/production/analytics/{clientId}#recordPortalEvents', query: {"function":"recordPortalEvents"} } as const

/** Record that somebody opened a page of analytics. */
export const recordUsageEvent = { method: 'POST', path: '/serverless/interactions#recordUsageEvent', query: {"function":"recordUsageEvent"} } as const
