import { policiesQuery, policyCountQuery } from '@ssp/api'
import { useApi, useMessages } from '@ssp/feature-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PICKER_SIZE, PickerPanel } from '../picker/picker-panel'
import type { Picker } from '../picker/use-picker'
import { rolesMessages } from './messages'

/** Props of `PolicyPicker`. */
export interface PolicyPickerProps {
  picker: Picker
  /** Ids of the policies that the role has. */
  held: readonly string[]
  pending: string | null
  onAdd: (policyId: string) => void
  note: ReactNode
}

/** The policies that can be added to a role. */
export function PolicyPicker({ picker, held, pending, onAdd, note }: PolicyPickerProps) {
  const api = useApi()
  const messages = useMessages(rolesMessages).picker
  const { open, page, search } = picker
  const wanted = { enabled: open, placeholderData: keepPreviousData }
  const rows = useQuery({ ...policiesQuery(api, { search, page, limit: PICKER_SIZE }), ...wanted })
  const count = useQuery({ ...policyCountQuery(api, { search }), ...wanted })
  return (
    <PickerPanel
      picker={picker}
      messages={messages}
      rows={rows.data?.map(({ id, label, name }) => ({
        id,
        name: label,
        meta: name,
        instead: held.includes(id) ? messages.held : undefined,
      }))}
      list={rows}
      count={count}
      pending={pending}
      onAdd={onAdd}
      note={note}
    />
  )
}
