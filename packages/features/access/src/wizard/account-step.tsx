import { kitMessages, PasswordChecklist, useMessages } from '@ssp/feature-kit'
import { EmailField, PasswordField, TextField } from '@ssp/ui'
import { useId, type FormEvent } from 'react'
import { wizardMessages } from './messages'
import { passwordProblem, type AccountField, type WizardDraft } from './wizard-state'
import * as styles from './wizard.css'

/** Props of `AccountStep`. */
export interface AccountStepProps {
  /** What has been entered. */
  draft: WizardDraft
  /** Whether Next was pressed in vain. */
  asked: boolean
  /** What the server refused, by field. */
  refused: Readonly<Record<string, string>>
  /** Hears every change. */
  onChange: (field: AccountField, text: string) => void
  /** Hears Enter. */
  onNext: () => void
}

/** Step 1: who the account is for. */
export function AccountStep({ draft, asked, refused, onChange, onNext }: AccountStepProps) {
  const { account: messages, next } = useMessages(wizardMessages)
  const rules = useMessages(kitMessages).password.broken
  const checklist = useId()
  const broken = passwordProblem(draft)
  // The rules speak as soon as a password is typed; that the repetition differs, once there is one.
  const problems: Partial<Record<AccountField, string | undefined>> = {
    password: broken && broken !== 'match' ? rules[broken] : undefined,
    confirmPassword: broken === 'match' && (draft.confirmPassword || asked) ? rules.match : undefined,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onNext()
  }
  const field = (name: AccountField, maxLength: number) => ({
    name,
    label: messages[name],
    value: draft[name],
    error: refused[name] ?? problems[name],
    maxLength,
    onValueChange: (text: string) => onChange(name, text),
  })

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField required autoComplete="off" {...field('label', 200)} />
      <TextField
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={messages.usernameHelp}
        {...field('username', 100)}
      />
      <EmailField autoComplete="off" {...field('email', 254)} />
      <div className={styles.pair}>
        <PasswordField required autoComplete="new-password" aria-describedby={checklist} {...field('password', 128)} />
        <PasswordField required autoComplete="new-password" {...field('confirmPassword', 128)} />
      </div>
      <PasswordChecklist id={checklist} password={draft.password} />
      {/* Enter goes on, as in every form; the visible button stands outside of it. */}
      <button type="submit" hidden>
        {next}
      </button>
    </form>
  )
}
