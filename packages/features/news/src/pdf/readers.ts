import type { PrintBrand } from '@ssp/pdf'

/** All that the PDF of readers says; it is posted to the worker that makes it. */
export interface Readers {
  brand: PrintBrand
  /** BCP 47 language of the texts. */
  locale: string
  /** Title of the article. */
  title: string
  /** One row for each reader: the name, and the date DD/MM/YYYY. */
  rows: readonly { name: string; viewed: string }[]
  messages: {
    /** In place of the table, without readers. */
    empty: string
    /** Headings of the columns. */
    reader: string
    viewed: string
    /** What the document is. */
    subject: string
    /** With `{page}` and `{pages}`. */
    page: string
  }
}
