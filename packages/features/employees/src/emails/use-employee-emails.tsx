import type { EmployeeFilter } from '@ssp/api'
import { lazyPanel, useMessages, usePanel } from '@ssp/feature-kit'
import type { MenuAction } from '@ssp/ui'
import { Mail, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EmployeeEmailPanelProps } from './employee-email-panel'
import { employeeEmailMessages } from './messages'

const EmployeeEmailPanel = lazyPanel(async () => (await import('./employee-email-panel')).EmployeeEmailPanel)
const UnregisteredReminderPanel = lazyPanel(
  async () => (await import('./unregistered-reminder-panel')).UnregisteredReminderPanel,
)

const NOT_NARROWED: EmployeeFilter = {}

/** Menu entries of a page, and the dialog that they open. */
export interface EmailActions {
  actions: MenuAction[]
  /** Render it once on the page. */
  element: ReactNode
}

/** The e-mails to one employee; none for an employee without an address (R2-242 to R2-245). */
export function useEmployeeEmails(employee: EmployeeEmailPanelProps['employee']): EmailActions {
  const messages = useMessages(employeeEmailMessages)
  const panel = usePanel(EmployeeEmailPanel, false, { employee })
  const open = (template: EmployeeEmailPanelProps['template']) => () => panel.open({ employee, template })
  const actions = employee.email
    ? [
        {
          id: 'registration-reminder',
          label: messages.reminder,
          icon: <Mail size={16} />,
          onAction: open('RegistrationReminderGeneric'),
        },
        {
          id: 'app-details',
          label: messages.appDetails,
          icon: <Smartphone size={16} />,
          onAction: open('AppDetailsGeneric'),
        },
      ]
    : []
  return { actions, element: panel.element }
}

/**
 * The registration reminder to all unregistered employees (R2-211), or to those that a filtered list shows.
 * @param shown search and filters of the list; empty if it shows all.
 */
export function useUnregisteredReminder(shown: EmployeeFilter = NOT_NARROWED): EmailActions {
  const messages = useMessages(employeeEmailMessages)
  const panel = usePanel(UnregisteredReminderPanel)
  return {
    actions: [
      {
        id: 'registration-reminder',
        label: messages.reminder,
        icon: <Mail size={16} />,
        onAction: () => panel.open({ shown }),
      },
    ],
    element: panel.element,
  }
}
