import { RichText } from '@ssp/block-editor'
import { Banner } from '@ssp/ui'

interface ClientNoticeProps {
  title: string
  /** HTML. */
  message: string
}

/** The notice that the client shows on its login page. */
export function ClientNotice({ title, message }: ClientNoticeProps) {
  return <Banner kind="info" title={title || undefined} text={<RichText html={message} />} />
}
