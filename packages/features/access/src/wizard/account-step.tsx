import { FormElement, passwordMessages, PasswordChecklist, useMessages } from '@ssp/feature-kit'
import { EmailField, PasswordField, TextField } from '@ssp/ui'
import { useId } from 'react'
import { hyphenated } from '../create/new-user'
import { blankFields } from '../model/account-rules'
import { FieldGroup } from '../shared/field-group'
import { wizardMessages } from './messages'
import type { useWizard } from './use-wizard'
import { FILLED, type AccountField } from './wizard-state'
import * as styles from './wizard.css'

/** Props of `AccountStep`. */
export interface AccountStepProps {
  form: ReturnType<typeof useWizard>['form']
  /** Whether Next was clicked although the step is incomplete. */
  isRejected: boolean
  /** Number of such clicks. */
  attempts: number
  /** Called when Enter is pressed. */
  onNext: () => void
}

/** Step 1: the owner of the account. */
export function AccountStep({ form, isRejected, attempts, onNext }: AccountStepProps) {
  const { account: messages, next } = useMessages(wizardMessages)
  const { match } = useMessages(passwordMessages).broken
  const checklist = useId()
  const { password } = form.values
  const missing = new Set<AccountField>(isRejected ? blankFields(form.values, FILLED) : [])
  const field = (name: AccountField, maxLength: number) => {
    const bound = form.field(name)
    const error = bound.error ?? (missing.has(name) ? messages.missing[name] : undefined)
    return { ...bound, error, label: messages[name], maxLength }
  }
  const repeated = field('confirmPassword', 128)
  // A mismatch is reported only once there is a repetition.
  const isEarly = repeated.error === match && repeated.value === '' && !isRejected

  return (
    <FormElement
      form={{
        ...form,
        rejections: form.rejections + attempts,
        submit: () => {
          onNext()
          return Promise.resolve(false)
        },
      }}
      className={styles.form}
    >
      <FieldGroup {...messages.groups.account}>
        <TextField required autoComplete="off" {...field('label', 200)} />
        <TextField
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          help={messages.usernameHelp}
          {...field('username', 100)}
          onValueChange={(text) => form.change({ username: hyphenated(text) })}
        />
        <EmailField required autoComplete="off" {...field('email', 254)} />
      </FieldGroup>
      <FieldGroup {...messages.groups.password}>
        <PasswordField required autoComplete="new-password" aria-describedby={checklist} {...field('password', 128)} />
        <PasswordField
          required
          autoComplete="new-password"
          {...repeated}
          error={isEarly ? undefined : repeated.error}
        />
        <PasswordChecklist id={checklist} password={password} />
      </FieldGroup>
      {/* Enter continues, as in every form; the visible button is outside the form. */}
      <button type="submit" hidden>
        {next}
      </button>
    </FormElement>
  )
}
