import type { Document, PayArchive, PayDocument, PayFile, Payslip } from '@ssp/api'
import { fakeId } from '@ssp/api/testing'
import { employee } from './employees'
import { employeeServer } from './employee-server'

const documents = '/ssp/production/documents/{clientId}'
const pay = '/ssp/production/employees'
const owner = employee(0).id

/** A document of the first employee: personal, or shared with everybody. */
export const document = (index: number, name: string, isPersonal = true): Document => ({
  document_id: fakeId(700 + index),
  id: fakeId(800 + index),
  name,
  createdDt: '2026-03-04T09:00:00.000Z',
  updatedDt: '2026-03-04T09:00:00.000Z',
  s3_file_key: `${isPersonal ? owner : 'company'}/${fakeId(700 + index)}/${name}`,
  related_id: isPersonal ? owner : fakeId(1),
  relatedType: isPersonal ? 3 : 1,
  tag: null,
})

const payslip = (index: number, process_date: string, employee_id = owner): Payslip => ({
  id: fakeId(500 + index),
  employee_id,
  process_date,
  created_at: `${process_date}T08:00:00.000Z`,
})
const payDocument = (index: number, process_period: string, document_type: string): PayDocument => ({
  id: fakeId(600 + index),
  employee_id: owner,
  process_period,
  document_type,
  created_at: '2026-04-06T08:00:00.000Z',
  useUuid: true,
  url: null,
  client_id: fakeId(1),
})
const file = (name: string, employee_id = owner): PayFile => ({
  employee_id,
  name,
  size: 2048,
  createdDt: '2026-04-01T08:00:00.000Z',
})

/** Payslips of the first employee; the last one belongs to an account merged into it. */
export const payslips = [
  payslip(1, '2026-01-31'),
  payslip(2, '2026-03-31'),
  payslip(3, '2026-02-28'),
  payslip(4, '2025-12-31', employee(1).id),
]
const payDocuments = [payDocument(1, '2025', 'P60'), payDocument(2, '2024', 'P60')]

export interface Files {
  documents?: Document[]
  payslips?: Payslip[]
  payDocuments?: PayDocument[]
}

/** A fake server for documents and pay files, in addition to the employee calls. An archive is ready at the second read. */
export function filesServer(given: Files = {}) {
  let stored = given.documents ?? [
    document(1, 'contract-2026.pdf'),
    document(2, 'shift-plan.xlsx', false),
    document(3, 'badge-photo.jpg'),
    document(4, 'company-handbook.docx', false),
  ]
  const rows = { payslips: given.payslips ?? payslips, payDocuments: given.payDocuments ?? payDocuments }
  const archives: PayArchive[] = []
  return employeeServer()
    .on('get', `${documents}/employee/{employeeId}`, ({ query }) => {
      const from = Number(query.get('page') ?? 0) * 10
      return stored.slice(from, from + 10)
    })
    .on('get', `${documents}/employee/{employeeId}#count`, () => [{ total: stored.length }])
    .on('get', `${documents}/file`, { url: '/api/storage/file/a/b?signature=c' })
    .on('delete', `${documents}/file/{documentId}`, ({ params }) => {
      stored = stored.filter((one) => one.document_id !== params['documentId'])
      return { success: true }
    })
    .on('get', `${pay}/payslips-data/{clientId}/{employeeId}`, () => rows.payslips)
    .on('get', `${pay}/payslips/{clientId}/{employeeId}`, () =>
      rows.payslips.map((one) => file(`${one.process_date}.pdf`, one.employee_id)),
    )
    .on('get', `${pay}/paydocs-data/{clientId}/{employeeId}`, () => rows.payDocuments)
    .on('get', `${pay}/paydocs/{clientId}/{employeeId}`, () => rows.payDocuments.map(({ id }) => file(`${id}.pdf`)))
    .on('get', `${pay}/archives/{clientId}/{employeeId}`, () =>
      archives.map((archive) => {
        const shown = { ...archive }
        Object.assign(archive, { status: 'ready', done: archive.total })
        return shown
      }),
    )
    .on('get', `${pay}/archives/{clientId}/{employeeId}/{id}`, { url: '/api/storage/file/a/z?signature=c' })
    .on('get', '/batch/get-document-url', { url: '/api/storage/file/a/b?signature=c' })
    .on('post', '/batch/get-all-employee-files', ({ body }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tab's own request, typed by its sender
      const { bucket, files } = body as { bucket: PayArchive['bucket']; files: string[] }
      const archive: PayArchive = {
        id: fakeId(900 + archives.length),
        bucket,
        status: 'running',
        done: 1,
        total: files.length,
        createdDt: '2026-11-23T10:00:00.000Z',
      }
      archives.unshift(archive)
      return { archiveId: archive.id }
    })
    .on('delete', '/batch/cseye-documents', ({ body }) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tab's own request, typed by its sender
      const { documentId } = body as { documentId: string }
      rows.payslips = rows.payslips.filter(({ id }) => id !== documentId)
      rows.payDocuments = rows.payDocuments.filter(({ id }) => id !== documentId)
      return { success: true }
    })
}
