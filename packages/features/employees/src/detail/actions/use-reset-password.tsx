import { errorText, resetEmployeePassword, type Employee } from '@ssp/api'
import { useAction, useMessages } from '@ssp/feature-kit'
import { Button, Dialog } from '@ssp/ui'
import { useState, type ReactNode } from 'react'
import { employeeDetailMessages } from '../messages'

/**
 * 'Reset Password': requires surname, identifier and tenant, asks for confirmation, and shows a failure as an alert (spec 2
 * sections 5 and 8, 2-decisions 93 to 95).
 */
export function useResetPassword(
  employee: Employee,
  etag: string | undefined,
  name: string,
): { run: () => void; alert: ReactNode } {
  const messages = useMessages(employeeDetailMessages).actions
  const [alert, setAlert] = useState('')
  const [open, setOpen] = useState(false)
  const show = (text: string) => {
    setAlert(text)
    setOpen(true)
  }
  const reset = useAction({
    async send(_: void, api) {
      try {
        return await resetEmployeePassword(api, { ...employee, ifMatch: etag })
      } catch (error) {
        show(errorText(error, messages.failed))
        throw error
      }
    },
    confirm: () => ({
      title: messages.resetConfirm(name),
      text: messages.resetText,
      confirmLabel: messages.resetLabel,
    }),
    invalidates: resetEmployeePassword.changes,
    done: ({ message }) => message,
    failed: null,
  })
  const missing = (['surname', 'identifier', 'tenantId'] as const).filter((field) => !employee[field])
  return {
    run: () =>
      missing.length === 0
        ? void reset.run()
        : show(messages.incomplete(missing.map((field) => messages.needed[field]))),
    alert: (
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="sm"
        title={messages.alertTitle}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {messages.ok}
          </Button>
        }
      >
        {alert}
      </Dialog>
    ),
  }
}
