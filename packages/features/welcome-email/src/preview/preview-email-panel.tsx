import { ApiError, employeesQuery, profileQuery, sendTestWelcomeEmail, welcomeEmailQuery } from '@ssp/api'
import {
  EmailFrame,
  FormPanel,
  fullName,
  nameWithIdentifier,
  QueryView,
  RecordPicker,
  useApi,
  useCan,
  useClient,
  useHref,
  useMessages,
  useNotify,
  useRecordForm,
  useSession,
  type PanelProps,
} from '@ssp/feature-kit'
import { ButtonLink, EmailField, Skeleton } from '@ssp/ui'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { previewMessages } from '../messages'
import * as styles from './preview-email-panel.css'

const schema = z.object({ email: z.string().check(z.trim(), z.minLength(1, 'required')) })

/** Props of `PreviewEmailPanel`. */
export interface PreviewEmailPanelProps extends PanelProps {
  /** Number of attachments. */
  attachments: number
}

/** The employee of the account, read again because the token does not contain an association that was just made. */
function useOwnEmployee() {
  const { user } = useSession()
  const client = useClient()
  const own = profileQuery(useApi(), user?.id ?? '')
  const profile = useQuery({ ...own, queryFn: user ? own.queryFn : skipToken, staleTime: 0 })
  return user?.homeClientId === client.id ? profile.data?.record.employee?.id : undefined
}

/** The dialog 'Preview Email': the welcome e-mail with the data of an employee, and a test (R3-440, R3-441, R3-471, R3-515). */
export function PreviewEmailPanel({ open, onClose, attachments }: PreviewEmailPanelProps) {
  const messages = useMessages(previewMessages)
  const notify = useNotify()
  const can = useCan()
  const href = useHref()
  const employeeId = useOwnEmployee()
  const [shown, setShown] = useState('')
  const [values] = useState({ email: '' })
  const email = useQuery(welcomeEmailQuery(useApi(), shown === '' ? {} : { employeeId: shown }))
  const form = useRecordForm({
    name: 'welcomeEmail.test',
    schema,
    values,
    errors: messages.errors,
    persist: 'never',
    send: ({ email: to }, { api }) => {
      if (employeeId === undefined) throw new ApiError({ status: 403, code: 'forbidden', message: messages.noEmployee })
      return sendTestWelcomeEmail(api, { employeeId, email: to })
    },
    onDone: (_result, { email: to }) => {
      notify.success(messages.sent(to))
      onClose()
    },
  })
  const isUnlinked = form.failure?.reason === messages.noEmployee
  return (
    <FormPanel
      dialog="md"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.title}
      description={messages.description}
      cancelLabel={messages.close}
      submitLabel={messages.send}
      footerStart={isUnlinked && <ButtonLink href={href('/profile')}>{messages.profile}</ButtonLink>}
    >
      <div className={styles.root}>
        <QueryView query={email} errorTitle={messages.failed} skeleton={<Skeleton shape="block" height="20rem" />}>
          {({ subject, html, employee }) => (
            <>
              <p className={styles.facts}>
                <span className={styles.subject}>{subject}</span>
                <span>
                  {(employee && fullName(employee)) || messages.example} · {messages.attachments(attachments)}
                </span>
              </p>
              <EmailFrame title={messages.frame} html={html} />
            </>
          )}
        </QueryView>
        <div className={styles.fields}>
          {/* First, because it gets the focus: the picker would open its list. */}
          <EmailField label={messages.email} help={messages.emailHelp} autoComplete="off" {...form.field('email')} />
          {can('EMPLOYEES_VIEW') && (
            <RecordPicker
              label={messages.employee}
              page={employeesQuery}
              option={(each) => ({
                value: each.id,
                label: nameWithIdentifier(each),
              })}
              value={shown}
              onValueChange={setShown}
            />
          )}
        </div>
      </div>
    </FormPanel>
  )
}
