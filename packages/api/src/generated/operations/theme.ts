// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Colours and images of a client. */
export const getTheme = /* @__PURE__ */ operation('GET', '/ssp/production/client/{clientId}/theme')

/** Save the colours, the content or both. */
export const saveTheme = /* @__PURE__ */ operation('POST', '/ssp/production/client/{clientId}/theme')

/** Texts of the login page. */
export const getThemeContent = /* @__PURE__ */ operation('GET', '/ssp/production/client/{clientId}/theme#content', {"getThemeContent":true})

/** Main logo of a client. */
export const getLogo = /* @__PURE__ */ operation('GET', '/portal/get-logo')

/** One of the other images of a client. */
export const getImages = /* @__PURE__ */ operation('GET', '/portal/get-logo#images', {"getMultiple":true})
