// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** The newest error events, and the types of error. */
export const listErrors = /* @__PURE__ */ operation('GET', '/tts/errors')
