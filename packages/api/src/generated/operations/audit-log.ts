// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Who changed which access, from what to what, when; the newest first. */
export const listAuditLog = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/audit-log')

/** Number of the changes that the filters leave. */
export const countAuditLog = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/audit-log#count', {"count":true})
