// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** Shared-document access of a user, or of the whole platform. */
export const listSharedDocumentScopes = /* @__PURE__ */ operation('GET', '/ssp/production/shared-documents/{clientId}/access')

/** Give a user shared-document access. */
export const addSharedDocumentScope = /* @__PURE__ */ operation('POST', '/ssp/production/shared-documents/{clientId}/access')

/** Remove shared-document access. */
export const removeSharedDocumentScope = /* @__PURE__ */ operation('DELETE', '/ssp/production/shared-documents/{clientId}/access')
