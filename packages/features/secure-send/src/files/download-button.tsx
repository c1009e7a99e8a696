import type { SharedDocument } from '@ssp/api'
import { useMessages, type Action } from '@ssp/feature-kit'
import { Button, IconButton } from '@ssp/ui'
import { Download } from 'lucide-react'
import { fileMessages } from '../messages'

/** Props of `DownloadButton`. */
export interface DownloadButtonProps {
  document: SharedDocument
  /** From `useDownload`. */
  download: Action<SharedDocument>
  /** An icon instead of the text, in narrow containers. Default false. */
  icon?: boolean
}

/** Opens the file of a row; disabled once it can no longer be opened. */
export function DownloadButton({ document, download, icon = false }: DownloadButtonProps) {
  const messages = useMessages(fileMessages)
  const label = messages.downloadOf(document.filename)
  const state = {
    size: 'small',
    unavailable: document.available ? null : messages.notAvailable,
    pending: download.isPending(document),
    onClick: () => void download.run(document),
  } as const
  if (icon) return <IconButton {...state} label={label} icon={<Download size={16} />} />
  return (
    <Button {...state} aria-label={label}>
      {messages.download}
    </Button>
  )
}
