import type { PrintBrand } from '@ssp/pdf'

/** The content of the PDF of readers; it is posted to the worker that makes it. */
export interface Readers {
  brand: PrintBrand
  /** BCP 47 language of the texts. */
  locale: string
  /** Title of the article. */
  title: string
  /** One row for each reader: the name, and the date DD/MM/YYYY. */
  rows: readonly { name: string; viewed: string }[]
  messages: {
    /** Text instead of the table if there are no readers. */
    empty: string
    /** Headings of the columns. */
    reader: string
    viewed: string
    /** Metadata of the document. */
    subject: string
    /** Contains `{page}` and `{pages}`. */
    page: string
  }
}
