import { useMessages } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { newsFormMessages } from '../messages'
import { NewsPreview } from '../shared/news-preview'
import type { NewsDraft } from './news-schema'

/** The button 'Preview' and the dialog with the article as it is typed. `published`: the moment it shows. */
export function usePreview(draft: NewsDraft, published: string | null): { button: ReactNode; element: ReactNode } {
  const messages = useMessages(newsFormMessages)
  const [open, setOpen] = useState(false)
  return {
    button: (
      <Button iconStart={<Eye size={16} />} onClick={() => setOpen(true)}>
        {messages.preview}
      </Button>
    ),
    element: (
      <NewsPreview
        open={open}
        onClose={() => setOpen(false)}
        title={draft.title}
        img={draft.img}
        blocks={draft.body_json}
        published={draft.published ? published : null}
        requireRead={draft.require_read}
      />
    ),
  }
}
