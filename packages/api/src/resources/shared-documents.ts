import type { QueryClient } from '@tanstack/react-query'
import type { SspApi } from '../client'
import type { BodyOf, QueryOf } from '../types'
import { areaKey, data, given, inClient, read } from './resource'

/** Access to shared documents: of one user, or of the platform. */
export const sharedDocumentScopesQuery = (api: SspApi, of: QueryOf<'listSharedDocumentScopes'>) =>
  read(api, ['shared-documents', 'access', of], (here, signal) =>
    data(
      here.http.GET('/ssp/production/shared-documents/{clientId}/access', {
        params: { path: inClient(here), query: given(of) },
        signal,
      }),
    ),
  )

export const addSharedDocumentScope = (api: SspApi, scope: BodyOf<'addSharedDocumentScope'>) =>
  data(
    api.http.POST('/ssp/production/shared-documents/{clientId}/access', {
      params: { path: inClient(api) },
      body: scope,
    }),
  )

export const removeSharedDocumentScope = (api: SspApi, scopeId: string) =>
  data(
    api.http.DELETE('/ssp/production/shared-documents/{clientId}/access', {
      params: { path: inClient(api), query: { scopeId } },
    }),
  )

export const invalidateSharedDocuments = (api: SspApi, queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: areaKey(api, 'shared-documents') })
