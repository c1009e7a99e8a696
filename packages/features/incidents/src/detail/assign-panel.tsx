import { clientUsersQuery, updateIncident } from '@ssp/api'
import { FormPanel, useApi, useMessages, useRecordForm, type PanelProps, type SaveContext } from '@ssp/feature-kit'
import { Select } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { incidentDetailMessages, incidentMessages } from '../messages'

/** The option that leaves a report unassigned; a select has no empty value. */
const NOBODY = 'nobody'

const schema = z.object({ assigned_to: z.string().check(z.minLength(1, 'required')) })

/** Props of `AssignPanel`. */
export interface AssignPanelProps extends PanelProps {
  /** Identifies the persisted draft by its reports. */
  of: string
  /** Title. Default: that for one report. */
  title?: string
  /** Rendered under the field if no user is in conflict. Default: nothing. */
  help?: string
  /** The current assignee; null if there is none. Default: no choice, so one must be made. */
  assignedTo?: string | null
  /** Users who cannot be chosen. Default: none. */
  conflicts?: readonly string[]
  etag?: string | undefined
  /** Called after it was assigned and the panel closes. */
  onAssigned?: () => void
  /** Assigns to a user, or removes the assignment. */
  send: (assigned_to: string | null, context: Pick<SaveContext<object>, 'api' | 'ifMatch'>) => Promise<unknown>
}

/** The dialog that assigns reports to a user of the client, or removes the assignment (R3-124, R3-477, 3-decisions 26). */
export function AssignPanel(props: AssignPanelProps) {
  const { of, title, help, assignedTo, conflicts = [], etag, send, onAssigned, ...panel } = props
  const text = useMessages(incidentDetailMessages).assign
  const shared = useMessages(incidentMessages)
  const users = useQuery(clientUsersQuery(useApi()))
  const values = useMemo(() => ({ assigned_to: assignedTo === undefined ? '' : (assignedTo ?? NOBODY) }), [assignedTo])
  const form = useRecordForm({
    name: `incidents.assign:${of}`,
    schema,
    values,
    version: etag,
    invalidates: updateIncident.changes,
    onDone() {
      panel.onClose()
      onAssigned?.()
    },
    send: ({ assigned_to: id }, context) => send(id === NOBODY ? null : id, context),
  })
  const assignable = (users.data ?? []).filter(({ id, status }) => status === 'active' || id === assignedTo)
  const options = assignable.map(({ id, label, username }) => {
    const isInConflict = conflicts.includes(id)
    const name = label || username
    return { value: id, label: isInConflict ? `${name} (${text.conflict})` : name, disabled: isInConflict }
  })
  if (assignedTo && users.data && !assignable.some(({ id }) => id === assignedTo))
    options.push({ value: assignedTo, label: shared.otherAccount, disabled: false })
  const field = form.field('assigned_to')
  return (
    <FormPanel {...panel} dialog="sm" form={form} title={title ?? text.title} submitLabel={text.submit}>
      <Select
        label={text.label}
        {...field}
        placeholder={assignedTo === undefined ? text.choose : undefined}
        error={field.error ?? (users.error ? text.failed : undefined)}
        help={conflicts.length > 0 ? text.conflictHelp : help}
        options={[{ value: NOBODY, label: text.nobody }, ...options]}
      />
    </FormPanel>
  )
}
