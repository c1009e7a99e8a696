import { rolesQuery } from '@ssp/api'
import { Failure, useApi, useHref, useMessages } from '@ssp/feature-kit'
import { Button, Dialog, Link, useConfirm } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { createUserMessages } from './messages'
import { changeMessages } from '../change/messages'
import { CreateUserForm } from './create-user-form'
import * as styles from './create-user.css'
import { useCreateUser, type Refusal } from './use-create-user'

/** Props of `CreateUserModal`. */
export interface CreateUserModalProps {
  /** Whether the modal is open. */
  open: boolean
  /** Hears that it has closed; what was typed is given up by then. */
  onClose: () => void
}

const ROLES = { page: 0, limit: 100 }

/** The create user modal (spec 1 section 5). Mount it anew for each opening: it keeps its draft. */
export function CreateUserModal({ open, onClose }: CreateUserModalProps) {
  const api = useApi()
  const href = useHref()
  const confirm = useConfirm()
  const messages = useMessages(createUserMessages)
  const { discard } = useMessages(changeMessages)
  const formId = useId()
  const form = useCreateUser(onClose)
  // Superadmin is nobody's to give (R1-403).
  const roles = useQuery({
    ...rolesQuery(api, ROLES),
    select: (all) => all.filter(({ name }) => name !== 'superadmin').map(({ id, label }) => ({ value: id, label })),
  })
  const message = useRefusalText(form.refusal)

  const close = async () => {
    if (!form.unsaved || (await confirm({ ...discard, destructive: true }))) onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && void close()}
      title={messages.title}
      size="md"
      footer={
        <>
          {message && (
            <div className={styles.refusal}>
              <Failure {...message} />
            </div>
          )}
          <Link href={href('/access/users/create')} className={styles.wizard}>
            {messages.withPermissions}
          </Link>
          <Button onClick={() => void close()}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" pending={form.sending}>
            {messages.submit}
          </Button>
        </>
      }
    >
      {roles.error && <Failure title={messages.rolesFailed} error={roles.error} />}
      <CreateUserForm
        id={formId}
        draft={form.draft}
        refusal={form.refusal}
        roles={roles.data ?? []}
        onChange={form.change}
        onSubmit={() => void form.submit()}
      />
    </Dialog>
  )
}

/** What stands at the button; what stands at a field is not said twice. */
function useRefusalText(refusal: Refusal | null) {
  const messages = useMessages(createUserMessages)
  if (!refusal) return null
  if ('problem' in refusal) return refusal.problem === 'incomplete' ? { title: messages.incomplete } : null
  return Object.keys(refusal.fields).length > 0
    ? { title: messages.failed }
    : { title: messages.failed, error: refusal.error }
}
