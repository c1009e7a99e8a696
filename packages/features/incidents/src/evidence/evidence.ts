import type { PrintBrand } from '@ssp/pdf'

/** A text with a heading that names its author. */
export interface EvidenceText {
  head: string
  text: string
}

/** The content of an evidence pack; it is posted to the worker that makes the PDF. */
export interface Evidence {
  brand: PrintBrand
  /** BCP 47 language of the texts. */
  locale: string
  title: string
  /** Data of the report as a whole. */
  facts: readonly { name: string; value: string }[]
  /** Notes to the reader, for example that letters are missing. */
  remarks: readonly string[]
  /** The answered form; a header has no answer. */
  report: readonly { label: string; answer: string | null }[]
  notes: readonly (EvidenceText & { earlier: readonly EvidenceText[] })[]
  timeline: readonly { when: string; what: string; who: string }[]
  images: readonly { url: string; title: string; facts: readonly string[] }[]
  messages: {
    report: string
    notes: string
    noNotes: string
    timeline: string
    images: string
    noImages: string
    /** Metadata of the document. */
    subject: string
    /** Contains `{page}` and `{pages}`. */
    page: string
  }
}
