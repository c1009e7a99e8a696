import { ApiError, type ThemeContent } from '@ssp/api'
import { Failure } from '@ssp/feature-kit'
import { Button, Card, DatePicker, TextArea, TextField, useFocusAfterRemoval } from '@ssp/ui'
import { useEffect, type FormEvent } from 'react'
import { isInOrder } from '../model/content'
import { ChangedElsewhere } from '../parts'
import * as styles from '../profile.css'
import { useDraft } from '../use-draft'
import { useSave } from '../use-save'
import { useWords } from '../use-words'

/** Props of `ContentForm`. */
export interface ContentFormProps {
  /** The texts as they were loaded; newer ones may be given while these are edited. */
  content: ThemeContent
  /** Whether the inputs are read-only. */
  locked: boolean
  /** Hears whether there is something to lose. */
  onEdited: (edited: boolean) => void
  /** Saves all four; rejects with an `ApiError`. */
  onSave: (content: ThemeContent) => Promise<void>
}

/** Heading, sub-heading and their dates; Update is there once something has changed. */
export function ContentForm({ content, locked, onEdited, onSave }: ContentFormProps) {
  const words = useWords()
  const draft = useDraft<ThemeContent>('content', content)
  const { typed, edited, change } = draft
  const { save, saving, error } = useSave()
  // Its buttons go with the last change.
  const form = useFocusAfterRemoval<HTMLFormElement>()
  useEffect(() => onEdited(edited), [edited, onEdited])

  const ordered = isInOrder(typed)
  const stale = error instanceof ApiError && error.code === 'stale'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (locked || !edited || !ordered) return
    void save(async () => {
      await onSave(typed)
      draft.saved(typed)
    })
  }

  return (
    <Card title={words.content.title} description={words.content.description}>
      <form ref={form} tabIndex={-1} noValidate className={styles.form} onSubmit={submit}>
        <ChangedElsewhere news={draft.news} labels={words.content} />
        {error !== null && !stale && <Failure title={words.content.failed} error={error} />}
        <TextField
          label={words.content.loginHeading}
          value={typed.loginHeading}
          readOnly={locked}
          maxLength={200}
          onValueChange={(text) => change({ loginHeading: text })}
        />
        <TextArea
          label={words.content.loginSubHeading}
          value={typed.loginSubHeading}
          readOnly={locked}
          maxLength={500}
          onValueChange={(text) => change({ loginSubHeading: text })}
        />
        <div className={styles.pair}>
          <DatePicker
            label={words.content.loginTextStart}
            value={typed.loginTextStart}
            disabled={locked}
            onValueChange={(day) => change({ loginTextStart: day })}
          />
          <DatePicker
            label={words.content.loginTextEnd}
            value={typed.loginTextEnd}
            disabled={locked}
            error={ordered ? undefined : words.content.order}
            onValueChange={(day) => change({ loginTextEnd: day })}
          />
        </div>
        {edited && !locked && (
          <div className={styles.actions}>
            <Button type="submit" variant="primary" pending={saving} disabled={!ordered}>
              {words.save}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}
