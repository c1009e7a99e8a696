import { useMessages } from '@ssp/feature-kit'
import type { MenuAction } from '@ssp/ui'
import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { newsFormMessages } from '../messages'
import { NewsPreview } from '../shared/news-preview'
import type { NewsDraft } from './news-schema'

/**
 * The action 'Preview' and the dialog with the article as typed.
 * @param published time of publication; null if not published, which shows the time of the preview
 */
export function usePreview(draft: NewsDraft, published: string | null): { action: MenuAction; element: ReactNode } {
  const messages = useMessages(newsFormMessages)
  const [open, setOpen] = useState(false)
  const [moment, setMoment] = useState('')
  const show = () => {
    setMoment(published ?? new Date().toISOString())
    setOpen(true)
  }
  return {
    action: { id: 'preview', label: messages.preview, icon: <Eye size={16} />, onAction: show },
    element: (
      <NewsPreview
        open={open}
        onClose={() => setOpen(false)}
        title={draft.title}
        img={draft.img}
        blocks={draft.body_json}
        published={draft.published ? moment : null}
        requireRead={draft.require_read}
      />
    ),
  }
}
