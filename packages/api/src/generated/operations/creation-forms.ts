// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** A page of the requests to set up a portal on the platform. */
export const listCreationForms = /* @__PURE__ */ operation('GET', '/ssp/production/creation-form/{platform_id}')

/** File a request to set up a portal. */
export const createCreationForm = /* @__PURE__ */ operation('POST', '/ssp/production/creation-form/{platform_id}')

/** Number of requests to set up a portal on the platform. */
export const countCreationForms = /* @__PURE__ */ operation('GET', '/ssp/production/creation-form/{platform_id}#count', {"count":true})

/** A request to set up a portal. */
export const getCreationForm = /* @__PURE__ */ operation('GET', '/ssp/production/creation-form/{platform_id}/{id}')

/** Change a request to set up a portal, or complete it. */
export const updateCreationForm = /* @__PURE__ */ operation('PATCH', '/ssp/production/creation-form/{platform_id}/{id}')
