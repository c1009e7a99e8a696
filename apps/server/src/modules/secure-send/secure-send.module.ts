import { taken, type ServerModule } from '../../server-module.ts'
import { secureSendHandlers } from './secure-send.handlers.ts'
import { announceShareWorker } from './announce-share.job.ts'
import { secureSendBuckets, secureSendPurge } from './buckets.ts'

export const secureSendModule = {
  name: 'secure-send',
  handlers: secureSendHandlers,
  workers: [announceShareWorker],
  buckets: secureSendBuckets,
  purge: [secureSendPurge],
  constraints: {
    shared_document_scopes_pkey: taken('id'),
    shared_documents_once: { message: 'This file has been shared already.' },
  },
  tables: ['shared_documents'],
} satisfies ServerModule
