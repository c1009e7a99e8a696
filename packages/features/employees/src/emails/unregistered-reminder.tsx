import { remindUnregistered } from '@ssp/api'
import { EmailPreview, useMessages, type PanelProps } from '@ssp/feature-kit'
import { employeeEmailMessages } from './messages'
import { useEmail } from './use-email'

/** The registration reminder to all unregistered employees, as it will be sent (R2-225, R2-613, R2-667). */
export function UnregisteredReminder(panel: PanelProps) {
  const messages = useMessages(employeeEmailMessages)
  const email = useEmail({
    template: 'RegistrationReminderGeneric',
    send: (api) => remindUnregistered(api, {}),
    done: (status) => ({ title: messages.sentTitle, text: status }),
  })
  return <EmailPreview {...panel} {...email} title={messages.reminder} description={messages.toAll} />
}
