// Generated from openapi/ by `npm run generate`. Do not edit.

/** The interaction log of an employee, the newest first. */
export const listInteractions = { method: 'GET', path: '/serverless/interactions', query: {} } as const

/** Record an activity event. */
export const recordInteraction = { method: 'POST', path: '/serverless/interactions', query: {} } as const

/** Number of the entries that the filters leave. */
export const countInteractions = { method: 'GET', path: '/serverless/interactions#count', query: {"count":true} } as const
