import { employeeCountQuery, employeesQuery, type Employee, type SspApi } from '@ssp/api'
import { fullName, RecordChoice, useMessages, type BoundField } from '@ssp/feature-kit'
import { giveMessages } from '../messages'
import type { Recipient } from './use-give-reward'

/** Rows per page (R3-197). */
const SIZE = 5
/** Number of pages above which the hint is shown (R3-424). */
const MANY = 3

/** Employees who have left cannot receive a reward. */
const activeQuery = (api: SspApi, args: { search: string; page: number; limit: number }) =>
  employeesQuery(api, { ...args, status: 'active' })
const activeCountQuery = (api: SspApi, args: { search: string }) =>
  employeeCountQuery(api, { ...args, status: 'active' })

/** Props of `EmployeeChoice`. */
export interface EmployeeChoiceProps {
  field: BoundField<string>
  onChoose: (recipient: Recipient | null) => void
  /** Whether the card was bought, after which the employee cannot change. */
  isBought: boolean
}

/** The employee search table: identifier and name, five per page, with the hint if there are many (R3-196 to R3-198). */
export function EmployeeChoice({ field, onChoose, isBought }: EmployeeChoiceProps) {
  const messages = useMessages(giveMessages).employees
  const nameOf = (employee: Employee) => fullName(employee) || messages.unnamed
  return (
    <RecordChoice
      messages={{
        ...messages,
        total: (count) => {
          const pages = Math.ceil(count / SIZE)
          return pages > MANY ? messages.hint(SIZE * (pages - 1)) : messages.total(count)
        },
      }}
      size={SIZE}
      defaultOpen
      page={activeQuery}
      count={activeCountQuery}
      columns={[
        { header: messages.identifier, cell: ({ identifier }) => identifier ?? '–' },
        { header: messages.name, cell: nameOf },
      ]}
      row={(employee) => ({
        id: employee.id,
        name: nameOf(employee),
        meta: [employee.identifier, employee.email].filter(Boolean).join(' · '),
        ...(!employee.email && { unavailable: messages.noAddress }),
      })}
      value={field.value}
      error={field.error}
      disabled={isBought}
      onValueChange={(_id, employee) => onChoose(employee)}
    />
  )
}
