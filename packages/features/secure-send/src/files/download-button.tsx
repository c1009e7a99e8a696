import type { SharedDocument } from '@ssp/api'
import { useMessages, type Action } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { fileMessages } from '../messages'

/** Props of `DownloadButton`. */
export interface DownloadButtonProps {
  document: SharedDocument
  /** From `useDownload`. */
  download: Action<SharedDocument>
}

/** Opens the file of a row; disabled once it cannot be opened any more. */
export function DownloadButton({ document, download }: DownloadButtonProps) {
  const messages = useMessages(fileMessages)
  return (
    <Button
      size="small"
      unavailable={document.available ? null : messages.notAvailable}
      pending={download.isPending(document)}
      aria-label={messages.downloadOf(document.filename)}
      onClick={() => void download.run(document)}
    >
      {messages.download}
    </Button>
  )
}
