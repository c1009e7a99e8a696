// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Address to upload an image of a category or an article to. */
export const signKnowledgeImage = /* @__PURE__ */ operation('GET', '/ssp/production/knowledge/{clientId}')

/** Change a category or an article. */
export const updateKnowledge = /* @__PURE__ */ operation('PATCH', '/ssp/production/knowledge/{clientId}')

/** Delete a category without articles, and its image. */
export const deleteKnowledgeCategory = /* @__PURE__ */ operation('DELETE', '/ssp/production/knowledge/{clientId}')

/** The categories of the Knowledge Base. */
export const listKnowledgeCategories = /* @__PURE__ */ operation('GET', '/ssp/production/knowledge/{clientId}#getCategories', {"function":"getCategories"})

/** A category with its articles. */
export const listKnowledgeArticles = /* @__PURE__ */ operation('GET', '/ssp/production/knowledge/{clientId}#getCategoryArticles', {"function":"getCategoryArticles"})

/** Create a category. */
export const createKnowledgeCategory = /* @__PURE__ */ operation('POST', '/ssp/production/knowledge/{clientId}#createCategory', {"function":"createCategory"})

/** Create an article in a category. */
export const createKnowledgeArticle = /* @__PURE__ */ operation('POST', '/ssp/production/knowledge/{clientId}#createArticle', {"function":"createArticle"})

/** Delete an article and its images. */
export const deleteKnowledgeArticle = /* @__PURE__ */ operation('DELETE', '/ssp/production/knowledge/{clientId}#isArticle', {"isArticle":true})

/** Remove the image of a category, or the header image of an article. */
export const removeKnowledgeImage = /* @__PURE__ */ operation('PATCH', '/ssp/production/knowledge/{clientId}#removeHeaderImg', {"removeHeaderImg":true})
