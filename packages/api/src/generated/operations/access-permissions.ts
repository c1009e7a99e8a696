// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the permissions of the platform and of the client. */
export const listPermissions = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/permissions')

/** Create a permission or a permission group. */
export const createPermissions = /* @__PURE__ */ operation('POST', '/ssp/production/access/{clientId}/permissions')

/** Number of permissions. */
export const countPermissions = /* @__PURE__ */ operation('GET', '/ssp/production/access/{clientId}/permissions#count', {"count":true})
