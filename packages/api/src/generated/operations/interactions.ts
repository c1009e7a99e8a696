// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** The interaction log of an employee, the newest first. */
export const listInteractions = /* @__PURE__ */ operation('GET', '/serverless/interactions')

/** Record an activity event. */
export const recordInteraction = /* @__PURE__ */ operation('POST', '/serverless/interactions')

/** Number of the entries that the filters leave. */
export const countInteractions = /* @__PURE__ */ operation('GET', '/serverless/interactions#count', {"count":true})
