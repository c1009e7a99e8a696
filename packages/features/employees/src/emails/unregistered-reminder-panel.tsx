import { remindUnregistered, type EmployeeFilter } from '@ssp/api'
import { EmailPreview, useMessages, type PanelProps } from '@ssp/feature-kit'
import { RadioGroup } from '@ssp/ui'
import { useState } from 'react'
import { employeeEmailMessages } from './messages'
import { useEmail } from './use-email'

/** Props of `UnregisteredReminderPanel`. */
export interface UnregisteredReminderPanelProps extends PanelProps {
  /** Search and filters of the list that opened it; empty if the list shows all. */
  shown: EmployeeFilter
}

/**
 * The registration reminder as it will be sent (R2-225, R2-613, R2-667): to all unregistered employees, or to those that a
 * filtered list shows.
 */
export function UnregisteredReminderPanel({ shown, ...panel }: UnregisteredReminderPanelProps) {
  const messages = useMessages(employeeEmailMessages)
  const isNarrowed = Object.keys(shown).length > 0
  const [audience, setAudience] = useState(isNarrowed ? 'shown' : 'all')
  const filter = audience === 'shown' ? shown : {}
  const email = useEmail({
    template: 'RegistrationReminderGeneric',
    filter,
    send: (api) => remindUnregistered(api, filter),
    done: (status) => ({ title: messages.sentTitle, text: status }),
  })
  return (
    <EmailPreview
      {...panel}
      {...email}
      title={messages.reminder}
      description={audience === 'shown' ? messages.toShown : messages.toAll}
    >
      {isNarrowed && (
        <RadioGroup
          label={messages.audience}
          options={[
            { value: 'shown', label: messages.audiences.shown },
            { value: 'all', label: messages.audiences.all },
          ]}
          value={audience}
          onValueChange={setAudience}
        />
      )}
    </EmailPreview>
  )
}
