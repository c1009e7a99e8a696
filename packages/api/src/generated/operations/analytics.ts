// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Payslip uploads and portal logins by day. */
export const getDashboardStats = /* @__PURE__ */ operation('GET', '/ssp/production/client/{clientId}#getDashboardStats', {"function":"getDashboardStats"})

/** Recently registered employees, and the numbers of registered and unregistered employees. */
export const getDashboardEmployees = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getDashboardEmployees', {"function":"getDashboardEmployees"})

/** Daily statistics of a client. */
export const getClientDatesAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getClientDatesAnalytics', {"function":"getClientDatesAnalytics"})

/** Registered and unregistered employees created in the period. */
export const getEmployeeRegistrationAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getEmployeeRegistrationAnalytics', {"function":"getEmployeeRegistrationAnalytics"})

/** Employees who registered in the period, whenever they were created, by day or month. */
export const getRegistrationsAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/registrations/{clientId}')

/** Payslips uploaded by day. */
export const getPayslipsUploadedAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getPayslipsUploadedAnalytics', {"function":"getPayslipsUploadedAnalytics"})

/** Visits to document storage by day. */
export const getDocumentStorageVisitsAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getDocumentStorageVisitsAnalytics', {"function":"getDocumentStorageVisitsAnalytics"})

/** Visits to discounts by day. */
export const getDiscountVisitsAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getDiscountVisitsAnalytics', {"function":"getDiscountVisitsAnalytics"})

/** Visits to wellbeing by day. */
export const getWellbeingVisitsAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getWellbeingVisitsAnalytics', {"function":"getWellbeingVisitsAnalytics"})

/** Registration reminders sent, by day or month. */
export const getRemindersAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getRemindersAnalytics', {"function":"getRemindersAnalytics"})

/** Welcome e-mails sent, by day or month. */
export const getWelcomeEmailAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getWelcomeEmailAnalytics', {"function":"getWelcomeEmailAnalytics"})

/** Recognition given, by day or month. */
export const getRecognitionGivenAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getRecognitionGivenAnalytics', {"function":"getRecognitionGivenAnalytics"})

/** Gift cards given, by day or month. */
export const getVouchersGivenAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getVouchersGivenAnalytics', {"function":"getVouchersGivenAnalytics"})

/** Gift cards viewed by their recipients for the first time, by day or month. */
export const getVouchersViewedAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getVouchersViewedAnalytics', {"function":"getVouchersViewedAnalytics"})

/** Recognition given, by type. */
export const getRecognitionTypesAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getRecognitionTypesAnalytics', {"function":"getRecognitionTypesAnalytics"})

/** Visits to the pages of the employee portal, and to the tiles of each page. */
export const getTileAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getTileAnalytics', {"function":"getTileAnalytics"})

/** Readers of the most read articles. */
export const getNewsReadAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getNewsReadAnalytics', {"function":"getNewsReadAnalytics"})

/** Accounts in use that were active in the period, and accounts that were not. */
export const getEmployeeActivityAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getEmployeeActivityAnalytics', {"function":"getEmployeeActivityAnalytics"})

/** Visits to the employee portal by type of device. */
export const getDeviceUsageAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getDeviceUsageAnalytics', {"function":"getDeviceUsageAnalytics"})

/** Visits to the employee portal by brand of device. */
export const getDeviceBrandsAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getDeviceBrandsAnalytics', {"function":"getDeviceBrandsAnalytics"})

/** Calls to action that employees followed from a tile in the period. */
export const getChildTileData = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getChildTileData', {"function":"getChildTileData"})

/** Count a visit of the account's employee to the employee portal. */
export const recordPortalVisit = /* @__PURE__ */ operation('POST', '/ssp/production/analytics/{clientId}#recordPortalVisit', {"function":"recordPortalVisit"})

/** Count visits to the employee portal, in a batch. */
export const recordPortalVisits = /* @__PURE__ */ operation('POST', '/ssp/production/analytics/{clientId}#recordPortalVisits', {"function":"recordPortalVisits"})

/** Payslips uploaded and viewed in the period. */
export const getPayslipsViewedUploadedAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getPayslipsViewedUploadedAnalytics', {"function":"getPayslipsViewedUploadedAnalytics"})

/** Pay documents uploaded and downloaded in the period. */
export const getPaydocumentsViewedUploadedAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getPaydocumentsViewedUploadedAnalytics', {"function":"getPaydocumentsViewedUploadedAnalytics"})

/** Visits to the pension page by day. */
export const getPensionVisitsAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getPensionVisitsAnalytics', {"function":"getPensionVisitsAnalytics"})

/** Pay documents uploaded in the period by type. */
export const getPaydocumentTypesUploadsAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getPaydocumentTypesUploadsAnalytics', {"function":"getPaydocumentTypesUploadsAnalytics"})

/** Pay documents downloaded in the period by type. */
export const getPaydocumentTypesDownloadsAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getPaydocumentTypesDownloadsAnalytics', {"function":"getPaydocumentTypesDownloadsAnalytics"})

/** Employees who opened payslips, pay documents or the pension page. */
export const getEmployeeInteractionsData = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getEmployeeInteractionsData', {"function":"getEmployeeInteractionsData"})

/** Payroll files uploaded in the period. */
export const getPayrunsEmployeeData = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getPayrunsEmployeeData', {"function":"getPayrunsEmployeeData"})

/** Employees with their registration dates. */
export const getRegisteredVsUnregisteredAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getRegisteredVsUnregisteredAnalytics', {"function":"getRegisteredVsUnregisteredAnalytics"})

/** Employees who were active in the period, and employees who were not. */
export const getEmployeeActivityDrilldownAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getEmployeeActivityDrilldownAnalytics', {"function":"getEmployeeActivityDrilldownAnalytics"})

/** Accounts deactivated in the period. */
export const getDeactivatedEmployeesAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getDeactivatedEmployeesAnalytics', {"function":"getDeactivatedEmployeesAnalytics"})

/** What employees did in document storage in the period. */
export const getDocumentStorageBreakdownAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getDocumentStorageBreakdownAnalytics', {"function":"getDocumentStorageBreakdownAnalytics"})

/** Employees who read a news article in the period. */
export const getNewsArticleAnalytics = /* @__PURE__ */ operation('GET', '/ssp/production/analytics/{clientId}#getNewsArticleAnalytics', {"function":"getNewsArticleAnalytics"})

/** Record an action of the account's employee in the employee portal. */
export const recordPortalEvent = /* @__PURE__ */ operation('POST', '/ssp/production/analytics/{clientId}#recordPortalEvent', {"function":"recordPortalEvent"})

/** Record actions of employees in the employee portal, in a batch. */
export const recordPortalEvents = /* @__PURE__ */ operation('POST', '/ssp/production/analytics/{clientId}#recordPortalEvents', {"function":"recordPortalEvents"})

/** Record that a user opened a page of analytics. */
export const recordUsageEvent = /* @__PURE__ */ operation('POST', '/serverless/interactions#recordUsageEvent', {"function":"recordUsageEvent"})
