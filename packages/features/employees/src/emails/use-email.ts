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
  /** Which e-mail. */
  template: EmployeeEmail['label']
  /** Only this employee. */
  id?: string
  /** Only those whom a list shows under these filters. */
  filter?: EmployeeFilter | undefined
  /** Who gets it. Default those of `id` and `filter`. */
  recipients?: QueryLike<EmailRecipients>
  send: (api: SspApi) => Promise<{ status: string }>
  done: (status: string) => ActionDone
}

/** What `EmailPreview` draws and sends. */
export interface Email {
  email: QueryLike<EmployeeEmail>
  recipients: QueryLike<EmailRecipients>
  isSending: boolean
  /** Sends it; resolves to whether it was sent. */
  onSend: () => Promise<boolean>
}

/** An e-mail to one employee or to all: its preview, who gets it, and how it is sent. */
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
