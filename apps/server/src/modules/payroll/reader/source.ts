import type { Clues } from '../identify.ts'

/** Why an entry of a file is rejected. */
export type Fault = 'notPdf' | 'empty' | 'encrypted' | 'damaged' | 'script' | 'tooLarge' | 'tooComplex' | 'unsafeName'

/** The data read from an entry, page or row. */
export interface Found {
  /** How people find it again: the name of the entry, the page, the row. */
  label: string
  /** Clues in the name of an entry; null for a page or row, which has none. */
  name: Clues | null
  /** Clues of its text; null where there is none. */
  text: Clues | null
  fault: Fault | null
}

/** A file with its entries, pages or rows, numbered from 0. */
export interface Source {
  total: number
  /** Whether neighbouring parts of one person are one document, as pages are. */
  groups: boolean
  read(index: number): Promise<Found>
  /** The parts from `index` on as one PDF. */
  take(index: number, count: number): Promise<Uint8Array>
}

/** The whole file cannot be read: the message explains why, for users. */
export class FileFault extends Error {}

export const FAULT_TEXTS = {
  noZip: 'The file is not a ZIP archive, or it is damaged.',
  noEntries: 'The file has nothing in it.',
  tooManyEntries: 'The archive has more than 20,000 files. Please upload it in parts.',
  bomb: 'The archive is larger than 2 GB when it is unpacked.',
  pdfTooLarge: 'The PDF is larger than 100 MB. Please upload it in parts.',
  encrypted: 'The PDF is protected by a password.',
  damaged: 'The PDF is damaged.',
  script: 'The PDF contains a script or starts a program, and is not taken.',
  noSheet: 'The file is not an Excel workbook, or it is damaged.',
  noColumn: 'The first sheet has no column with the identifier of the employee, such as Employee Number.',
  tooComplex: 'The file is too complex to be read.',
  tooLong: 'Reading the file takes longer than one upload may. Please leave out unusual PDFs, or upload it in parts.',
  clientHour: 'The uploads of the last hour were too much to read. Please upload the file again in an hour.',
} as const
