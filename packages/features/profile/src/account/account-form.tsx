import { updateProfile, type Profile, type Versioned } from '@ssp/api'
import { emailText, RecordForm, useLanguages, useMessages, useRecordForm } from '@ssp/feature-kit'
import { Card, EmailField, Link, PasswordField, Select, TextField } from '@ssp/ui'
import { useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { profileMessages } from '../messages'
import type { TabProps } from '../model/tabs'
import * as styles from '../profile.css'
import { rejectedAt } from './rejected-at'
import { accountMessages } from './messages'

const schema = z.object({
  label: z.string().check(z.trim(), z.minLength(1, 'required')),
  email: z.string().check(z.trim()),
  language: z.string(),
  currentPassword: z.string(),
})

/** Value of the language field: none is chosen. */
const NONE = ''

/** Props of `AccountForm`. */
export interface AccountFormProps extends TabProps {
  /** The account with its ETag; a newer one may arrive while this one is edited. */
  account: Versioned<Profile>
}

/** Display name and e-mail address, which requires the current password; Update appears after a change (R1-168). */
export function AccountForm({ account: { record, etag }, locked, onEdited, onContinue }: AccountFormProps) {
  const { account: messages } = useMessages(accountMessages)
  const { save } = useMessages(profileMessages)
  const { id, label, email, username, language } = record
  const languages = useLanguages()
  const options = [
    { value: NONE, label: messages.noLanguage },
    ...languages.map(({ locale, label: name }) => ({ value: locale, label: name })),
  ]
  const chosen = language ?? NONE
  const form = useRecordForm({
    name: 'profile.profile',
    schema,
    values: useMemo(
      () => ({ label, email: email ?? '', language: chosen, currentPassword: '' }),
      [label, email, chosen],
    ),
    secrets: ['currentPassword'],
    version: etag,
    validate: 'change',
    onContinue,
    errors: messages,
    invalidates: updateProfile.changes,
    done: messages.saved,
    async send(values, { api, changes, ifMatch }) {
      if ('email' in changes && values.currentPassword === '') throw rejectedAt('currentPassword', messages.required)
      const sent = { ...values, language: values.language === NONE ? null : values.language }
      const change = Object.fromEntries(Object.entries(sent).filter(([field]) => field in changes))
      await updateProfile(api, { id, change, ifMatch })
      // A new token contains the new name and language.
      void api.session.refresh()
    },
  })
  useEffect(() => onEdited(form.isDirty), [form.isDirty, onEdited])
  return (
    <Card title={messages.title}>
      <RecordForm
        form={form}
        labels={messages}
        guard={false}
        readOnly={locked}
        asText={[
          { label: messages.label, value: label },
          { label: messages.email, value: email && <Link href={`mailto:${email}`}>{emailText(email)}</Link> },
          ...(languages.length > 0
            ? [{ label: messages.language, value: options.find(({ value }) => value === chosen)?.label }]
            : []),
          { label: messages.username, value: username },
        ]}
        submitLabel={save}
        className={styles.form}
      >
        <TextField label={messages.label} maxLength={100} autoComplete="name" {...form.field('label')} />
        <EmailField label={messages.email} maxLength={254} autoComplete="email" {...form.field('email')} />
        {form.values.email !== (email ?? '') && (
          <PasswordField
            label={messages.currentPassword}
            help={messages.currentPasswordHelp}
            maxLength={128}
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
        )}
        {languages.length > 0 && (
          <Select
            label={messages.language}
            help={messages.languageHelp}
            options={options}
            {...form.field('language')}
          />
        )}
        <TextField
          label={messages.username}
          value={username}
          readOnly
          help={messages.usernameHelp}
          autoComplete="username"
        />
      </RecordForm>
    </Card>
  )
}
