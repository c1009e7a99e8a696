// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the recognition of a client. */
export const listRecognitions = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}')

/** Give recognition to an employee or a team. */
export const giveRecognition = /* @__PURE__ */ operation('POST', '/ssp/production/recognition/{clientId}', {}, 'RECOGNITION_CREATE')

/** Number of recognitions. */
export const countRecognitions = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}#count', {"count":true})

/** Employees or teams with the most recognition. */
export const listLeaderboard = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}/leaderboard')

/** Number of rows of the leaderboard. */
export const countLeaderboard = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}/leaderboard#count', {"count":true})

/** Approve or reject recognitions that are awaiting approval. */
export const judgeRecognitions = /* @__PURE__ */ operation('POST', '/ssp/production/recognition/{clientId}/approvals', {}, 'RECOGNITION_UPDATE')

/** The recognition types. */
export const listRecognitionTypes = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}/types')

/** Create a recognition type. */
export const createRecognitionType = /* @__PURE__ */ operation('POST', '/ssp/production/recognition/{clientId}/types', {}, 'RECOGNITION_CREATE')

/** Change the title of a recognition type. */
export const updateRecognitionType = /* @__PURE__ */ operation('PATCH', '/ssp/production/recognition/{clientId}/types/{id}', {}, 'RECOGNITION_UPDATE')

/** Remove a type. Recognition keeps its title. */
export const removeRecognitionType = /* @__PURE__ */ operation('DELETE', '/ssp/production/recognition/{clientId}/types/{id}', {}, 'RECOGNITION_DELETE')

/** The badges. */
export const listBadges = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}/badges')

/** Create a badge from an uploaded image. */
export const createBadge = /* @__PURE__ */ operation('POST', '/ssp/production/recognition/{clientId}/badges', {}, 'RECOGNITION_CREATE')

/** Change the name or image of a badge. */
export const updateBadge = /* @__PURE__ */ operation('PATCH', '/ssp/production/recognition/{clientId}/badges/{id}', {}, 'RECOGNITION_UPDATE')

/** Remove a badge and its image. Recognition keeps its name. */
export const removeBadge = /* @__PURE__ */ operation('DELETE', '/ssp/production/recognition/{clientId}/badges/{id}', {}, 'RECOGNITION_DELETE')

/** The recognition settings of the client. */
export const getRecognitionSettings = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}/settings')

/** Save the recognition settings for the first time. */
export const createRecognitionSettings = /* @__PURE__ */ operation('POST', '/ssp/production/recognition/{clientId}/settings', {}, 'RECOGNITION_UPDATE')

/** Change the recognition settings. */
export const updateRecognitionSettings = /* @__PURE__ */ operation('PATCH', '/ssp/production/recognition/{clientId}/settings/{id}', {}, 'RECOGNITION_UPDATE')

/** A recognition. */
export const getRecognition = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}/{id}')

/** Change the message, type, badge or approval of a recognition. */
export const updateRecognition = /* @__PURE__ */ operation('PATCH', '/ssp/production/recognition/{clientId}/{id}', {}, 'RECOGNITION_UPDATE')

/** Remove a recognition and its likes. */
export const removeRecognition = /* @__PURE__ */ operation('DELETE', '/ssp/production/recognition/{clientId}/{id}', {}, 'RECOGNITION_DELETE')

/** Like a recognition as the account's employee. */
export const likeRecognition = /* @__PURE__ */ operation('PUT', '/ssp/production/recognition/{clientId}/likes/{id}')

/** Remove the like of the account's employee. */
export const unlikeRecognition = /* @__PURE__ */ operation('DELETE', '/ssp/production/recognition/{clientId}/likes/{id}')
