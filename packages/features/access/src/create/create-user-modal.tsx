import { ApiError, createUser, rolesQuery } from '@ssp/api'
import {
  Failure,
  FormPanel,
  passwordMessages,
  PasswordChecklist,
  useApi,
  useHref,
  useMessages,
  useRecordForm,
  type PanelProps,
} from '@ssp/feature-kit'
import { EmailField, Link, PasswordField, Select, TextField } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as styles from './create-user.css'
import { DRAFTS } from '../model/drafts'
import { createUserMessages } from './messages'
import { emptyNewUser, hyphenated, newUserSchema, toNewUser, type NewUserDraft } from './new-user'

const ROLES = { page: 0, limit: 100 }

/** The create user modal (spec 1 section 5). */
export function CreateUserModal({ open, onClose }: PanelProps) {
  const href = useHref()
  const messages = useMessages(createUserMessages)
  const rules = useMessages(passwordMessages).broken
  const [id] = useState(() => crypto.randomUUID())
  const checklist = useId()
  // Superadmin cannot be granted (R1-403), and neither can a role that holds more than the caller.
  const roles = useQuery({
    ...rolesQuery(useApi(), ROLES),
    select: (all) =>
      all
        .filter(({ name, grantable = true }) => name !== 'superadmin' && grantable)
        .map(({ id, label }) => ({ value: id, label })),
  })
  const form = useRecordForm({
    name: DRAFTS.user,
    schema: newUserSchema,
    values: emptyNewUser,
    secrets: ['password', 'confirmPassword'],
    errors: { ...rules, ...messages },
    invalidates: createUser.changes,
    async send(draft, { api }) {
      const user = toNewUser(draft, id, api.clientId())
      const { success } = await createUser(api, user)
      if (!success) throw new ApiError({ status: 200, code: 'not_created', message: '' })
      return user
    },
    done: messages.created,
    created: ({ label, username }) => ({
      id,
      name: label,
      href: href(`/access/users/${encodeURIComponent(username)}`),
    }),
    onDone: onClose,
  })
  const field = (name: keyof NewUserDraft) => ({ ...form.field(name), label: messages[name] })

  return (
    <FormPanel
      dialog="md"
      open={open}
      onClose={onClose}
      form={form}
      title={messages.title}
      submitLabel={messages.submit}
      cancelLabel={messages.cancel}
      footerStart={<Link href={href('/access/users/create')}>{messages.withPermissions}</Link>}
    >
      {roles.error && <Failure title={messages.rolesFailed} error={roles.error} />}
      <TextField required maxLength={200} autoComplete="off" {...field('label')} />
      <TextField
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        help={messages.usernameHelp}
        {...field('username')}
        onValueChange={(text) => form.change({ username: hyphenated(text) })}
      />
      <EmailField required maxLength={254} autoComplete="off" {...field('email')} />
      <Select required placeholder={messages.chooseRole} options={roles.data ?? []} {...field('roleId')} />
      <div className={styles.password}>
        <PasswordField
          required
          maxLength={128}
          autoComplete="new-password"
          aria-describedby={checklist}
          {...field('password')}
        />
        <PasswordChecklist id={checklist} password={form.values.password} />
      </div>
      <PasswordField required maxLength={128} autoComplete="new-password" {...field('confirmPassword')} />
    </FormPanel>
  )
}
