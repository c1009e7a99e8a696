// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Changes of access: who changed what, from which value to which, and when. Newest first. */
export const listAuditLog = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/audit-log')

/** Number of changes that match the filters. */
export const countAuditLog = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/audit-log#count', {"count":true})
