import type { PrintBrand } from '@ssp/pdf'

/** The content of a file's PDF; it is posted to the worker that makes it. */
export interface Brochure {
  /** Null without branding. */
  brand: PrintBrand | null
  /** Link of the brand: the site of the client. */
  site: string
  title: string
  description: string
  /** Absolute address of the picture; null for a file that is not a picture. */
  image: string | null
  /** Metadata of the document. */
  subject: string
  /** BCP 47 language of the texts. */
  locale: string
}
