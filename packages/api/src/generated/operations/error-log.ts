// Generated from openapi/ by `npm run generate`. Do not edit.

/** The newest error events, and the types of error. */
export const listErrors = { method: 'GET', path: '/tts/errors', query: {} } as const
