import {
  emailRecipientsQuery,
  employeeEmailQuery,
  remindUnregistered,
  type EmailRecipients,
  type EmployeeFilter,
  type EmployeeEmail,
  type SspApi,
} from '@ssp/api'
import { useAction, useApi, useMessages, useNotify, type ActionDone, type QueryLike } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { employeeEmailMessages } from './messages'

interface EmailOptions {
  /** The e-mail template. */
  template: EmployeeEmail['label']
  /** Only this employee. */
  id?: string
  /** Only employees that a list shows with these filters. */
  filter?: EmployeeFilter | undefined
  /** The recipients. Default: those of `id` and `filter`. */
  recipients?: QueryLike<EmailRecipients>
  send: (api: SspApi) => Promise<{ status: string }>
  done: (status: string) => ActionDone
}

/** The props and actions of `EmailPreview`. */
export interface Email {
  email: QueryLike<EmployeeEmail>
  recipients: QueryLike<EmailRecipients>
  isSending: boolean
  /** Sends it; resolves to whether it was sent. */
  onSend: () => Promise<boolean>
}

/** An e-mail to one employee or to all: its preview, its recipients, and sending it. */
export function useEmail({ template, id, filter, send, done, ...options }: EmailOptions): Email {
  const api = useApi()
  const notify = useNotify()
  const messages = useMessages(employeeEmailMessages)
  const email = useQuery(employeeEmailQuery(api, template))
  const recipients = useQuery({
    ...emailRecipientsQuery(api, { templateLabel: template, ...(id !== undefined && { id }), ...filter }),
    enabled: options.recipients === undefined,
  })
  const action = useAction({
    send: () => send(api),
    invalidates: remindUnregistered.changes,
    done: ({ status }) => done(status),
    failed: null,
  })
  return {
    email,
    recipients: options.recipients ?? recipients,
    isSending: action.isPending(),
    async onSend() {
      const isSent = await action.run()
      if (!isSent) notify.toast({ kind: 'error', title: messages.failedTitle, text: messages.failed })
      return isSent
    },
  }
}
