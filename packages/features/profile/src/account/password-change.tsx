import { ApiError } from '@ssp/api'
import { Failure, kitMessages, PasswordChecklist, useMessages } from '@ssp/feature-kit'
import { Button, Card, PasswordField } from '@ssp/ui'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { meetsChecklist, refusalOf, type PasswordDraft } from '../model/password'
import * as styles from '../profile.css'
import { useSave } from '../use-save'
import { useWords } from '../use-words'

/** Props of `PasswordChange`. */
export interface PasswordChangeProps {
  /** Whether the inputs are read-only. */
  locked: boolean
  /** Hears whether there is something to lose. */
  onEdited: (edited: boolean) => void
  /** Changes the password; false when the current one is wrong, rejects with an `ApiError`. */
  onChange: (passwords: { currentPassword: string; newPassword: string }) => Promise<boolean>
}

const EMPTY: PasswordDraft = { current: '', next: '', repeat: '' }

/** A new password against the current one. The button shows when the checklist is complete; Enter submits before (decision 68). */
export function PasswordChange({ locked, onEdited, onChange }: PasswordChangeProps) {
  const words = useWords().password
  const { broken } = useMessages(kitMessages).password
  const checklistId = useId()
  const [draft, setDraft] = useState(EMPTY)
  const [refused, setRefused] = useState<Partial<PasswordDraft>>({})
  const { save, saving, error } = useSave()
  const edited = Object.values(draft).some((text) => text !== '')
  useEffect(() => onEdited(edited), [edited, onEdited])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (locked) return
    const why = refusalOf(draft)
    if (why) {
      const text = why === 'tooShort' ? words.tooShort : broken[why]
      return setRefused(why === 'match' ? { repeat: text } : { next: text })
    }
    if (draft.current === '') return setRefused({ current: words.noCurrent })
    setRefused({})
    return void save(async () => {
      const changed = await onChange({ currentPassword: draft.current, newPassword: draft.next })
      if (changed) setDraft(EMPTY)
      else setRefused({ current: words.wrongCurrent })
    })
  }
  const fields = error instanceof ApiError ? error.fields : {}
  const field = (name: keyof PasswordDraft) => ({
    label: words[name],
    value: draft[name],
    readOnly: locked,
    maxLength: 128,
    error: refused[name],
    onValueChange: (text: string) => {
      setDraft({ ...draft, [name]: text })
      setRefused({ ...refused, [name]: undefined })
    },
  })

  return (
    <Card title={words.title} description={words.description}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {error !== null && !fields['newPassword'] && <Failure title={words.failed} error={error} />}
        <PasswordField {...field('current')} />
        <PasswordField
          {...field('next')}
          error={refused.next ?? fields['newPassword']}
          autoComplete="new-password"
          aria-details={draft.next === '' ? undefined : checklistId}
        />
        {draft.next !== '' && <PasswordChecklist id={checklistId} password={draft.next} />}
        <PasswordField {...field('repeat')} autoComplete="new-password" />
        {/* Without a submit button Enter would do nothing in a form of several fields. */}
        {meetsChecklist(draft.next) && !locked ? (
          <div className={styles.actions}>
            <Button type="submit" variant="primary" pending={saving}>
              {words.submit}
            </Button>
          </div>
        ) : (
          <button type="submit" hidden disabled={locked}>
            {words.submit}
          </button>
        )}
      </form>
    </Card>
  )
}
