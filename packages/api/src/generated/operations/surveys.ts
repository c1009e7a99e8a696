// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the surveys of a client. */
export const listSurveys = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}')

/** Create a survey. Its dates decide whether it is a draft, scheduled or live. */
export const createSurvey = /* @__PURE__ */ operation('POST', '/ssp/production/surveys/{clientId}')

/** Number of surveys. */
export const countSurveys = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}#count', {"count":true})

/** Remove selected surveys and all of their responses, at most 100. */
export const removeSelectedSurveys = /* @__PURE__ */ operation('DELETE', '/ssp/production/surveys/{clientId}/selected')

/** All categories of surveys. */
export const listSurveyCategories = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}/categories')

/** Create a category. */
export const createSurveyCategory = /* @__PURE__ */ operation('POST', '/ssp/production/surveys/{clientId}/categories')

/** Change the title and description of a category. */
export const updateSurveyCategory = /* @__PURE__ */ operation('PATCH', '/ssp/production/surveys/{clientId}/categories/{id}')

/** Remove a category. Its surveys remain. */
export const removeSurveyCategory = /* @__PURE__ */ operation('DELETE', '/ssp/production/surveys/{clientId}/categories/{id}')

/** All templates of surveys, without their fields. */
export const listSurveyTemplates = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}/templates')

/** Create a template of the client. */
export const createSurveyTemplate = /* @__PURE__ */ operation('POST', '/ssp/production/surveys/{clientId}/templates')

/** Remove a shared template of the platform from this client. */
export const removeSurveyTemplateReference = /* @__PURE__ */ operation('DELETE', '/ssp/production/surveys/{clientId}/templates')

/** A template with its fields. */
export const getSurveyTemplate = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}/templates/{id}')

/** Change a template of the client. */
export const updateSurveyTemplate = /* @__PURE__ */ operation('PATCH', '/ssp/production/surveys/{clientId}/templates/{id}')

/** Permanently remove a template of the client. */
export const removeSurveyTemplate = /* @__PURE__ */ operation('DELETE', '/ssp/production/surveys/{clientId}/templates/{id}')

/** Whether the caller may edit a template. */
export const checkSurveyTemplateAccess = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}/templates/{id}#checkAccess', {"checkAccess":true})

/** A survey with its first ten responses. */
export const getSurvey = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}/{id}')

/** Change a survey. */
export const updateSurvey = /* @__PURE__ */ operation('PATCH', '/ssp/production/surveys/{clientId}/{id}')

/** Remove a survey and all of its responses. */
export const removeSurvey = /* @__PURE__ */ operation('DELETE', '/ssp/production/surveys/{clientId}/{id}')

/** The survey settings of a client. */
export const getSurveySettings = /* @__PURE__ */ operation('GET', '/ssp/production/survey-settings/{clientId}')

/** Change the survey settings of a client. */
export const updateSurveySettings = /* @__PURE__ */ operation('PATCH', '/ssp/production/survey-settings/{clientId}')

/** Number of employees who have answered, for each of the given surveys. */
export const listSurveyParticipation = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/participation')

/** A page of the responses of a survey, without their answers. */
export const listSurveyResponses = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}')

/** Answer a live survey as the account's employee, or save progress in a named survey. */
export const submitSurveyResponse = /* @__PURE__ */ operation('POST', '/ssp/production/survey-responses/{clientId}/{id}')

/** Number of responses that the list shows. */
export const countSurveyResponses = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}#count', {"count":true})

/** One response with its answers. */
export const getSurveyResponse = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}/response/{responseId}')

/** A live survey, as the account's employee answers it. */
export const getSurveyToAnswer = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}/answer')

/** Figures of a survey and of each of its questions. */
export const getSurveyResults = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}/results')

/** Percentage of each team that has answered. */
export const getSurveyParticipation = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}/participation')

/** Send a reminder by e-mail, once for each survey. */
export const remindSurvey = /* @__PURE__ */ operation('POST', '/ssp/production/survey-responses/{clientId}/{id}/reminder')

/** Address to download the responses as CSV. */
export const exportSurvey = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}/export')
