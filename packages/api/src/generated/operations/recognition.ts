// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the recognitions of a client. */
export const listRecognitions = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}')

/** Give recognition to an employee or a team. */
export const giveRecognition = /* @__PURE__ */ operation('POST', '/ssp/production/recognition/{clientId}', {}, 'RECOGNITION_CREATE')

/** Number of the recognitions. */
export const countRecognitions = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}#count', {"count":true})

/** Who was recognised most. */
export const listLeaderboard = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}/leaderboard')

/** Number of the rows of the leaderboard. */
export const countLeaderboard = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}/leaderboard#count', {"count":true})

/** Approve or reject recognitions that are awaiting approval. */
export const judgeRecognitions = /* @__PURE__ */ operation('POST', '/ssp/production/recognition/{clientId}/approvals', {}, 'RECOGNITION_UPDATE')

/** The recognition types. */
export const listRecognitionTypes = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}/types')

/** Create a recognition type. */
export const createRecognitionType = /* @__PURE__ */ operation('POST', '/ssp/production/recognition/{clientId}/types', {}, 'RECOGNITION_CREATE')

/** Change the title of a type. */
export const updateRecognitionType = /* @__PURE__ */ operation('PATCH', '/ssp/production/recognition/{clientId}/types/{id}', {}, 'RECOGNITION_UPDATE')

/** Remove a type; recognitions keep its title. */
export const removeRecognitionType = /* @__PURE__ */ operation('DELETE', '/ssp/production/recognition/{clientId}/types/{id}', {}, 'RECOGNITION_DELETE')

/** The badges. */
export const listBadges = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}/badges')

/** Create a badge from an uploaded image. */
export const createBadge = /* @__PURE__ */ operation('POST', '/ssp/production/recognition/{clientId}/badges', {}, 'RECOGNITION_CREATE')

/** Change name or image of a badge. */
export const updateBadge = /* @__PURE__ */ operation('PATCH', '/ssp/production/recognition/{clientId}/badges/{id}', {}, 'RECOGNITION_UPDATE')

/** Remove a badge with its image; recognitions keep its name. */
export const removeBadge = /* @__PURE__ */ operation('DELETE', '/ssp/production/recognition/{clientId}/badges/{id}', {}, 'RECOGNITION_DELETE')

/** The recognition settings of the client. */
export const getRecognitionSettings = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}/settings')

/** Save the settings for the first time. */
export const createRecognitionSettings = /* @__PURE__ */ operation('POST', '/ssp/production/recognition/{clientId}/settings', {}, 'RECOGNITION_UPDATE')

/** Change the settings. */
export const updateRecognitionSettings = /* @__PURE__ */ operation('PATCH', '/ssp/production/recognition/{clientId}/settings/{id}', {}, 'RECOGNITION_UPDATE')

/** One recognition. */
export const getRecognition = /* @__PURE__ */ operation('GET', '/ssp/production/recognition/{clientId}/{id}')

/** Change message, type, badge or approval. */
export const updateRecognition = /* @__PURE__ */ operation('PATCH', '/ssp/production/recognition/{clientId}/{id}', {}, 'RECOGNITION_UPDATE')

/** Remove a recognition with its likes. */
export const removeRecognition = /* @__PURE__ */ operation('DELETE', '/ssp/production/recognition/{clientId}/{id}', {}, 'RECOGNITION_DELETE')

/** Like a recognition as the employee linked to the account. */
export const likeRecognition = /* @__PURE__ */ operation('PUT', '/ssp/production/recognition/{clientId}/likes/{id}')

/** Take the own like away. */
export const unlikeRecognition = /* @__PURE__ */ operation('DELETE', '/ssp/production/recognition/{clientId}/likes/{id}')
