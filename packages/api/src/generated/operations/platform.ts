// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Clients of the platform that the caller may switch to. */
export const getPlatformClients = /* @__PURE__ */ operation('GET', '/ssp/production/platform/{clientId}#getPlatformClients', {"function":"getPlatformClients"})

/** A page of the employees of all clients of the platform. */
export const listPlatformEmployees = /* @__PURE__ */ operation('GET', '/ssp/production/platform/{clientId}/employees#getEmployees', {"function":"getEmployees"})
