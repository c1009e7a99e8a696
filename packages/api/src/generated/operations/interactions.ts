// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** The activity log of an employee, newest first. */
export const listInteractions = /* @__PURE__ */ operation('GET', '/serverless/interactions')

/** Record an activity event. */
export const recordInteraction = /* @__PURE__ */ operation('POST', '/serverless/interactions')

/** Number of log entries that match the filters. */
export const countInteractions = /* @__PURE__ */ operation('GET', '/serverless/interactions#count', {"count":true})
