import { ApiError, changePassword } from '@ssp/api'
import {
  FormElement,
  FormNotes,
  passwordMessages,
  PasswordChecklist,
  useMessages,
  useNavigate,
  useRecordForm,
} from '@ssp/feature-kit'
import { Button, Card, PasswordField } from '@ssp/ui'
import { useEffect, useId } from 'react'
import { emptyPasswords, meetsChecklist, passwordSchema, type PasswordDraft } from '../model/password'
import type { TabProps } from '../model/tabs'
import * as styles from '../profile.css'
import { accountMessages } from './messages'
import { rejectedAt } from './rejected-at'

/**
 * Changes the password with the current one. The button appears when the checklist is complete; Enter can submit before
 * (decision 68).
 */
export function PasswordChange({
  userId,
  locked,
  onEdited,
}: TabProps & { /** Id of the caller's account. */ userId: string }) {
  const { password: messages } = useMessages(accountMessages)
  const { broken } = useMessages(passwordMessages)
  const navigate = useNavigate()
  const checklistId = useId()
  const form = useRecordForm({
    name: 'profile.password',
    schema: passwordSchema,
    values: emptyPasswords,
    persist: 'never',
    errors: { ...broken, ...messages },
    done: messages.saved,
    async send({ current, next }, { api }) {
      const { success } = await changePassword(api, { id: userId, currentPassword: current, newPassword: next }).catch(
        rejectAtField,
      )
      if (!success) throw rejectedAt('current', messages.wrongCurrent)
      api.session.signOut('password-changed')
      navigate('/login?notice=password-changed', { replace: true })
    },
  })
  const { isDirty, values } = form
  useEffect(() => onEdited(isDirty), [isDirty, onEdited])
  const field = (name: keyof PasswordDraft) => ({
    label: messages[name],
    maxLength: 128,
    ...form.field(name),
  })

  if (locked)
    return (
      <Card title={messages.title} description={messages.description}>
        <p className={styles.hint}>{messages.locked}</p>
      </Card>
    )
  return (
    <Card title={messages.title} description={messages.description}>
      <FormElement form={form} className={styles.form}>
        <FormNotes form={form} />
        <PasswordField {...field('current')} autoComplete="current-password" />
        <PasswordField
          {...field('next')}
          autoComplete="new-password"
          aria-details={values.next === '' ? undefined : checklistId}
        />
        {values.next !== '' && <PasswordChecklist id={checklistId} password={values.next} />}
        <PasswordField {...field('repeat')} autoComplete="new-password" />
        {/* Without a submit button, Enter would do nothing in a form of several fields. */}
        {meetsChecklist(values.next) ? (
          <div className={styles.actions}>
            <Button type="submit" variant="primary" pending={form.isSending}>
              {messages.submit}
            </Button>
          </div>
        ) : (
          <button type="submit" hidden>
            {messages.submit}
          </button>
        )}
      </FormElement>
    </Card>
  )
}

/** The server uses the wire name of the field. */
function rejectAtField(error: unknown): never {
  const message = error instanceof ApiError ? error.fields['newPassword'] : undefined
  throw message === undefined ? error : rejectedAt('next', message)
}
