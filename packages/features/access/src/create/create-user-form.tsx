import { PasswordChecklist, useMessages } from '@ssp/feature-kit'
import { EmailField, PasswordField, Select, TextField, type Option } from '@ssp/ui'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import { createUserMessages } from './messages'
import * as styles from './create-user.css'
import { fieldOf, hyphenated, isMissing, type NewUserDraft } from './new-user'
import { useProblemText, type Refusal } from './use-create-user'

/** Props of `CreateUserForm`. */
export interface CreateUserFormProps {
  /** Ties a submit button outside of the form to it. */
  id: string
  /** What has been typed. */
  draft: NewUserDraft
  /** What was refused last; its first field takes the focus. */
  refusal: Refusal | null
  /** The roles that can be given. */
  roles: readonly Option[]
  /** Hears every change. */
  onChange: (field: keyof NewUserDraft, value: string) => void
  /** Hears the submit. */
  onSubmit: () => void
}

/** The fields of the modal. The browser's own checks are off: the modal words them itself. */
export function CreateUserForm({ id, draft, refusal, roles, onChange, onSubmit }: CreateUserFormProps) {
  const messages = useMessages(createUserMessages)
  const form = useRef<HTMLFormElement>(null)
  const checklist = useId()
  const problemText = useProblemText()
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const errorOf = (name: keyof NewUserDraft) => {
    if (!refusal) return undefined
    if ('fields' in refusal) return refusal.fields[name]
    if (refusal.problem === 'incomplete') return isMissing(draft, name) ? messages.required : undefined
    return name === fieldOf(refusal.problem) ? problemText(refusal.problem) : undefined
  }
  const field = (name: keyof NewUserDraft) => ({
    name,
    label: messages[name],
    value: draft[name],
    error: errorOf(name),
    onValueChange: (value: string) => onChange(name, value),
  })

  return (
    <form id={id} ref={form} noValidate className={styles.form} onSubmit={submit}>
      <TextField required maxLength={200} autoComplete="off" {...field('label')} />
      <TextField
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        help={messages.usernameHelp}
        {...field('username')}
        onValueChange={(value) => onChange('username', hyphenated(value))}
      />
      <EmailField required maxLength={254} autoComplete="off" {...field('email')} />
      <Select required placeholder={messages.chooseRole} options={roles} {...field('roleId')} />
      <div className={styles.password}>
        <PasswordField
          required
          maxLength={128}
          autoComplete="new-password"
          aria-describedby={checklist}
          {...field('password')}
        />
        <PasswordChecklist id={checklist} password={draft.password} />
      </div>
      <PasswordField required maxLength={128} autoComplete="new-password" {...field('confirmPassword')} />
    </form>
  )
}
