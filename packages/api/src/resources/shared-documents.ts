import * as operations from '../generated/operations'
import { resource, send, type BodyArgs, type QueryArgs } from './resource'

const sharedDocuments = resource('shared-documents')

/** Access to shared documents, of one user or of the platform. */
export const sharedDocumentScopesQuery = sharedDocuments.read(
  'access',
  operations.listSharedDocumentScopes,
  (query: QueryArgs<typeof operations.listSharedDocumentScopes>) => ({ query }),
  ({ record }) => record,
)

export const addSharedDocumentScope = send(
  operations.addSharedDocumentScope,
  (body: BodyArgs<typeof operations.addSharedDocumentScope>) => ({ body }),
  ['shared-documents'],
)

export const removeSharedDocumentScope = send(
  operations.removeSharedDocumentScope,
  (query: { scopeId: string }) => ({
    query,
  }),
  ['shared-documents'],
)
