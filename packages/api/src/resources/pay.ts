import type { components } from '../generated/schema'
import type { SspApi } from '../ssp-api'
import { ApiError } from '../errors'
import * as operations from '../generated/operations'
import { call, resource, send } from './resource'

/** Payslips or pay documents. */
export type PayBucket = components['schemas']['PayBucket']

const pay = resource('pay')
const of = (employeeId: string) => ({ path: { employeeId } })

/** Payslips of an employee and of accounts merged into it, newest first. */
export const payslipsQuery = pay.read('payslips', operations.listPayslips, of, ({ record }) => record)

/** The files of the payslips. */
export const payslipFilesQuery = pay.read('payslipFiles', operations.listPayslipFiles, of, ({ record }) => record)

/** Pay documents of an employee and of accounts merged into it, newest first. */
export const payDocumentsQuery = pay.read('payDocuments', operations.listPayDocuments, of, ({ record }) => record)

/** The files of the pay documents. */
export const payDocumentFilesQuery = pay.read(
  'payDocumentFiles',
  operations.listPayDocumentFiles,
  of,
  ({ record }) => record,
)

/** Archives of an employee's files that the user requested in the last day, newest first. */
export const payArchivesQuery = pay.read('archives', operations.listPayArchives, of, ({ record }) => record)

// The specification reports these failures in a body of status 200 (spec 2 section 8).
function urlOf(api: SspApi, { url, errorMessage }: { url?: string; errorMessage?: string }): string {
  if (url !== undefined) return url
  const { fallback } = api.messages()
  const isGeneral = errorMessage === undefined
  throw new ApiError({ status: 200, code: 'rejected', message: errorMessage ?? fallback, isGeneral })
}

/** The address to download a pay file. It works once, within a minute, in this browser. */
export async function payFileUrl(
  api: SspApi,
  file: { bucket: PayBucket; employeeId: string; documentName: string; documentType?: string },
): Promise<string> {
  const query = { ...file, clientId: api.clientId() }
  return urlOf(api, (await call(api, operations.getPayFileUrl, { query })).record)
}

/** The address to download a finished archive. */
export const payArchiveUrl = async (api: SspApi, archive: { employeeId: string; id: string }): Promise<string> =>
  urlOf(api, (await call(api, operations.getPayArchiveUrl, { path: archive })).record)

/**
 * Queues a ZIP archive of files. Resolves to the archive, whose progress `payArchivesQuery` returns, or to its address if
 * it is ready at once.
 */
export async function archivePayFiles(
  api: SspApi,
  { employeeId, ...rest }: { employeeId: string; bucket: PayBucket; files: string[]; zipFileName: string },
): Promise<{ id: string } | { url: string }> {
  const body = { ...rest, folder: `${api.clientId()}/${employeeId}`, region: '' }
  const { archiveId, ...answer } = (await call(api, operations.archivePayFiles, { body })).record
  return archiveId === undefined ? { url: urlOf(api, answer) } : { id: archiveId }
}

/** Deletes a payslip or pay document. */
export const deletePayFile = send(
  operations.deletePayFile,
  (
    file: { bucket: PayBucket; employeeId: string; documentId: string; documentName?: string; documentType?: string },
    api,
  ) => ({ body: { ...file, clientId: api.clientId() } }),
  ['pay', 'interactions'],
)
