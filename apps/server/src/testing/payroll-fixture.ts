import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { zipSync } from 'fflate'
import { pdfOf } from '../seed/people/pdf.ts'
import { startFilesServer, upload } from './files-fixture.ts'
import type { SignedIn, TestServer } from './test-server.ts'

const TYPES = {
  zip: 'application/zip',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export const PAY_DATE = '2026-03-31'

/** A server whose administrators may upload payroll files and welcome attachments. */
export const startPayrollServer = (): Promise<TestServer> =>
  startFilesServer({}, ['JOBS_VIEW', 'EMAIL_ATTACHMENTS_VIEW', 'EMPLOYEES_UPDATE'])

/** A payslip as payroll systems make them. */
export const payslipPdf = (identifier: string, more: readonly string[] = []) =>
  pdfOf('Payslip', [`Employee number ${identifier}`, `Pay date ${PAY_DATE}`, 'Net pay 1780.00', ...more])

/** An archive of files by name. */
export const zipOf = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files, { level: 1 }))

/** One PDF of the given pages. */
export async function pagesOf(pages: readonly Uint8Array[]): Promise<Buffer> {
  const whole = await PDFDocument.create()
  for (const bytes of pages) {
    const [page] = await whole.copyPages(await PDFDocument.load(bytes), [0])
    if (page) whole.addPage(page)
  }
  return Buffer.from(await whole.save())
}

/** Puts a file into the bucket of payroll uploads. @returns its key. */
export async function putPayroll(user: SignedIn, server: TestServer, file: Buffer, kind: keyof typeof TYPES = 'zip') {
  const key = `${randomUUID()}/payroll.${kind}`
  const put = await upload(user, server, key, file, TYPES[kind], 'jobs')
  if (put.statusCode !== 200) throw new Error(`The upload was rejected: ${put.body}`)
  return `${user.clientId}/${key}`
}

/** A job as the tests read it. */
export interface Job {
  id: number
  job_id: string
  status: number
  results_actual: number
  results_expected: number
  version: number
}

/** The calls of payroll uploads for one user. */
export const payrollCalls = (user: SignedIn, server: TestServer) => {
  const at = (path = '') => `/api/ssp/production/jobs/${user.clientId}${path}`
  const create = (document_key: string, body: object = {}) =>
    user.post(at(), { document_key, document_type: 1, pay_date: PAY_DATE, ...body })
  return {
    create,
    /** Uploads a file and has it processed. @returns the job id. */
    async run(file: Buffer, body: object = {}, kind: keyof typeof TYPES = 'zip'): Promise<string> {
      const made = await create(await putPayroll(user, server, file, kind), body)
      await server.deps.jobs.drain()
      return made.json<Job>().job_id
    },
    get: (path = '') => user.get(at(path)),
    post: (path: string, payload?: object, headers: Record<string, string> = {}) =>
      user.post(at(path), payload, headers),
    patch: (path: string, payload: object, headers: Record<string, string> = {}) =>
      user.patch(at(path), payload, headers),
  }
}
