import { createRole, renameRole, type Role } from '@ssp/api'
import {
  FormDone,
  FormPanel,
  isConflict,
  useHref,
  useMessages,
  useRecordForm,
  type PanelProps,
  kitMessages,
} from '@ssp/feature-kit'
import { TextField } from '@ssp/ui'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { ChangeFailure } from '../change/change-failure'
import { snapshotOf } from '../change/changes'
import { DRAFTS } from '../model/drafts'
import { identifierOf } from '../model/identifier'
import { rolesMessages } from './messages'

const schema = z.object({ label: z.string().check(z.trim(), z.minLength(1, 'required')) })
const empty = { label: '' }

/** The side panel that creates a role without policies. */
export function CreateRolePanel(panel: PanelProps) {
  const href = useHref()
  const messages = useMessages(rolesMessages).panel
  const [id] = useState(() => crypto.randomUUID())
  const form = useRecordForm({
    name: DRAFTS.role,
    schema,
    values: empty,
    errors: { failed: messages.failed },
    invalidates: createRole.changes,
    send: ({ label }, { api }) => createRole(api, { id, label }),
    created: () => ({ id }),
  })
  const { label } = form.values
  const view = { label: messages.view, href: href(`/access/role/${encodeURIComponent(identifierOf(label))}`) }
  return (
    <FormPanel
      {...panel}
      form={form}
      title={messages.create}
      submitLabel={messages.submitCreate}
      done={<FormDone text={messages.created} view={view} />}
    >
      <TextField required label={messages.name} maxLength={100} autoComplete="off" {...form.field('label')} />
    </FormPanel>
  )
}

/** Props of `RenameRolePanel`. */
export interface RenameRolePanelProps extends PanelProps {
  /** The role as last read. */
  role: Role
  /** ETag of `role`. */
  etag: string | undefined
}

/** The side panel that renames a role; after a version conflict it lists all changes of the other user. */
export function RenameRolePanel({ role, etag, ...panel }: RenameRolePanelProps) {
  const messages = useMessages(rolesMessages).panel
  const reasons = useMessages(kitMessages).unavailable
  const [before] = useState(() => snapshotOf(role))
  const [conflict, setConflict] = useState<unknown>(null)
  const form = useRecordForm({
    name: `access.roles.rename:${role.id}`,
    schema,
    values: useMemo(() => ({ label: role.label }), [role.label]),
    version: etag,
    errors: { failed: messages.failed },
    invalidates: renameRole.changes,
    async send({ label }, { api, ifMatch }) {
      setConflict(null)
      try {
        await renameRole(api, { id: role.id, label, ifMatch })
      } catch (error) {
        if (isConflict(error)) setConflict(error)
        throw error
      }
    },
  })
  const label = form.values.label.trim()
  return (
    <FormPanel
      {...panel}
      form={form}
      title={messages.rename}
      submitLabel={messages.submitRename}
      unavailable={label === role.label ? reasons.unchanged : null}
      notes={conflict !== null && <ChangeFailure typed error={conflict} before={before} title={messages.failed} />}
      done={<FormDone text={messages.renamed} />}
    >
      <TextField
        required
        label={messages.name}
        help={messages.keepsName(role.name)}
        maxLength={100}
        autoComplete="off"
        {...form.field('label')}
      />
    </FormPanel>
  )
}
