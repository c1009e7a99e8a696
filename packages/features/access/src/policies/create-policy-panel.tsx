import { createPolicy, errorText, permissionsQuery, type Permission } from '@ssp/api'
import { FormDone, FormPanel, useApi, useHref, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { MultiSelect, TextField } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { DRAFTS } from '../model/drafts'
import { identifierOf } from '../model/identifier'
import { offeredPermissions, OFFERED } from '../model/offered'
import { policiesMessages } from './messages'

const schema = z.object({
  label: z.string().check(z.trim(), z.minLength(1, 'required')),
  permissions: z.array(z.string()),
})
const empty = { label: '', permissions: [] as string[] }
const NONE: readonly Permission[] = []

/** The side panel 'Create policy' (R1-230): a name and permissions, found by their names. */
export function CreatePolicyPanel(panel: PanelProps) {
  const href = useHref()
  const messages = useMessages(policiesMessages).panel
  const [id] = useState(() => crypto.randomUUID())
  const [search, setSearch] = useState('')
  const form = useRecordForm({
    name: DRAFTS.policy,
    schema,
    values: empty,
    errors: { failed: messages.failed },
    invalidates: createPolicy.changes,
    send: ({ label, permissions }, { api }) => createPolicy(api, { id, label, permissionIds: permissions }),
    created: () => ({ id }),
  })
  const { label, permissions: chosen } = form.values
  const all = useQuery(permissionsQuery(useApi(), { getAll: true }))
  const known = all.data ?? NONE
  const options = useMemo(() => offeredPermissions(known, chosen, search), [known, chosen, search])
  const permissions = form.field('permissions')
  const view = { label: messages.view, href: href(`/access/policies/${encodeURIComponent(identifierOf(label))}`) }
  return (
    <FormPanel
      {...panel}
      form={form}
      title={messages.title}
      submitLabel={messages.submit}
      done={<FormDone text={messages.created} view={view} />}
    >
      <TextField required label={messages.name} maxLength={100} autoComplete="off" {...form.field('label')} />
      <MultiSelect
        {...permissions}
        label={messages.permissions}
        placeholder={messages.choose}
        options={options}
        loading={all.isPending}
        error={all.error ? `${messages.permissionsFailed} ${errorText(all.error, '')}` : permissions.error}
        help={known.length > OFFERED && messages.more(OFFERED)}
        onSearch={setSearch}
      />
    </FormPanel>
  )
}
