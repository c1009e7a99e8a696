import type { ServerModule } from '../../server-module.ts'
import { sharedDocumentsHandlers } from './shared-documents.handlers.ts'

export const sharedDocumentsModule = {
  name: 'shared-documents',
  handlers: sharedDocumentsHandlers,
} satisfies ServerModule
