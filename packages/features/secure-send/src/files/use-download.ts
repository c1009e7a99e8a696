import { sharedDocumentLink, viewSharedDocument, type SharedDocument } from '@ssp/api'
import { openFile, useAction, useMessages } from '@ssp/feature-kit'
import { fileMessages } from '../messages'

/**
 * Opens a shared file. The first view of a received file is recorded before; a failure of that is ignored (3-decisions 94).
 */
export function useDownload() {
  const messages = useMessages(fileMessages)
  return useAction({
    send: async ({ id, key, own, viewed_at: viewed }: SharedDocument, api) => {
      if (!own && viewed === null) await viewSharedDocument(api, { id }).catch(() => undefined)
      return sharedDocumentLink(api, key)
    },
    key: ({ id }) => id,
    invalidates: viewSharedDocument.changes,
    failed: messages.downloadFailed,
    onDone: openFile,
  })
}
