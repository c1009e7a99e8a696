// Generated from openapi/ by `npm run generate`. Do not edit.

/** The categories of marketing materials. */
export const listMarketingCategories = { method: 'GET', path: '/ssp/production/marketing-materials/{clientId}', query: {} } as const

/** Create a category. */
export const createMarketingCategory = { method: 'POST', path: '/ssp/production/marketing-materials/{clientId}', query: {}, strict: 'MARKETING_MATERIALS_CREATE' } as const

/** The files of the client in a category. */
export const listMarketingFiles = { method: 'GET', path: '/ssp/production/marketing-materials/{clientId}#getClientCategoryFiles', query: {"function":"getClientCategoryFiles"} } as const

/** How often a file was downloaded. */
export const countMarketingDownloads = { method: 'GET', path: '/ssp/production/marketing-materials/{clientId}#getFileDownloads', query: {"function":"getFileDownloads"} } as const

/** Address to download a file. */
export const getMarketingFileUrl = { method: 'GET', path: '/ssp/production/marketing-materials/{clientId}#downloadFile', query: {"function":"downloadFile"} } as const

/** Count a download of a file. */
export const recordMarketingDownload = { method: 'POST', path: '/ssp/production/marketing-materials/{clientId}#createFileDownload', query: {"function":"createFileDownload"} } as const

/** Add an uploaded file to a category. */
export const createMarketingFile = { method: 'POST', path: '/ssp/production/marketing-materials/{clientId}#createCategoryFile', query: {"function":"createCategoryFile"}, strict: 'MARKETING_MATERIALS_CREATE' } as const

/** Change a category or a file. */
export const updateMarketingItem = { method: 'POST', path: '/ssp/production/marketing-materials/{clientId}#updateItem', query: {"function":"updateItem"}, strict: 'MARKETING_MATERIALS_UPDATE' } as const

/** Delete a category with its files. */
export const deleteMarketingCategory = { method: 'POST', path: '/ssp/production/marketing-materials/{clientId}#deleteCategory', query: {"function":"deleteCategory"}, strict: 'MARKETING_MATERIALS_DELETE' } as const

/** Delete a file. */
export const deleteMarketingFile = { method: 'POST', path: '/ssp/production/marketing-materials/{clientId}#deleteItem', query: {"function":"deleteItem"}, strict: 'MARKETING_MATERIALS_DELETE' } as const
