import { permissionCountQuery, permissionsQuery } from '@ssp/api'
import { useApi, useMessages } from '@ssp/feature-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PICKER_SIZE, PickerPanel } from '../picker/picker-panel'
import type { Picker } from '../picker/use-picker'
import { groupLabel } from '../shared/groups'
import { policiesMessages } from './messages'
import { sharedMessages } from '../shared/messages'

/** Props of `PermissionPicker`. */
export interface PermissionPickerProps {
  picker: Picker
  /** The policy; what it holds is left out by the server, so that pages and count agree (decision 101). */
  policyId: string
  pending: string | null
  onAdd: (permissionId: string) => void
  note: ReactNode
}

/** The permissions that can be added to a policy. */
export function PermissionPicker({ picker, policyId, pending, onAdd, note }: PermissionPickerProps) {
  const api = useApi()
  const { picker: messages } = useMessages(policiesMessages)
  const { notYours } = useMessages(sharedMessages)
  const { open, page, search, onPage } = picker
  const filter = { search, excludePolicyId: policyId }
  const wanted = { enabled: open, placeholderData: keepPreviousData }
  const rows = useQuery({ ...permissionsQuery(api, { ...filter, page, limit: PICKER_SIZE }), ...wanted })
  const count = useQuery({ ...permissionCountQuery(api, filter), ...wanted })
  // What is added leaves the list; the last of the last page takes the page with it.
  const last = Math.max(0, Math.ceil((count.data ?? 0) / PICKER_SIZE) - 1)
  if (open && count.data !== undefined && !count.isPlaceholderData && page > last) onPage(last)
  return (
    <PickerPanel
      picker={picker}
      messages={messages}
      rows={rows.data?.map(({ id, name, group, grantable = true }) => ({
        id,
        name,
        meta: groupLabel(group),
        instead: grantable ? undefined : notYours,
      }))}
      list={rows}
      count={count}
      pending={pending}
      onAdd={onAdd}
      note={note}
    />
  )
}
