import { addTeamMembers, teamsQuery, type EmployeeTeam } from '@ssp/api'
import { FormPanel, useApi, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { ComboBox } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { employeeTeamsMessages } from './messages'

const schema = z.object({ teamId: z.string().check(z.minLength(1, 'required')) })
const EMPTY = { teamId: '' }

/** Props of `AddToTeamPanel`. */
export interface AddToTeamPanelProps extends PanelProps {
  employeeId: string
  /** The teams that the employee is in: they are not offered (2-decisions 123). */
  teams: readonly EmployeeTeam[]
}

/** The modal 'Add to team' with a team selector; it needs a selected team. */
export function AddToTeamPanel({ employeeId, teams, ...panel }: AddToTeamPanelProps) {
  const messages = useMessages(employeeTeamsMessages)
  const known = useQuery(teamsQuery(useApi(), {})).data
  const offered = (known ?? []).filter((team) => !teams.some(({ id }) => id === team.id))
  const form = useRecordForm({
    name: `employees.teams.${employeeId}`,
    schema,
    values: EMPTY,
    errors: { required: messages.required },
    invalidates: addTeamMembers.changes,
    done: messages.added,
    onDone: panel.onClose,
    send: ({ teamId }, { api }) =>
      addTeamMembers(api, {
        teamId,
        teamLabel: known?.find(({ id }) => id === teamId)?.label ?? '',
        membersToAdd: [{ employee_id: employeeId }],
      }),
  })
  const field = form.field('teamId')
  return (
    <FormPanel {...panel} form={form} dialog="sm" title={messages.add} submitLabel={messages.add}>
      <ComboBox
        {...field}
        value={field.value || null}
        onValueChange={(id) => field.onValueChange(id ?? '')}
        required
        label={messages.team}
        loading={known === undefined}
        options={offered.map(({ id, label }) => ({ value: id, label }))}
      />
    </FormPanel>
  )
}
