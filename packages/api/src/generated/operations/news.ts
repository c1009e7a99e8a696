// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the news articles of the client. */
export const listNews = /* @__PURE__ */ operation('GET', '/ssp/production/news/{clientId}')

/** Create a news article. */
export const createNews = /* @__PURE__ */ operation('POST', '/ssp/production/news/{clientId}')

/** Change a news article. */
export const updateNews = /* @__PURE__ */ operation('PATCH', '/ssp/production/news/{clientId}')

/** Delete a news article with its images and its read records. */
export const deleteNews = /* @__PURE__ */ operation('DELETE', '/ssp/production/news/{clientId}')

/** Publish or withdraw selected news articles, at most 500. */
export const updateSelectedNews = /* @__PURE__ */ operation('PATCH', '/ssp/production/news/{clientId}/selected')

/** Delete selected news articles with their images and read records, at most 500. */
export const deleteSelectedNews = /* @__PURE__ */ operation('DELETE', '/ssp/production/news/{clientId}/selected')

/** A news article with its readers, as a list. */
export const getNewsArticle = /* @__PURE__ */ operation('GET', '/ssp/production/news/{clientId}#byId')

/** Address to upload an image of the body to. */
export const signNewsImage = /* @__PURE__ */ operation('GET', '/ssp/production/news/{clientId}#saveImageBody', {"saveImageBody":true})

/** Clients of the platform for which the caller may create news. */
export const listNewsClients = /* @__PURE__ */ operation('GET', '/ssp/production/news/{clientId}/clients')

/** A published article as the account's employee sees it. */
export const getPublishedNews = /* @__PURE__ */ operation('GET', '/ssp/production/news/{clientId}/published/{id}')

/** Mark an article as read by the account's employee. */
export const readNews = /* @__PURE__ */ operation('POST', '/ssp/production/news/{clientId}/published/{id}')
