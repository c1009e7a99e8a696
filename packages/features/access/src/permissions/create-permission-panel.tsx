import { createPermissions, invalidatePermissions, permissionsQuery } from '@ssp/api'
import { useApi, useMessages } from '@ssp/feature-kit'
import { TextField } from '@ssp/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { groupNameOf, groupsOf, permissionRow } from '../model/new-permissions'
import { SavePanel } from '../panel/save-panel'
import type { PanelPlace } from '../panel/use-panel'
import { permissionsMessages } from './messages'

/** The side panel 'Create permission' (R1-250 to R1-252); the groups that there are, are suggested (decision 105). */
export function CreatePermissionPanel(place: PanelPlace) {
  const api = useApi()
  const queries = useQueryClient()
  const messages = useMessages(permissionsMessages).permissionPanel
  const groupsId = useId()
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [group, setGroup] = useState('')
  const all = useQuery(permissionsQuery(api, { getAll: true }))
  const groups = useMemo(() => groupsOf(all.data ?? []), [all.data])

  const send = async () => {
    await createPermissions(api, [permissionRow(id, name, group)])
    void invalidatePermissions(api, queries)
  }

  return (
    <SavePanel
      {...place}
      messages={{ ...messages, saved: messages.created }}
      unsaved={name !== '' || group !== ''}
      complete={name.trim() !== '' && groupNameOf(group) !== ''}
      send={send}
    >
      {(errors) => (
        <>
          <TextField
            required
            label={messages.name}
            value={name}
            maxLength={100}
            autoComplete="off"
            error={errors['name']}
            onValueChange={setName}
          />
          <TextField
            required
            label={messages.group}
            help={messages.groupHelp}
            value={group}
            maxLength={100}
            autoComplete="off"
            list={groupsId}
            error={errors['group']}
            onValueChange={setGroup}
          />
          <datalist id={groupsId}>
            {groups.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </datalist>
        </>
      )}
    </SavePanel>
  )
}
