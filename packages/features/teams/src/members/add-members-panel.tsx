import { addTeamMembers, employeeCountQuery, employeesQuery, type Employee, type SspApi, type Team } from '@ssp/api'
import {
  ActionFailure,
  fullName,
  PickerPanel,
  useAction,
  useMessages,
  type PageArgs,
  type PanelProps,
} from '@ssp/feature-kit'
import { addMembersMessages, teamMembersMessages } from './messages'

/** Rows per page (R2-736). */
const SIZE = 5

/** Props of `AddMembersPanel`. */
export interface AddMembersPanelProps extends PanelProps {
  team: Team
}

/** Employees who are not members of the team, ticked over pages and searches and added at once (R2-342 to R2-347). */
export function AddMembersPanel({ team, ...panel }: AddMembersPanelProps) {
  const messages = useMessages(addMembersMessages)
  const { done } = useMessages(teamMembersMessages)
  const add = useAction({
    send: (employees: readonly Employee[], api) =>
      addTeamMembers(api, {
        teamId: team.id,
        teamLabel: team.label,
        membersToAdd: employees.map(({ id }) => ({ employee_id: id })),
      }),
    key: () => 'add',
    invalidates: addTeamMembers.changes,
    done: ({ added }) => done.added(added),
    failed: null,
  })
  const nameOf = (employee: Employee) => fullName(employee) || messages.unnamed
  return (
    <PickerPanel
      {...panel}
      messages={messages}
      size={SIZE}
      page={(api: SspApi, args: PageArgs) => employeesQuery(api, { ...args, notInTeam: team.id })}
      count={(api: SspApi, args: Pick<PageArgs, 'search'>) => employeeCountQuery(api, { ...args, notInTeam: team.id })}
      row={(employee) => ({ id: employee.id, name: nameOf(employee) })}
      columns={[
        { header: messages.identifier, cell: ({ identifier }) => identifier ?? messages.none },
        { header: messages.name, cell: nameOf },
      ]}
      pendingKey={add.pendingKey}
      onAddSelected={(employees) => add.run(employees)}
      note={<ActionFailure error={add.error?.error} />}
    />
  )
}
