import { ApiError, findUserQuery, updateUser } from '@ssp/api'
import {
  passwordMessages,
  PasswordChecklist,
  RecordForm,
  useApi,
  useCan,
  useLocation,
  useMessages,
  useNavigate,
  useRecordForm,
} from '@ssp/feature-kit'
import { Banner, EmailField, PasswordField, TextField } from '@ssp/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useMemo } from 'react'
import { FieldGroup } from '../../shared/field-group'
import { userMessages } from '../messages'
import * as styles from '../user-detail.css'
import type { UserPanelProps } from '../user-panel'
import { EmployeeOfUser } from './employee-of-user'
import { useUnlink } from './use-unlink'
import { accountChange, accountOf, accountSchema, type AccountDraft } from './account-schema'

/** Account details: username, display name, e-mail address, and optionally a new password. */
export function AccountPanel({ user, etag, onUnsaved }: UserPanelProps) {
  const api = useApi()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const mayUpdate = useCan()('USERS_UPDATE')
  const { account: messages, accountGroups: groups } = useMessages(userMessages)
  const rules = useMessages(passwordMessages).broken
  const checklist = useId()
  const reason = user.denials?.changeSignIn ?? undefined

  const form = useRecordForm({
    name: `access.account.${user.id}`,
    schema: accountSchema,
    values: useMemo(() => accountOf(user), [user]),
    version: etag,
    validate: 'change',
    secrets: ['password', 'confirmPassword'],
    errors: { ...rules, ...messages },
    invalidates: updateUser.changes,
    async send(draft, { ifMatch }) {
      const change = accountChange(user, draft)
      if (Object.keys(change).length === 0) return
      const { success } = await updateUser(api, { id: user.id, ...change, ifMatch })
      if (!success) throw new ApiError({ status: 200, code: 'not_saved', message: '' })
      if (change.username) showUnder(change.username, draft)
    },
    done: messages.updated,
  })
  /** The address contains the username (decision 18). Known data is shown there until it is read again. */
  const showUnder = (username: string, { label, email }: AccountDraft) => {
    const { queryKey } = findUserQuery(api, { attribute: 'username', attributeVal: username })
    cache.setQueryData(queryKey, { record: { ...user, username, label, email }, etag: undefined })
    navigate(`/access/users/${encodeURIComponent(username)}${search}`, { replace: true })
  }
  const { isDirty } = form
  useEffect(() => onUnsaved(isDirty), [onUnsaved, isDirty])

  const { password } = form.values
  const field = (name: keyof AccountDraft, maxLength: number) => ({
    ...form.field(name),
    label: messages[name],
    maxLength,
    disabled: !mayUpdate || (reason !== undefined && name !== 'label'),
  })

  return (
    <div className={styles.form}>
      <RecordForm
        form={form}
        guard={false}
        readOnly={!mayUpdate}
        labels={messages}
        submitLabel={messages.submit}
        className={styles.form}
      >
        {mayUpdate && reason && <Banner kind="info" text={reason} />}
        <FieldGroup {...groups.account}>
          <TextField required autoComplete="off" autoCapitalize="none" spellCheck={false} {...field('username', 100)} />
          <TextField required autoComplete="off" {...field('label', 200)} />
          <EmailField required autoComplete="off" {...field('email', 254)} />
        </FieldGroup>
        {mayUpdate && (
          <FieldGroup {...groups.password}>
            <PasswordField
              help={messages.passwordHelp}
              autoComplete="new-password"
              aria-describedby={password ? checklist : undefined}
              {...field('password', 128)}
            />
            <PasswordField autoComplete="new-password" {...field('confirmPassword', 128)} />
            {password && <PasswordChecklist id={checklist} password={password} />}
          </FieldGroup>
        )}
      </RecordForm>
      <EmployeeOfUser user={user} unlink={useUnlink(user)} />
    </div>
  )
}
