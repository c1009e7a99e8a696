// Generated from openapi/ by `npm run generate`. Do not edit.

/** Address to put an image of a category or an article to. */
export const signKnowledgeImage = { method: 'GET', path: '/ssp/production/knowledge/{clientId}', query: {} } as const

/** Change a category or an article. */
export const updateKnowledge = { method: 'PATCH', path: '/ssp/production/knowledge/{clientId}', query: {} } as const

/** Delete a category without articles, with its image. */
export const deleteKnowledgeCategory = { method: 'DELETE', path: '/ssp/production/knowledge/{clientId}', query: {} } as const

/** The categories of the Knowledge Base. */
export const listKnowledgeCategories = { method: 'GET', path: '/ssp/production/knowledge/{clientId}#getCategories', query: {"function":"getCategories"} } as const

/** A category with its articles. */
export const listKnowledgeArticles = { method: 'GET', path: '/ssp/production/knowledge/{clientId}#getCategoryArticles', query: {"function":"getCategoryArticles"} } as const

/** Create a category. */
export const createKnowledgeCategory = { method: 'POST', path: '/ssp/production/knowledge/{clientId}#createCategory', query: {"function":"createCategory"} } as const

/** Create an article in a category. */
export const createKnowledgeArticle = { method: 'POST', path: '/ssp/production/knowledge/{clientId}#createArticle', query: {"function":"createArticle"} } as const

/** Delete an article with its images. */
export const deleteKnowledgeArticle = { method: 'DELETE', path: '/ssp/production/knowledge/{clientId}#isArticle', query: {"isArticle":true} } as const

/** Remove the image of a category, or the header image of an article. */
export const removeKnowledgeImage = { method: 'PATCH', path: '/ssp/production/knowledge/{clientId}#removeHeaderImg', query: {"removeHeaderImg":true} } as const
