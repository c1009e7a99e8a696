import { CORE_DOCUMENTS, PAYSLIPS } from '../../pay/pay-files.ts'
import type { Sentence } from '../../people/interaction-sentences.ts'

/** How the file of an upload is read. */
export type SourceKind = 'zip' | 'pdf' | 'xlsx'

/** A kind of document that is uploaded as a job. */
export interface DocumentType {
  /** `typeId` of the wire. */
  id: number
  name: string
  /** Kinds of files it comes in. */
  extensions: readonly SourceKind[]
  /** Where its documents go. */
  bucket: typeof PAYSLIPS | typeof CORE_DOCUMENTS
  /** Whether a document takes the place of the one before (spec 3 section 5). Default false. */
  replaces?: boolean
  /** Only for platforms that have Excel payslips. Default false. */
  excelOnly?: boolean
  /** Never offered: employees have an import of their own (R3-431, R3-432). Default false. */
  hidden?: boolean
  /** The period of a pay document from its date. Default the year. */
  period?: (payDate: string) => string
}

const FILES: readonly SourceKind[] = ['zip', 'pdf']

/** The one registry of document types. */
export const DOCUMENT_TYPES: readonly DocumentType[] = [
  { id: 1, name: 'Payslip', extensions: FILES, bucket: PAYSLIPS, replaces: true },
  { id: 2, name: 'CJS Excel Payslip', extensions: ['xlsx'], bucket: PAYSLIPS, replaces: true, excelOnly: true },
  { id: 3, name: 'P60', extensions: FILES, bucket: CORE_DOCUMENTS },
  { id: 4, name: 'P45', extensions: FILES, bucket: CORE_DOCUMENTS, period: (date) => date },
  { id: 5, name: 'P11D', extensions: FILES, bucket: CORE_DOCUMENTS },
  { id: 6, name: 'Employee CSV', extensions: [], bucket: CORE_DOCUMENTS, hidden: true },
  { id: 7, name: 'Employee Deactivate CSV', extensions: [], bucket: CORE_DOCUMENTS, hidden: true },
]

/** The type of an id, hidden or not. */
export const documentTypeOf = (id: number): DocumentType | undefined => DOCUMENT_TYPES.find((type) => type.id === id)

/** The types on offer at a client of a platform with or without Excel payslips. */
export const offeredTypes = (hasExcelPayslips: boolean): DocumentType[] =>
  DOCUMENT_TYPES.filter(({ hidden, excelOnly }) => !hidden && (!excelOnly || hasExcelPayslips))

/** The permission to see documents of a type. */
export const permissionOf = ({ bucket }: DocumentType): string =>
  bucket === PAYSLIPS ? 'PAYSLIPS_VIEW' : 'PAYDOCS_VIEW'

/** The entry of the log of each employee whose document of an upload became visible, or was taken back. */
export function payEntry(job: { document_type: number; pay_date: string }, done: 'added' | 'recalled') {
  const type = documentTypeOf(job.document_type)
  const description: Sentence[] = [['pay_document_of', type?.name ?? '', job.pay_date]]
  return { type: `${type?.bucket === PAYSLIPS ? 'payslip' : 'pay_document'}_${done}`, description }
}

/** The process period of a pay document. */
export const periodOf = ({ period }: DocumentType, payDate: string): string => period?.(payDate) ?? payDate.slice(0, 4)
