import { associateEmployee, employeesQuery, type Employee, type User } from '@ssp/api'
import {
  FormPanel,
  nameWithIdentifier,
  RecordPicker,
  useMessages,
  useRecordForm,
  type PanelProps,
} from '@ssp/feature-kit'
import * as z from 'zod/mini'
import { userMessages } from '../messages'

const schema = z.object({ employeeId: z.string().check(z.minLength(1, 'required')) })
const VALUES = { employeeId: '' }

/** Props of `LinkEmployeePanel`. */
export interface LinkEmployeePanelProps extends PanelProps {
  user: User
}

/** The dialog that links another user's account to an employee. */
export function LinkEmployeePanel({ open, onClose, user }: LinkEmployeePanelProps) {
  const { employee: messages } = useMessages(userMessages)
  const form = useRecordForm({
    name: `access.employee.${user.id}`,
    schema,
    values: VALUES,
    errors: messages.errors,
    invalidates: associateEmployee.changes,
    persist: 'never',
    send: ({ employeeId }, { api }) => associateEmployee(api, { userId: user.id, employeeId }),
    done: messages.linked,
    onDone: onClose,
  })
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.title(user.label)}
      description={messages.effect}
      submitLabel={messages.submit}
    >
      <RecordPicker
        required
        label={messages.employee}
        page={employeesQuery}
        option={(each) => ({
          value: each.id,
          label: labelOf(each) || messages.unnamed,
          description: each.isLinked ? messages.taken : undefined,
          disabled: each.isLinked === true,
        })}
        {...form.field('employeeId')}
      />
    </FormPanel>
  )
}

const labelOf = (each: Employee) => nameWithIdentifier(each) || each.email || ''
