import type { PrintBrand } from '@ssp/pdf'

/** A text under a line that says whose it is. */
export interface EvidenceText {
  head: string
  text: string
}

/** All that an evidence pack says; it is posted to the worker that makes the PDF. */
export interface Evidence {
  brand: PrintBrand
  /** BCP 47 language of the texts. */
  locale: string
  title: string
  /** What is known of the report as a whole. */
  facts: readonly { name: string; value: string }[]
  /** What the reader has to know, for example that letters are missing. */
  remarks: readonly string[]
  /** The form as it was answered; a header has no answer. */
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
    /** What the document is. */
    subject: string
    /** With `{page}` and `{pages}`. */
    page: string
  }
}
