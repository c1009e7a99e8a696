import { createPermissions, permissionsQuery } from '@ssp/api'
import { FormDone, FormPanel, useApi, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { TextField } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { DRAFTS } from '../model/drafts'
import { groupNameOf, groupsOf, permissionRow } from '../model/new-permissions'
import { permissionsMessages } from './messages'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required')),
  group: z.string().check(z.refine((group) => groupNameOf(group) !== '', 'required')),
})
const empty = { name: '', group: '' }

/** The side panel 'Create permission' (R1-250 to R1-252); it suggests the existing groups (decision 105). */
export function CreatePermissionPanel(panel: PanelProps) {
  const messages = useMessages(permissionsMessages).permissionPanel
  const groupsId = useId()
  const [id] = useState(() => crypto.randomUUID())
  const form = useRecordForm({
    name: DRAFTS.permission,
    schema,
    values: empty,
    errors: { failed: messages.failed },
    invalidates: createPermissions.changes,
    send: ({ name, group }, { api }) => createPermissions(api, { rows: [permissionRow(id, name, group)] }),
    created: () => ({ id }),
  })
  const all = useQuery(permissionsQuery(useApi(), { getAll: true }))
  const groups = useMemo(() => groupsOf(all.data ?? []), [all.data])
  return (
    <FormPanel
      {...panel}
      form={form}
      title={messages.title}
      submitLabel={messages.submit}
      done={<FormDone text={messages.created} />}
    >
      <TextField required label={messages.name} maxLength={100} autoComplete="off" {...form.field('name')} />
      <TextField
        required
        label={messages.group}
        help={messages.groupHelp}
        maxLength={100}
        autoComplete="off"
        list={groupsId}
        {...form.field('group')}
      />
      <datalist id={groupsId}>
        {groups.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </datalist>
    </FormPanel>
  )
}
