import type { SspApi } from '../ssp-api'
import { ApiError } from '../errors'
import * as operations from '../generated/operations'
import { call, resource, send } from './resource'

const attachments = resource('email-attachments')

/** The attachments of the welcome e-mail; sizes in MB. */
export const emailAttachmentsQuery = attachments.read(
  'list',
  operations.listEmailAttachments,
  (_input?: undefined) => ({}),
  ({ record }) => (Array.isArray(record) ? record : []),
)

/** The address to view an attachment. It works once, within a minute, in this browser. */
export async function emailAttachmentUrl(api: SspApi, key: string): Promise<string> {
  const { record } = await call(api, operations.listEmailAttachments, { query: { key } })
  if (Array.isArray(record))
    throw new ApiError({ status: 200, code: 'rejected', message: api.messages().fallback, isGeneral: true })
  return record.url
}

/** Removes an attachment. */
export const removeEmailAttachment = send(
  operations.removeEmailAttachment,
  ({ key }: { key: string }) => ({
    query: { key },
  }),
  ['email-attachments', 'employeeEmails'],
)

/** Extension. The welcome e-mail with the data of an employee, by default of the account's own employee. */
export const welcomeEmailQuery = attachments.read(
  'preview',
  operations.previewWelcomeEmail,
  (query: { employeeId?: string }) => ({ query }),
  ({ record }) => record,
)

/** Sends the welcome e-mail to an address, with the data of the account's own employee. */
export const sendTestWelcomeEmail = send(
  operations.sendTestWelcomeEmail,
  (body: { employeeId: string; email: string }) => ({ body }),
)
