import { clientUsersQuery, updateIncident, type Incident } from '@ssp/api'
import { FormPanel, useApi, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { Select } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { incidentDetailMessages } from '../messages'

/** The choice that leaves a report unassigned; a select has no empty value. */
const NOBODY = 'nobody'

const schema = z.object({ assigned_to: z.string() })

/** Props of `AssignPanel`. */
export interface AssignPanelProps extends PanelProps {
  incident: Incident
  etag: string | undefined
}

/** The dialog that assigns a report to a user of the client, or leaves it unassigned (R3-124, R3-477, 3-decisions 26). */
export function AssignPanel({ incident, etag, ...panel }: AssignPanelProps) {
  const text = useMessages(incidentDetailMessages).assign
  const users = useQuery(clientUsersQuery(useApi()))
  const values = useMemo(() => ({ assigned_to: incident.assigned_to ?? NOBODY }), [incident.assigned_to])
  const form = useRecordForm({
    name: `incidents.assign:${incident.id}`,
    schema,
    values,
    version: etag,
    invalidates: updateIncident.changes,
    onDone: panel.onClose,
    send: ({ assigned_to: id }, { api, ifMatch }) =>
      updateIncident(api, { id: incident.id, change: { assigned_to: id === NOBODY ? null : id }, ifMatch }),
  })
  const options = (users.data ?? []).map(({ id, label, username }) => {
    const isInConflict = incident.conflicts.includes(id)
    const name = label || username
    return { value: id, label: isInConflict ? `${name} (${text.conflict})` : name, disabled: isInConflict }
  })
  const field = form.field('assigned_to')
  return (
    <FormPanel {...panel} dialog="sm" form={form} title={text.title} submitLabel={text.submit}>
      <Select
        label={text.label}
        {...field}
        error={field.error ?? (users.error ? text.failed : undefined)}
        help={incident.conflicts.length > 0 ? text.conflictHelp : undefined}
        options={[{ value: NOBODY, label: text.nobody }, ...options]}
      />
    </FormPanel>
  )
}
