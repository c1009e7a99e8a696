import { createPolicy, errorText, invalidatePolicies, permissionsQuery } from '@ssp/api'
import { useApi, useHref, useMessages } from '@ssp/feature-kit'
import { MultiSelect, TextField } from '@ssp/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { identifierOf } from '../model/identifier'
import { offeredPermissions, OFFERED } from '../model/offered'
import { SavePanel } from '../panel/save-panel'
import type { PanelPlace } from '../panel/use-panel'
import { policiesMessages } from './messages'

const NONE: never[] = []

/** The side panel 'Create policy' (R1-230): a name and permissions, found by their names. */
export function CreatePolicyPanel(place: PanelPlace) {
  const api = useApi()
  const href = useHref()
  const queries = useQueryClient()
  const messages = useMessages(policiesMessages).panel
  const [id] = useState(() => crypto.randomUUID())
  const [label, setLabel] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const [search, setSearch] = useState('')
  const all = useQuery(permissionsQuery(api, { getAll: true }))
  const permissions = all.data ?? NONE
  const options = useMemo(() => offeredPermissions(permissions, chosen, search), [permissions, chosen, search])

  const send = async () => {
    await createPolicy(api, { id, label: label.trim(), permissionIds: chosen })
    void invalidatePolicies(api, queries)
  }

  return (
    <SavePanel
      {...place}
      messages={{ ...messages, saved: messages.created }}
      unsaved={label !== '' || chosen.length > 0}
      complete={label.trim() !== ''}
      send={send}
      view={{ label: messages.view, href: href(`/access/policies/${encodeURIComponent(identifierOf(label))}`) }}
    >
      {(errors) => (
        <>
          <TextField
            required
            label={messages.name}
            value={label}
            maxLength={100}
            autoComplete="off"
            error={errors['label']}
            onValueChange={setLabel}
          />
          <MultiSelect
            label={messages.permissions}
            placeholder={messages.choose}
            options={options}
            value={chosen}
            loading={all.isPending}
            error={all.error ? `${messages.permissionsFailed} ${errorText(all.error, '')}` : errors['permissions']}
            help={permissions.length > OFFERED && messages.more(OFFERED)}
            onSearch={setSearch}
            onValueChange={setChosen}
          />
        </>
      )}
    </SavePanel>
  )
}
