import { useKeepEntries, useKeptEntries } from '@ssp/feature-kit'
import { useState } from 'react'
import { editedFields, isEdited, rebase, startDraft, textsOf, withKept, type Fields } from './model/draft'

/**
 * A form over a record that may be loaded again while it is edited; see `rebase`. What was typed when the session ended is
 * back after the next sign-in.
 *
 * @param name of the form: the tab that shows it
 */
export function useDraft<T extends Fields>(name: string, loaded: T) {
  const kept = useKeptEntries(`profile.${name}`)
  const [draft, setDraft] = useState(() => withKept(startDraft(loaded), kept))
  const [seen, setSeen] = useState(loaded)
  if (seen !== loaded) {
    // React's way to follow a prop: set while rendering, so that no frame shows the old record.
    setSeen(loaded)
    setDraft(rebase(draft, loaded))
  }
  useKeepEntries(`profile.${name}`, isEdited(draft) ? textsOf(editedFields(draft)) : null)
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
