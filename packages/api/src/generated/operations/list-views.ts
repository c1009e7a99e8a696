// Generated from openapi/ by `npm run generate`. Do not edit.

import { operation } from '../../operation'

/** The views of a list that the caller may open, both own and shared ones. */
export const listListViews = /* @__PURE__ */ operation('GET', '/ssp/production/list-views/{clientId}')

/** Save a view of a list, owned by the caller. */
export const createListView = /* @__PURE__ */ operation('POST', '/ssp/production/list-views/{clientId}')

/** Rename, share or replace a view of the caller. */
export const changeListView = /* @__PURE__ */ operation('PATCH', '/ssp/production/list-views/{clientId}/{viewId}')

/** Remove a saved view. */
export const removeListView = /* @__PURE__ */ operation('DELETE', '/ssp/production/list-views/{clientId}/{viewId}')
