import { taken, type ServerModule } from '../../server-module.ts'
import { documentsHandlers } from './documents.handlers.ts'
import { documentAcknowledgementHandlers } from './acknowledgement.handlers.ts'
import { documentBuckets } from './buckets.ts'
import { readersExportSources } from './readers-export.ts'

export const documentsModule = {
  name: 'documents',
  handlers: (deps) => ({ ...documentsHandlers(deps), ...documentAcknowledgementHandlers(deps) }),
  buckets: documentBuckets,
  exports: readersExportSources,
  constraints: {
    document_associations_pkey: taken('id'),
  },
  tables: ['document_associations', 'document_statuses', 'documents'],
} satisfies ServerModule
