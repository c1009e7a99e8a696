/** Values of the placeholders that a server may have left in a template. */
export interface MailPlaceholders {
  logo?: string | undefined
  clientName?: string | undefined
  portalUrl?: string | undefined
  primaryColour?: string | undefined
  tertiaryColour?: string | undefined
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign)

/**
 * Fills placeholders such as `{{clientName}}`, with or without spaces and in any case, with escaped values (2-decisions
 * 90). A server that fills them itself leaves none.
 */
export function fillPlaceholders(html: string, values: MailPlaceholders): string {
  const known = new Map(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]))
  return html.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (all, name: string) => {
    const value = known.get(name.toLowerCase())
    return typeof value === 'string' ? escape(value) : all
  })
}

/** The e-mail with its inline styles as data, so that the content policy of the page does not block them. */
export const inertHtml = (html: string): string =>
  html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='))
