import { createPolicy, errorText, invalidatePolicies, permissionsQuery } from '@ssp/api'
import { useApi, useHref } from '@ssp/feature-kit'
import { MultiSelect, TextField } from '@ssp/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { identifierOf } from '../model/identifier'
import { offeredPermissions, OFFERED } from '../model/offered'
import { SavePanel } from '../panel/save-panel'
import type { PanelPlace } from '../panel/use-panel'
import { useWords } from '../use-words'

const NONE: never[] = []

/** The side panel 'Create policy' (R1-230): a name and permissions, found by their names. */
export function CreatePolicyPanel(place: PanelPlace) {
  const api = useApi()
  const href = useHref()
  const queries = useQueryClient()
  const words = useWords().policies.panel
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
      words={{ ...words, saved: words.created }}
      unsaved={label !== '' || chosen.length > 0}
      complete={label.trim() !== ''}
      send={send}
      view={{ label: words.view, href: href(`/access/policies/${encodeURIComponent(identifierOf(label))}`) }}
    >
      {(errors) => (
        <>
          <TextField
            required
            label={words.name}
            value={label}
            maxLength={100}
            autoComplete="off"
            error={errors['label']}
            onValueChange={setLabel}
          />
          <MultiSelect
            label={words.permissions}
            placeholder={words.choose}
            options={options}
            value={chosen}
            loading={all.isPending}
            error={all.error ? `${words.permissionsFailed} ${errorText(all.error, '')}` : errors['permissions']}
            help={permissions.length > OFFERED && words.more(OFFERED)}
            onSearch={setSearch}
            onValueChange={setChosen}
          />
        </>
      )}
    </SavePanel>
  )
}
