import { employeeCountQuery, employeesQuery, teamCountQuery, teamsQuery, type Employee, type SspApi } from '@ssp/api'
import { fullName, RecordChoice, useMessages, type BoundField } from '@ssp/feature-kit'
import { giveMessages } from '../messages'

/** Employees who have left cannot receive recognition. */
const activeQuery = (api: SspApi, args: { search: string; page: number; limit: number }) =>
  employeesQuery(api, { ...args, status: 'active' })
const activeCountQuery = (api: SspApi, args: { search: string }) =>
  employeeCountQuery(api, { ...args, status: 'active' })

/** Props of `ReceiverChoice`. */
export interface ReceiverChoiceProps {
  /** Whether a team is chosen. */
  team: boolean
  /** Employee of the giver, who cannot be chosen (R3-412). */
  giverId: string
  field: BoundField<string>
}

/** Chooses the receiver: employees of the client by search with pages and a total, or its teams (R3-414, R3-478). */
export function ReceiverChoice({ team, giverId, field: { value, error, onValueChange } }: ReceiverChoiceProps) {
  const messages = useMessages(giveMessages)
  const shared = { value, error, onValueChange }
  if (team)
    return (
      <RecordChoice
        {...shared}
        messages={messages.teams}
        page={teamsQuery}
        count={teamCountQuery}
        columns={[{ header: messages.teams.team, cell: ({ label }) => label }]}
        row={({ id, label }) => ({ id, name: label })}
      />
    )
  const nameOf = (person: Employee) => fullName(person) || messages.employees.unnamed
  return (
    <RecordChoice
      {...shared}
      messages={messages.employees}
      page={activeQuery}
      count={activeCountQuery}
      columns={[
        { header: messages.employees.identifier, cell: ({ identifier }) => identifier ?? '–' },
        { header: messages.employees.name, cell: nameOf },
      ]}
      row={(person) =>
        person.id === giverId
          ? null
          : { id: person.id, name: nameOf(person), ...(person.identifier && { meta: person.identifier }) }
      }
    />
  )
}
