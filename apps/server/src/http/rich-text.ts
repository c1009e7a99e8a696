import { LINK_SCHEMES, RICH_TEXT_TAGS } from '@ssp/block-editor/model'
import sanitizeHtml from 'sanitize-html'

/** Reduces HTML to the elements and links of rich text; scripts, styles and their content are removed. */
export const sanitiseRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: [...LINK_SCHEMES],
    allowProtocolRelative: false,
    nestingLimit: 20,
  }).trim()
