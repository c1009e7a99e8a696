import { PDFDocument } from '@cantoo/pdf-lib'
import { cluesOfText } from '../identify.ts'
import { openPdf } from './inspect-pdf.ts'
import { openPdfText } from './pdf-text.ts'
import { FAULT_TEXTS, FileFault, type Source } from './source.ts'

/** The document is in memory twice. */
export const MAX_PDF_BYTES = 100 * 1024 * 1024

const TEXTS: Readonly<Record<string, string>> = {
  encrypted: FAULT_TEXTS.encrypted,
  script: FAULT_TEXTS.script,
  empty: FAULT_TEXTS.noEntries,
}

/** A PDF of many documents, split by the text of each page. */
export async function openPages(bytes: Uint8Array): Promise<Source> {
  const document = await openPdf(bytes)
  if (typeof document === 'string') throw new FileFault(TEXTS[document] ?? FAULT_TEXTS.damaged)
  const text = await openPdfText(bytes).catch(() => {
    throw new FileFault(FAULT_TEXTS.damaged)
  })
  return {
    total: document.getPageCount(),
    groups: true,
    async read(index) {
      const label = `Page ${index + 1}`
      try {
        return { label, name: null, text: cluesOfText(await text.page(index)), fault: null }
      } catch {
        return { label, name: null, text: null, fault: 'damaged' }
      }
    },
    async take(index, count) {
      const part = await PDFDocument.create({ updateMetadata: false })
      const pages = await part.copyPages(
        document,
        Array.from({ length: count }, (_, offset) => index + offset),
      )
      for (const page of pages) part.addPage(page)
      return part.save()
    },
  }
}
