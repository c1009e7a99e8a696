// Generated from openapi/ by `npm run generate`. Do not edit.

/** A page of the surveys of a client. */
export const listSurveys = { method: 'GET', path: '/ssp/production/surveys/{clientId}', query: {} } as const

/** Create a survey; its dates say whether it is a draft, scheduled or live. */
export const createSurvey = { method: 'POST', path: '/ssp/production/surveys/{clientId}', query: {} } as const

/** Number of the surveys. */
export const countSurveys = { method: 'GET', path: '/ssp/production/surveys/{clientId}#count', query: {"count":true} } as const

/** All categories of surveys. */
export const listSurveyCategories = { method: 'GET', path: '/ssp/production/surveys/{clientId}/categories', query: {} } as const

/** Create a category. */
export const createSurveyCategory = { method: 'POST', path: '/ssp/production/surveys/{clientId}/categories', query: {} } as const

/** Change title and description of a category. */
export const updateSurveyCategory = { method: 'PATCH', path: '/ssp/production/surveys/{clientId}/categories/{id}', query: {} } as const

/** Remove a category; its surveys stay, without one. */
export const removeSurveyCategory = { method: 'DELETE', path: '/ssp/production/surveys/{clientId}/categories/{id}', query: {} } as const

/** All templates of surveys, without their fields. */
export const listSurveyTemplates = { method: 'GET', path: '/ssp/production/surveys/{clientId}/templates', query: {} } as const

/** Create a template of the client. */
export const createSurveyTemplate = { method: 'POST', path: '/ssp/production/surveys/{clientId}/templates', query: {} } as const

/** Remove a template that the platform shares from this client. */
export const removeSurveyTemplateReference = { method: 'DELETE', path: '/ssp/production/surveys/{clientId}/templates', query: {} } as const

/** A template with its fields. */
export const getSurveyTemplate = { method: 'GET', path: '/ssp/production/surveys/{clientId}/templates/{id}', query: {} } as const

/** Change a template of the client; 403 for one that the platform shares. */
export const updateSurveyTemplate = { method: 'PATCH', path: '/ssp/production/surveys/{clientId}/templates/{id}', query: {} } as const

/** Remove a template of the client for good; 403 for one that the platform shares. */
export const removeSurveyTemplate = { method: 'DELETE', path: '/ssp/production/surveys/{clientId}/templates/{id}', query: {} } as const

/** Whether the caller may edit a template. */
export const checkSurveyTemplateAccess = { method: 'GET', path: '/ssp/production/surveys/{clientId}/templates/{id}#checkAccess', query: {"checkAccess":true} } as const

/** A survey with the first ten of its responses. */
export const getSurvey = { method: 'GET', path: '/ssp/production/surveys/{clientId}/{id}', query: {} } as const

/** Change a survey. */
export const updateSurvey = { method: 'PATCH', path: '/ssp/production/surveys/{clientId}/{id}', query: {} } as const

/** Remove a survey with all of its responses. */
export const removeSurvey = { method: 'DELETE', path: '/ssp/production/surveys/{clientId}/{id}', query: {} } as const

/** The settings of a client's surveys. */
export const getSurveySettings = { method: 'GET', path: '/ssp/production/survey-settings/{clientId}', query: {} } as const

/** Change the settings of a client's surveys. */
export const updateSurveySettings = { method: 'PATCH', path: '/ssp/production/survey-settings/{clientId}', query: {} } as const

/** How many have answered each of some surveys, as a list of surveys shows it. */
export const listSurveyParticipation = { method: 'GET', path: '/ssp/production/survey-responses/{clientId}/participation', query: {} } as const

/** A page of the responses of a survey, without what was answered. */
export const listSurveyResponses = { method: 'GET', path: '/ssp/production/survey-responses/{clientId}/{id}', query: {} } as const

/** Answer a live survey as the employee of the account, or save what a named survey has so far. */
export const submitSurveyResponse = { method: 'POST', path: '/ssp/production/survey-responses/{clientId}/{id}', query: {} } as const

/** Number of the responses that the list shows. */
export const countSurveyResponses = { method: 'GET', path: '/ssp/production/survey-responses/{clientId}/{id}#count', query: {"count":true} } as const

/** One response with its answers. */
export const getSurveyResponse = { method: 'GET', path: '/ssp/production/survey-responses/{clientId}/{id}/response/{responseId}', query: {} } as const

/** A live survey as the employee of the account answers it. */
export const getSurveyToAnswer = { method: 'GET', path: '/ssp/production/survey-responses/{clientId}/{id}/answer', query: {} } as const

/** Figures of a survey and of each of its questions. */
export const getSurveyResults = { method: 'GET', path: '/ssp/production/survey-responses/{clientId}/{id}/results', query: {} } as const

/** The share of each team that has answered. */
export const getSurveyParticipation = { method: 'GET', path: '/ssp/production/survey-responses/{clientId}/{id}/participation', query: {} } as const

/** Mail a reminder to every active employee who has not answered; once in the life of a survey. */
export const remindSurvey = { method: 'POST', path: '/ssp/production/survey-responses/{clientId}/{id}/reminder', query: {} } as const

/** An address of the responses as CSV. */
export const exportSurvey = { method: 'GET', path: '/ssp/production/survey-responses/{clientId}/{id}/export', query: {} } as const
