import { remindSelected, selectedRecipientsQuery, type EmployeeSelection } from '@ssp/api'
import { EmailPreview, useApi, useMessages, type PanelProps } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useEmail } from '../emails/use-email'
import { selectedEmployeesMessages } from './messages'

/** Props of `SelectedReminderPanel`. */
export interface SelectedReminderPanelProps extends PanelProps {
  selection: EmployeeSelection
  /** Called after it was sent. */
  onSent: () => void
}

/** The registration reminder to selected employees who are unregistered; shows their number. */
export function SelectedReminderPanel({ selection, onSent, ...panel }: SelectedReminderPanelProps) {
  const messages = useMessages(selectedEmployeesMessages)
  const recipients = useQuery(selectedRecipientsQuery(useApi(), selection))
  const email = useEmail({
    template: 'RegistrationReminderGeneric',
    recipients,
    send: (api) => remindSelected(api, { selection }),
    done: (status) => ({ title: messages.sentTitle, text: status }),
  })
  const { data } = recipients
  const unregistered = data && data.recipients + data.noAddress.total + data.remindedRecently.total
  return (
    <EmailPreview
      {...panel}
      {...email}
      title={messages.reminder}
      description={
        unregistered === undefined || data?.selected === undefined
          ? messages.toSelected
          : messages.toRemind(unregistered, data.selected)
      }
      onSend={async () => {
        const isSent = await email.onSend()
        if (isSent) onSent()
        return isSent
      }}
    />
  )
}
