// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Records of several kinds whose name is like a text. */
export const searchRecords = /* @__PURE__ */ operation('GET', '/ssp/production/search/{clientId}')
