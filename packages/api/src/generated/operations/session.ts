// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Configuration of a client, by its sub-domain. */
export const loadClient = /* @__PURE__ */ operation('GET', '/client/load')

/** Sign in to a client. */
export const login = /* @__PURE__ */ operation('POST', '/login/{clientId}')

/** End the session and its refresh tokens. */
export const logout = /* @__PURE__ */ operation('POST', '/login/{clientId}/logout')

/** Exchange a refresh token for a new pair of tokens. */
export const refreshSession = /* @__PURE__ */ operation('POST', '/login/{clientId}/refresh')
