/** Elements of rich text. The server keeps only these at each write, and the browser renders only these. */
export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'u',
  's',
  'a',
] as const

/** Schemes of a link's address; relative addresses are dropped. */
export const LINK_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const

/** Whether rich text contains nothing to read; empty paragraphs do not count. */
export const isEmptyRichText = (html: string): boolean => html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') === ''
