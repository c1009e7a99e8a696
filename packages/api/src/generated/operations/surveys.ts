// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the surveys of a client. */
export const listSurveys = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}')

/** Create a survey; its dates say whether it is a draft, scheduled or live. */
export const createSurvey = /* @__PURE__ */ operation('POST', '/ssp/production/surveys/{clientId}')

/** Number of the surveys. */
export const countSurveys = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}#count', {"count":true})

/** Remove selected surveys with all of their responses, at most 100. */
export const removeSelectedSurveys = /* @__PURE__ */ operation('DELETE', '/ssp/production/surveys/{clientId}/selected')

/** All categories of surveys. */
export const listSurveyCategories = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}/categories')

/** Create a category. */
export const createSurveyCategory = /* @__PURE__ */ operation('POST', '/ssp/production/surveys/{clientId}/categories')

/** Change title and description of a category. */
export const updateSurveyCategory = /* @__PURE__ */ operation('PATCH', '/ssp/production/surveys/{clientId}/categories/{id}')

/** Remove a category; its surveys stay, without one. */
export const removeSurveyCategory = /* @__PURE__ */ operation('DELETE', '/ssp/production/surveys/{clientId}/categories/{id}')

/** All templates of surveys, without their fields. */
export const listSurveyTemplates = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}/templates')

/** Create a template of the client. */
export const createSurveyTemplate = /* @__PURE__ */ operation('POST', '/ssp/production/surveys/{clientId}/templates')

/** Remove a template that the platform shares from this client. */
export const removeSurveyTemplateReference = /* @__PURE__ */ operation('DELETE', '/ssp/production/surveys/{clientId}/templates')

/** A template with its fields. */
export const getSurveyTemplate = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}/templates/{id}')

/** Change a template of the client; 403 for one that the platform shares. */
export const updateSurveyTemplate = /* @__PURE__ */ operation('PATCH', '/ssp/production/surveys/{clientId}/templates/{id}')

/** Remove a template of the client for good; 403 for one that the platform shares. */
export const removeSurveyTemplate = /* @__PURE__ */ operation('DELETE', '/ssp/production/surveys/{clientId}/templates/{id}')

/** Whether the caller may edit a template. */
export const checkSurveyTemplateAccess = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}/templates/{id}#checkAccess', {"checkAccess":true})

/** A survey with the first ten of its responses. */
export const getSurvey = /* @__PURE__ */ operation('GET', '/ssp/production/surveys/{clientId}/{id}')

/** Change a survey. */
export const updateSurvey = /* @__PURE__ */ operation('PATCH', '/ssp/production/surveys/{clientId}/{id}')

/** Remove a survey with all of its responses. */
export const removeSurvey = /* @__PURE__ */ operation('DELETE', '/ssp/production/surveys/{clientId}/{id}')

/** The settings of a client's surveys. */
export const getSurveySettings = /* @__PURE__ */ operation('GET', '/ssp/production/survey-settings/{clientId}')

/** Change the settings of a client's surveys. */
export const updateSurveySettings = /* @__PURE__ */ operation('PATCH', '/ssp/production/survey-settings/{clientId}')

/** How many have answered each of some surveys, as a list of surveys shows it. */
export const listSurveyParticipation = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/participation')

/** A page of the responses of a survey, without what was answered. */
export const listSurveyResponses = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}')

/** Answer a live survey as the employee of the account, or save what a named survey has so far. */
export const submitSurveyResponse = /* @__PURE__ */ operation('POST', '/ssp/production/survey-responses/{clientId}/{id}')

/** Number of the responses that the list shows. */
export const countSurveyResponses = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}#count', {"count":true})

/** One response with its answers. */
export const getSurveyResponse = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}/response/{responseId}')

/** A live survey as the employee of the account answers it. */
export const getSurveyToAnswer = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}/answer')

/** Figures of a survey and of each of its questions. */
export const getSurveyResults = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}/results')

/** The share of each team that has answered. */
export const getSurveyParticipation = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}/participation')

/** Mail a reminder, once for each survey. A named survey reminds active employees who have not answered, an anonymous one all active employees. */
export const remindSurvey = /* @__PURE__ */ operation('POST', '/ssp/production/survey-responses/{clientId}/{id}/reminder')

/** An address of the responses as CSV. */
export const exportSurvey = /* @__PURE__ */ operation('GET', '/ssp/production/survey-responses/{clientId}/{id}/export')
