// Generated from openapi/ by `npm run generate`. Do not edit.

/** A page of the recognitions of a client. */
export const listRecognitions = { method: 'GET', path: '/ssp/production/recognition/{clientId}', query: {} } as const

/** Give recognition to an employee or a team. */
export const giveRecognition = { method: 'POST', path: '/ssp/production/recognition/{clientId}', query: {}, strict: 'RECOGNITION_CREATE' } as const

/** Number of the recognitions. */
export const countRecognitions = { method: 'GET', path: '/ssp/production/recognition/{clientId}#count', query: {"count":true} } as const

/** Who was recognised most. */
export const listLeaderboard = { method: 'GET', path: '/ssp/production/recognition/{clientId}/leaderboard', query: {} } as const

/** Number of the rows of the leaderboard. */
export const countLeaderboard = { method: 'GET', path: '/ssp/production/recognition/{clientId}/leaderboard#count', query: {"count":true} } as const

/** Approve or reject recognitions that are awaiting approval. */
export const judgeRecognitions = { method: 'POST', path: '/ssp/production/recognition/{clientId}/approvals', query: {}, strict: 'RECOGNITION_UPDATE' } as const

/** The recognition types. */
export const listRecognitionTypes = { method: 'GET', path: '/ssp/production/recognition/{clientId}/types', query: {} } as const

/** Create a recognition type. */
export const createRecognitionType = { method: 'POST', path: '/ssp/production/recognition/{clientId}/types', query: {}, strict: 'RECOGNITION_CREATE' } as const

/** Change the title of a type. */
export const updateRecognitionType = { method: 'PATCH', path: '/ssp/production/recognition/{clientId}/types/{id}', query: {}, strict: 'RECOGNITION_UPDATE' } as const

/** Remove a type; recognitions keep its title. */
export const removeRecognitionType = { method: 'DELETE', path: '/ssp/production/recognition/{clientId}/types/{id}', query: {}, strict: 'RECOGNITION_DELETE' } as const

/** The badges. */
export const listBadges = { method: 'GET', path: '/ssp/production/recognition/{clientId}/badges', query: {} } as const

/** Create a badge from an uploaded image. */
export const createBadge = { method: 'POST', path: '/ssp/production/recognition/{clientId}/badges', query: {}, strict: 'RECOGNITION_CREATE' } as const

/** Change name or image of a badge. */
export const updateBadge = { method: 'PATCH', path: '/ssp/production/recognition/{clientId}/badges/{id}', query: {}, strict: 'RECOGNITION_UPDATE' } as const

/** Remove a badge with its image; recognitions keep its name. */
export const removeBadge = { method: 'DELETE', path: '/ssp/production/recognition/{clientId}/badges/{id}', query: {}, strict: 'RECOGNITION_DELETE' } as const

/** The recognition settings of the client. */
export const getRecognitionSettings = { method: 'GET', path: '/ssp/production/recognition/{clientId}/settings', query: {} } as const

/** Save the settings for the first time. */
export const createRecognitionSettings = { method: 'POST', path: '/ssp/production/recognition/{clientId}/settings', query: {}, strict: 'RECOGNITION_UPDATE' } as const

/** Change the settings. */
export const updateRecognitionSettings = { method: 'PATCH', path: '/ssp/production/recognition/{clientId}/settings/{id}', query: {}, strict: 'RECOGNITION_UPDATE' } as const

/** One recognition. */
export const getRecognition = { method: 'GET', path: '/ssp/production/recognition/{clientId}/{id}', query: {} } as const

/** Change message, type, badge or approval. */
export const updateRecognition = { method: 'PATCH', path: '/ssp/production/recognition/{clientId}/{id}', query: {}, strict: 'RECOGNITION_UPDATE' } as const

/** Remove a recognition with its likes. */
export const removeRecognition = { method: 'DELETE', path: '/ssp/production/recognition/{clientId}/{id}', query: {}, strict: 'RECOGNITION_DELETE' } as const

/** Like a recognition as the employee linked to the account. */
export const likeRecognition = { method: 'PUT', path: '/ssp/production/recognition/{clientId}/likes/{id}', query: {} } as const

/** Take the own like away. */
export const unlikeRecognition = { method: 'DELETE', path: '/ssp/production/recognition/{clientId}/likes/{id}', query: {} } as const
