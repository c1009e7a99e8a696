import createPurifier, { type DOMPurify } from 'dompurify'
import { LINK_SCHEMES, RICH_TEXT_TAGS } from '../model'

const ADDRESS = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):`, 'i')
let purifier: DOMPurify | undefined

/** Reduces HTML to the elements of rich text; links open in a new tab. Returns an empty text without a document. */
export function sanitiseHtml(html: string): string {
  if (typeof window === 'undefined') return ''
  purifier ??= withLinks(createPurifier(window))
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TEXT_TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}

function withLinks(own: DOMPurify): DOMPurify {
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A') return
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  })
  return own
}
