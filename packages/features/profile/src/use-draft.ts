import { useState } from 'react'
import { editedFields, isEdited, rebase, startDraft, type Fields } from './model/draft'

/** A form over a record that may be loaded again while it is edited; see `rebase`. */
export function useDraft<T extends Fields>(loaded: T) {
  const [draft, setDraft] = useState(() => startDraft(loaded))
  const [seen, setSeen] = useState(loaded)
  if (seen !== loaded) {
    // React's way to follow a prop: set while rendering, so that no frame shows the old record.
    setSeen(loaded)
    setDraft(rebase(draft, loaded))
  }
  const { base, typed, news } = draft
  return {
    base,
    typed,
    news,
    edited: isEdited(draft),
    changes: editedFields(draft),
    change: (part: Partial<T>) => setDraft((before) => ({ ...before, typed: { ...before.typed, ...part } })),
    undo: () => setDraft((before) => startDraft(before.base)),
    /** What was sent is what is stored now. */
    saved: (sent: T) => setDraft(startDraft(sent)),
  }
}
