// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** The categories of marketing materials. */
export const listMarketingCategories = /* @__PURE__ */ operation('GET', '/ssp/production/marketing-materials/{clientId}')

/** Create a category. */
export const createMarketingCategory = /* @__PURE__ */ operation('POST', '/ssp/production/marketing-materials/{clientId}', {}, 'MARKETING_MATERIALS_CREATE')

/** The files of the client in a category. */
export const listMarketingFiles = /* @__PURE__ */ operation('GET', '/ssp/production/marketing-materials/{clientId}#getClientCategoryFiles', {"function":"getClientCategoryFiles"})

/** Number of downloads of a file. */
export const countMarketingDownloads = /* @__PURE__ */ operation('GET', '/ssp/production/marketing-materials/{clientId}#getFileDownloads', {"function":"getFileDownloads"})

/** Address to download a file. */
export const getMarketingFileUrl = /* @__PURE__ */ operation('GET', '/ssp/production/marketing-materials/{clientId}#downloadFile', {"function":"downloadFile"})

/** Count a download of a file. */
export const recordMarketingDownload = /* @__PURE__ */ operation('POST', '/ssp/production/marketing-materials/{clientId}#createFileDownload', {"function":"createFileDownload"})

/** Add an uploaded file to a category. */
export const createMarketingFile = /* @__PURE__ */ operation('POST', '/ssp/production/marketing-materials/{clientId}#createCategoryFile', {"function":"createCategoryFile"}, 'MARKETING_MATERIALS_CREATE')

/** Change a category or a file. */
export const updateMarketingItem = /* @__PURE__ */ operation('POST', '/ssp/production/marketing-materials/{clientId}#updateItem', {"function":"updateItem"}, 'MARKETING_MATERIALS_UPDATE')

/** Delete a category and its files. */
export const deleteMarketingCategory = /* @__PURE__ */ operation('POST', '/ssp/production/marketing-materials/{clientId}#deleteCategory', {"function":"deleteCategory"}, 'MARKETING_MATERIALS_DELETE')

/** Delete a file. */
export const deleteMarketingFile = /* @__PURE__ */ operation('POST', '/ssp/production/marketing-materials/{clientId}#deleteItem', {"function":"deleteItem"}, 'MARKETING_MATERIALS_DELETE')
