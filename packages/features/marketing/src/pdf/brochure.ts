import type { PrintBrand } from '@ssp/pdf'

/** All that the PDF of a file says; it is posted to the worker that makes it. */
export interface Brochure {
  /** Null without branding. */
  brand: PrintBrand | null
  /** Address of the site of the client, behind the brand. */
  site: string
  title: string
  description: string
  /** Absolute address of the picture; null for a file that is none. */
  image: string | null
  /** What the document is. */
  subject: string
  /** BCP 47 language of the texts. */
  locale: string
}
