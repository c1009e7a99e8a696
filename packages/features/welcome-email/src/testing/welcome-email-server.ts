import type { EmailAttachment } from '@ssp/api'
import { collection, fakeClient, fakeEmployee, fakeId, fakeProfile, fakeServer } from '@ssp/api/testing'

/** Path of the calls of attachments. */
export const attachmentsPath = '/ssp/production/email-attachments/{clientId}'

const OWN = fakeEmployee({ id: fakeId(41), forename: 'Grace', surname: 'Holloway', identifier: 'A-1' })
const OTHER = fakeEmployee({ id: fakeId(42), forename: 'Ada', surname: 'Okafor', identifier: 'A-2' })

/** Attachments, the sizes in MB. */
export const fakeAttachments: EmailAttachment[] = [
  { filename: 'employee-handbook.pdf', key: `${fakeClient().id}/${fakeId(1401)}/employee-handbook.pdf`, size: 2.4 },
  { filename: 'first-week.docx', key: `${fakeClient().id}/${fakeId(1402)}/first-week.docx`, size: 0.35 },
]

/** The data of the fake client. */
export interface WelcomeEmailServerOptions {
  attachments?: EmailAttachment[]
  /** Whether the account is linked to an employee. Default true. */
  linked?: boolean
}

const html = (name: string) =>
  `<html><body><table style="font-size:16px"><tr><td><h1 style="font-size:22px">Welcome, ${name}</h1><p>You have registered.</p></td></tr></table></body></html>`

/** A fake server for the attachments and the welcome e-mail. */
export function welcomeEmailServer({ attachments = fakeAttachments, linked = true }: WelcomeEmailServerOptions = {}) {
  let stored = attachments
  const people = collection({ rows: [OWN, OTHER], search: ({ forename, surname }) => [forename, surname] })
  return fakeServer()
    .on('get', attachmentsPath, ({ query }) =>
      query.get('key') === null ? stored : { url: '/api/storage/file/a/b?signature=c' },
    )
    .on('delete', attachmentsPath, ({ query }) => {
      stored = stored.filter(({ key }) => key !== query.get('key'))
      return { success: true }
    })
    .on('post', attachmentsPath, { success: true })
    .on('get', `${attachmentsPath}/preview`, ({ query }) => {
      const { id, forename, surname, identifier } = query.get('employeeId') === OTHER.id ? OTHER : OWN
      return {
        subject: 'Welcome to the Acme portal',
        html: html(forename ?? ''),
        employee: { id, forename: forename ?? '', surname: surname ?? '', identifier },
      }
    })
    .on('post', '/dashboard/sign-upload-url', { url: '/api/storage/upload/a/b?signature=c' })
    .on('get', '/ssp/production/access/{clientId}/profile/{id}', ({ params }) =>
      fakeProfile({ id: params['id'] ?? '', employee: linked ? OWN : null }),
    )
    .on('get', '/ssp/production/employees/{clientId}', ({ query }) => ({
      success: true,
      employees: people.page(query),
      count: people.total(query),
    }))
    .on('get', '/ssp/production/employees/{clientId}#count', ({ query }) => ({
      success: true,
      count: people.total(query),
    }))
}
