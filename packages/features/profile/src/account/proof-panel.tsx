import { associateEmployee } from '@ssp/api'
import { FormPanel, useAction, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { Button, OneTimeCode } from '@ssp/ui'
import * as z from 'zod/mini'
import { accountMessages } from './messages'

const schema = z.object({ code: z.string().check(z.regex(/^\d{6}$/, 'required')) })
const VALUES = { code: '' }

/** Props of `ProofPanel`. */
export interface ProofPanelProps extends PanelProps {
  /** The caller's account. */
  userId: string
  /** The employee to link. */
  employee: { id: string; name: string }
  /** Masked address to which the code was sent. */
  sentTo: string
}

/** The dialog that proves, with a code sent to the employee, that the account belongs to the employee. */
export function ProofPanel({ open, onClose, userId, employee, sentTo }: ProofPanelProps) {
  const { proof: messages, saved } = useMessages(accountMessages).association
  const link = { userId, employeeId: employee.id }
  const form = useRecordForm({
    name: `profile.associate:${employee.id}`,
    schema,
    values: VALUES,
    errors: messages.errors,
    invalidates: associateEmployee.changes,
    persist: 'never',
    async send(values, { api }) {
      await associateEmployee(api, { ...link, ...values })
      // The session's employee follows (decision 71).
      await api.session.refresh()
    },
    done: saved,
    onDone: onClose,
  })
  const again = useAction({
    send: (_nothing: void, api) => associateEmployee(api, link),
    done: messages.sentAgain,
    onDone: () => form.change({ code: '' }),
  })
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.title(employee.name)}
      description={messages.description(sentTo)}
      submitLabel={messages.submit}
      footerStart={
        <Button variant="quiet" pending={again.isPending()} onClick={() => void again.run()}>
          {messages.sendAgain}
        </Button>
      }
    >
      <OneTimeCode required label={messages.code} autoComplete="one-time-code" {...form.field('code')} />
    </FormPanel>
  )
}
