import { ApiError, type Profile } from '@ssp/api'
import { Failure } from '@ssp/feature-kit'
import { Button, Card, EmailField, TextField, useFocusAfterRemoval } from '@ssp/ui'
import { useEffect, useMemo, type FormEvent } from 'react'
import { ChangedElsewhere } from '../parts'
import * as styles from '../profile.css'
import { useDraft } from '../use-draft'
import { useSave } from '../use-save'
import { useWords } from '../use-words'

/** What can be changed of the own account. */
export type AccountFields = { label: string; email: string }

/** Props of `AccountForm`. */
export interface AccountFormProps {
  /** The account as it was loaded; a newer one may be given while this one is edited. */
  profile: Pick<Profile, 'label' | 'email' | 'username'>
  /** Whether the inputs are read-only. */
  locked: boolean
  /** Hears whether there is something to lose. */
  onEdited: (edited: boolean) => void
  /** Saves what was changed, trimmed; rejects with an `ApiError`. */
  onSave: (changes: Partial<AccountFields>) => Promise<void>
}

/** Display name and e-mail; Update is there once something has changed (R1-168). */
export function AccountForm({ profile, locked, onEdited, onSave }: AccountFormProps) {
  const words = useWords()
  const { label, email } = profile
  const draft = useDraft<AccountFields>(
    'profile',
    useMemo(() => ({ label, email: email ?? '' }), [label, email]),
  )
  const { typed, edited, change } = draft
  const { save, saving, error } = useSave()
  // Its buttons go with the last change.
  const form = useFocusAfterRemoval<HTMLFormElement>()
  useEffect(() => onEdited(edited), [edited, onEdited])

  const fields = error instanceof ApiError ? error.fields : {}
  const stale = error instanceof ApiError && error.code === 'stale'
  const empty = (text: string) => (edited && text.trim() === '' ? words.account.required : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (locked || !edited || empty(typed.label)) return
    const changes = Object.fromEntries(Object.entries(draft.changes).map(([name, text]) => [name, text.trim()]))
    change(changes)
    void save(async () => {
      await onSave(changes)
      draft.saved({ ...typed, ...changes })
    })
  }

  return (
    <Card title={words.account.title}>
      <form ref={form} tabIndex={-1} noValidate className={styles.form} onSubmit={submit}>
        <ChangedElsewhere news={draft.news} labels={words.account} />
        {error !== null && !stale && <Failure title={words.account.failed} error={error} />}
        <TextField
          label={words.account.label}
          value={typed.label}
          readOnly={locked}
          maxLength={100}
          autoComplete="name"
          error={empty(typed.label) ?? fields['label']}
          onValueChange={(text) => change({ label: text })}
        />
        <EmailField
          label={words.account.email}
          value={typed.email}
          readOnly={locked}
          maxLength={254}
          autoComplete="email"
          error={fields['email']}
          onValueChange={(text) => change({ email: text })}
        />
        <TextField
          label={words.account.username}
          value={profile.username}
          readOnly
          help={words.account.usernameHelp}
          autoComplete="username"
        />
        {edited && !locked && (
          <div className={styles.actions}>
            <Button type="submit" variant="primary" pending={saving}>
              {words.save}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}
