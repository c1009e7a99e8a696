// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Settings of a client. */
export const getClientSettings = /* @__PURE__ */ operation('GET', '/ssp/production/client/{clientId}')

/** Save settings of a client. */
export const saveClientSettings = /* @__PURE__ */ operation('PATCH', '/ssp/production/client/{clientId}')

/** Accounts of the client that would lose changes if it had strict rights. */
export const getStrictRightsImpact = /* @__PURE__ */ operation('GET', '/ssp/production/client/{clientId}#getStrictRightsImpact', {"function":"getStrictRightsImpact"})

/** Pin of the client's mobile app. */
export const getAppPin = /* @__PURE__ */ operation('GET', '/ssp/production/client/{clientId}/pin')

/** Notice of the login page, while it is shown. */
export const getLoginNotice = /* @__PURE__ */ operation('GET', '/ssp/production/client/{clientId}/notice')
