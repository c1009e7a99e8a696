// Generated from openapi/ by `npm run generate`. Do not edit.

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

/** Record that somebody opened a page of analytics. */
export const recordUsageEvent = { method: 'POST', path: '/serverless/interactions#recordUsageEvent', query: {"function":"recordUsageEvent"} } as const
