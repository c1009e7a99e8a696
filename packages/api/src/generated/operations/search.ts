// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Records of several kinds whose name resembles a text. */
export const searchRecords = /* @__PURE__ */ operation('GET', '/ssp/production/search/{clientId}')
