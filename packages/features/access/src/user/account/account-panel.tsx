import { brokenRule, Failure, kitMessages, PasswordChecklist, useCan, useMessages } from '@ssp/feature-kit'
import { Banner, Button, EmailField, PasswordField, TextField } from '@ssp/ui'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { userMessages } from '../messages'
import type { UserPanelProps } from '../user-panel'
import * as styles from '../user-detail.css'
import { shown, type AccountDifference, type AccountField } from './account-draft'
import { useAccountForm, type AccountRefusal } from './use-account-form'

/** Account details: username, display name, e-mail, and a new password where one is wanted. */
export function AccountPanel({ user, etag, onUnsaved }: UserPanelProps) {
  const mayUpdate = useCan()('USERS_UPDATE')
  const messages = useMessages(userMessages).account
  const refused = Boolean(user.refusals?.changeSignIn)
  const rules = useMessages(kitMessages).password.broken
  const { draft, refusal, saving, unsaved, differences, change, discard, save } = useAccountForm(user, etag)
  const form = useRef<HTMLFormElement>(null)
  const checklist = useId()
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved])
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])

  const { password = '', confirmPassword = '' } = draft
  // The rules speak as soon as a password is typed; that the repetition differs, once there is one.
  const broken = password ? brokenRule(password, confirmPassword) : null
  const asked = refusal !== null && 'problem' in refusal
  const errorOf = (field: AccountField): string | undefined => {
    if (refusal && 'fields' in refusal && refusal.fields[field]) return refusal.fields[field]
    if (field === 'password') return broken && broken !== 'match' ? rules[broken] : undefined
    if (field === 'confirmPassword') return broken === 'match' && (confirmPassword || asked) ? rules.match : undefined
    const blank = asked && refusal.problem === 'incomplete' && !shown(user, draft, field).trim()
    return blank ? messages.required : undefined
  }
  const field = (name: AccountField, maxLength: number) => ({
    name,
    label: messages[name],
    value: shown(user, draft, name),
    error: errorOf(name),
    maxLength,
    disabled: !mayUpdate || (refused && name !== 'label'),
    onValueChange: (text: string) => change(name, text),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {mayUpdate && refused && <Banner kind="info" text={user.refusals?.changeSignIn} />}
      <TextField required autoComplete="off" autoCapitalize="none" spellCheck={false} {...field('username', 100)} />
      <TextField required autoComplete="off" {...field('label', 200)} />
      <EmailField required autoComplete="off" {...field('email', 254)} />
      {mayUpdate && (
        <>
          <div className={styles.pair}>
            <PasswordField
              help={messages.passwordHelp}
              autoComplete="new-password"
              aria-describedby={password ? checklist : undefined}
              {...field('password', 128)}
            />
            <PasswordField autoComplete="new-password" {...field('confirmPassword', 128)} />
          </div>
          {password && <PasswordChecklist id={checklist} password={password} />}
          <Changed differences={differences} stale={refusal !== null && 'stale' in refusal} />
          <Refused refusal={refusal} />
          <div className={styles.actions}>
            <Button type="submit" variant="primary" pending={saving} disabled={!unsaved}>
              {messages.submit}
            </Button>
            {unsaved && <Button onClick={discard}>{messages.discard}</Button>}
          </div>
        </>
      )}
    </form>
  )
}

/** What somebody else changed while this was being typed. */
function Changed({ differences, stale }: { differences: readonly AccountDifference[]; stale: boolean }) {
  const { account, stale: messages } = useMessages(userMessages)
  if (differences.length === 0 && !stale) return null
  const changes = differences.map(({ field, before, after }) =>
    messages.changed(account[field], before || messages.nothing, after || messages.nothing),
  )
  return <Banner kind="warning" title={messages.title} text={[...changes, messages.kept].join(' · ')} />
}

/** The text of a refusal that stands at no field. */
function Refused({ refusal }: { refusal: AccountRefusal | null }) {
  const { account } = useMessages(userMessages)
  if (!refusal || 'stale' in refusal) return null
  if ('problem' in refusal) {
    const { problem } = refusal
    return problem === 'incomplete' || problem === 'passwords' ? <Failure title={account[problem]} /> : null
  }
  const named = Object.keys(refusal.fields).length > 0
  return <Failure title={account.failed} error={named ? undefined : refusal.error} />
}
