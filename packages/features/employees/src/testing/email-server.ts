import type { EmailRecipients, EmployeeEmail } from '@ssp/api'
import { employeeServer } from './employee-server'

const path = '/ssp/production/employees/emails/{clientId}'

/** Recipients, of whom some are skipped. */
export const recipients: EmailRecipients = {
  recipients: 1204,
  noAddress: {
    total: 7,
    first: [{ id: '00000000-0000-4000-8000-000000000001', forename: 'Ada', surname: 'Okafor', identifier: 'AC-1042' }],
  },
  remindedRecently: { total: 0, first: [] },
}

/** A fake server for the employee calls with their e-mails. */
export function emailServer(rows?: Parameters<typeof employeeServer>[0], counts: EmailRecipients = recipients) {
  const sent = (status: string) => () => Response.json({ status }, { status: 201 })
  return employeeServer(rows)
    .on('get', path, ({ query }): EmployeeEmail => ({
      label: query.get('templateLabel') === 'AppDetailsGeneric' ? 'AppDetailsGeneric' : 'RegistrationReminderGeneric',
      subject: 'Register for the Acme portal',
      html: '<div style="padding:16px;background:#f1f4f7"><h1 style="font-size:22px">Your account is waiting</h1></div>',
    }))
    .on('get', `${path}#getRecipients`, counts)
    .on('post', `${path}#emailUnregistered`, sent('The registration reminder is on its way to 1,204 employees.'))
    .on('post', `${path}#emailAppDetails`, sent('The e-mail with app details is on its way.'))
}
