import { employeeEmailQuery, remindUnregisteredTeam, teamEmailRecipientsQuery, type Team } from '@ssp/api'
import { EmailPreview, useAction, useApi, useMessages, useNotify, type PanelProps } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { teamReminderMessages } from './messages'

/** Props of `TeamReminderPanel`. */
export interface TeamReminderPanelProps extends PanelProps {
  team: Team
}

/** The registration reminder to a team, as it will be sent (R2-348 to R2-351, R2-612). */
export function TeamReminderPanel({ team, ...panel }: TeamReminderPanelProps) {
  const api = useApi()
  const notify = useNotify()
  const messages = useMessages(teamReminderMessages)
  const email = useQuery(employeeEmailQuery(api, 'RegistrationReminderGeneric'))
  const recipients = useQuery(teamEmailRecipientsQuery(api, team.id))
  const send = useAction({
    send: () => remindUnregisteredTeam(api, { teamId: team.id }),
    invalidates: remindUnregisteredTeam.changes,
    done: ({ status }) => ({ title: messages.sent, text: status }),
    failed: null,
  })
  const onSend = async () => {
    const isSent = await send.run()
    if (!isSent) notify.toast({ kind: 'error', title: messages.failed, text: messages.failedText })
    return isSent
  }
  return (
    <EmailPreview
      {...panel}
      title={messages.title}
      description={messages.description(team.label)}
      email={email}
      recipients={recipients}
      isSending={send.isPending()}
      onSend={onSend}
    />
  )
}
