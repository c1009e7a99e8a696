import { addTeamMembers, teamsQuery, type SspApi } from '@ssp/api'
import { FormPanel, useApi, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { ComboBox } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { employeeTeamsMessages } from './messages'

const schema = z.object({ teamId: z.string().check(z.minLength(1, 'required')) })
const EMPTY = { teamId: '' }
const NONE: readonly { id: string }[] = []

/** The chosen team. */
export interface ChosenTeam {
  id: string
  label: string
}

/** Props of `AddToTeamPanel`. */
export interface AddToTeamPanelProps extends PanelProps {
  /** Identifies the persisted draft by its employees. */
  of: string
  /** Title. Default: that of the employee page. */
  title?: string
  /** Rendered under the field. Default: nothing. */
  help?: string
  /** Teams that are not offered (2-decisions 123). Default: none. */
  without?: readonly { id: string }[]
  /** Adds the employees to the team. */
  send: (team: ChosenTeam, api: SspApi) => Promise<unknown>
  /** Success notification. Default: none, if `send` shows it. */
  done?: string
  /** Called after the employees were added and the panel closes. */
  onAdded?: () => void
}

/** The modal 'Add to team' with a team selector; a team must be selected. */
export function AddToTeamPanel({
  of,
  title,
  help,
  without = NONE,
  send,
  done,
  onAdded,
  ...panel
}: AddToTeamPanelProps) {
  const messages = useMessages(employeeTeamsMessages)
  const known = useQuery(teamsQuery(useApi(), {})).data
  const offered = (known ?? []).filter((team) => !without.some(({ id }) => id === team.id))
  const form = useRecordForm({
    name: `employees.teams.${of}`,
    schema,
    values: EMPTY,
    errors: { required: messages.required },
    invalidates: addTeamMembers.changes,
    ...(done !== undefined && { done }),
    onDone() {
      panel.onClose()
      onAdded?.()
    },
    send: ({ teamId }, { api }) =>
      send({ id: teamId, label: known?.find(({ id }) => id === teamId)?.label ?? '' }, api),
  })
  const field = form.field('teamId')
  return (
    <FormPanel {...panel} form={form} dialog="sm" title={title ?? messages.add} submitLabel={title ?? messages.add}>
      <ComboBox
        {...field}
        value={field.value || null}
        onValueChange={(id) => field.onValueChange(id ?? '')}
        required
        label={messages.team}
        help={help}
        loading={known === undefined}
        options={offered.map(({ id, label }) => ({ value: id, label }))}
      />
    </FormPanel>
  )
}
