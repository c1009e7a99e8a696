import { remindUnregistered, sendAppDetails, type Employee, type EmployeeEmail as Mail } from '@ssp/api'
import { EmailPreview, useMessages, type PanelProps } from '@ssp/feature-kit'
import { employeeMessages } from '../messages'
import { displayName } from '../model/person'
import { employeeEmailMessages } from './messages'
import { useEmail } from './use-email'

/** Props of `EmployeeEmailPanel`. */
export interface EmployeeEmailPanelProps extends PanelProps {
  employee: Pick<Employee, 'id' | 'title' | 'forename' | 'surname' | 'identifier' | 'email'>
  /** The e-mail template. */
  template: Mail['label']
}

/** An e-mail to one employee, as it will be sent; Send is the confirmation (R2-614, R2-615). */
export function EmployeeEmailPanel({ employee, template, ...panel }: EmployeeEmailPanelProps) {
  const messages = useMessages(employeeEmailMessages)
  const { unnamed } = useMessages(employeeMessages)
  const { id } = employee
  const address = employee.email ?? ''
  const isReminder = template === 'RegistrationReminderGeneric'
  const email = useEmail({
    template,
    id,
    send: (api) => (isReminder ? remindUnregistered(api, { id }) : sendAppDetails(api, { id })),
    done: () => ({ title: (isReminder ? messages.reminderSent : messages.appDetailsSent)(address) }),
  })
  return (
    <EmailPreview
      {...panel}
      {...email}
      title={isReminder ? messages.reminder : messages.appDetails}
      description={messages.toOne(displayName(employee, unnamed), address)}
    />
  )
}
