import type { PrintBrand } from '@ssp/pdf'
import type { QuestionChart } from '../results/question-chart'

/** The content of a report; it is posted to the worker that makes the PDF. */
export interface Report {
  brand: PrintBrand
  /** BCP 47 language of the texts and the numbers. */
  locale: string
  title: string
  description: string
  /** Status, dates, and the summary of GRAPHS. */
  facts: readonly { name: string; value: string }[]
  /** For example, that the results of an anonymous survey are hidden. */
  notes: readonly string[]
  questions: readonly QuestionChart[]
  messages: {
    /** Headings of the columns of a table. */
    option: string
    count: string
    share: string
    /** Metadata of the document. */
    subject: string
    /** Contains `{page}` and `{pages}`. */
    page: string
  }
}
