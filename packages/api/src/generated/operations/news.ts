// Generated from openapi/ by `npm run generate`. Do not edit.

/** A page of the news articles of the client. */
export const listNews = { method: 'GET', path: '/ssp/production/news/{clientId}', query: {} } as const

/** Create a news article. */
export const createNews = { method: 'POST', path: '/ssp/production/news/{clientId}', query: {} } as const

/** Change a news article. */
export const updateNews = { method: 'PATCH', path: '/ssp/production/news/{clientId}', query: {} } as const

/** Delete a news article with its images and readers. */
export const deleteNews = { method: 'DELETE', path: '/ssp/production/news/{clientId}', query: {} } as const

/** Publish selected news articles, or withdraw them, at most 500. */
export const updateSelectedNews = { method: 'PATCH', path: '/ssp/production/news/{clientId}/selected', query: {} } as const

/** Delete selected news articles with their images and readers, at most 500. */
export const deleteSelectedNews = { method: 'DELETE', path: '/ssp/production/news/{clientId}/selected', query: {} } as const

/** A news article with its readers, as a list. */
export const getNewsArticle = { method: 'GET', path: '/ssp/production/news/{clientId}#byId', query: {} } as const

/** Address to put an image of the body to. */
export const signNewsImage = { method: 'GET', path: '/ssp/production/news/{clientId}#saveImageBody', query: {"saveImageBody":true} } as const

/** Clients of the platform for which the caller may create news. */
export const listNewsClients = { method: 'GET', path: '/ssp/production/news/{clientId}/clients', query: {} } as const

/** A published article as the employee of the account sees it. */
export const getPublishedNews = { method: 'GET', path: '/ssp/production/news/{clientId}/published/{id}', query: {} } as const

/** Say that the employee of the account has read an article. */
export const readNews = { method: 'POST', path: '/ssp/production/news/{clientId}/published/{id}', query: {} } as const
