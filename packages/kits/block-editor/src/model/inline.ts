import { isLinkAddress } from './addresses.ts'

/** Formats of inline text, keyed by their HTML element. */
export const INLINE_MARKS = ['b', 'i', 'u', 's', 'mark', 'code'] as const
export type InlineMark = (typeof INLINE_MARKS)[number]

/** Text with one set of formats; a line feed represents `<br>`. */
export interface InlineRun {
  text: string
  /** In the order of `INLINE_MARKS`. */
  marks: readonly InlineMark[]
  /** Absolute address of `LINK_SCHEMES`. */
  href?: string
}

const MARK_OF: Readonly<Record<string, InlineMark>> = {
  b: 'b',
  strong: 'b',
  i: 'i',
  em: 'i',
  u: 'u',
  s: 's',
  del: 's',
  mark: 'mark',
  code: 'code',
}

// Elements whose content is not text of the block.
const HIDDEN = new Set(
  'script style iframe object noscript noembed noframes template textarea title svg math select xmp'.split(' '),
)

/**
 * Parses the inline HTML of a block. Elements other than the marks, links and line breaks are dropped and their text is
 * kept; scripts and the like are dropped with their content. Never throws. Takes time linear in the length of the text.
 */
export function parseInline(html: string): InlineRun[] {
  const reader = new InlineReader(html)
  return reader.read()
}

/**
 * Serialises runs to HTML that contains only escaped text, marks and checked addresses. Consecutive runs with the same
 * address become one link, because repeating the address would make a text with thousands of formats hundreds of times as
 * long.
 */
export function inlineHtml(runs: readonly InlineRun[]): string {
  let html = ''
  let from: string | undefined
  let end = ''
  for (const run of runs) {
    if (run.href !== from) {
      from = run.href
      const isLink = from !== undefined && isLinkAddress(from)
      html += end + (isLink ? `<a href="${escaped(from ?? '')}">` : '')
      end = isLink ? '</a>' : ''
    }
    html += markedHtml(run)
  }
  return html + end
}

/** The visible text of inline HTML, without formats. */
export const inlineText = (html: string): string =>
  parseInline(html)
    .map(({ text }) => text)
    .join('')

/** Escapes text for inline HTML. */
export const escapeInline = (text: string): string => inlineHtml(text ? [{ text: plain(text), marks: [] }] : [])

class InlineReader {
  readonly #html: string
  /** Built only for the first hidden element. */
  #lower: string | undefined
  readonly #runs: InlineRun[] = []
  readonly #open = new Map<InlineMark, number>()
  #href: string | undefined

  constructor(html: string) {
    this.#html = html
  }

  read(): InlineRun[] {
    let text = 0
    let from = 0
    while (from < this.#html.length) {
      const start = this.#html.indexOf('<', from)
      const end = start < 0 ? -1 : this.#markupEnd(start)
      // An element that is never closed is treated as text.
      if (end < 0) break
      if (end === start) {
        from = start + 1
        continue
      }
      this.#add(this.#html.slice(text, start))
      text = from = this.#take(this.#html.slice(start, end), end)
    }
    this.#add(this.#html.slice(text))
    return this.#runs
  }

  /** Index after the markup that starts at `start`; `start` if there is none, -1 if it does not end. */
  #markupEnd(start: number): number {
    const html = this.#html
    const next = html[start + 1] ?? ''
    if (html.startsWith('<!--', start)) return after(html.indexOf('-->', start + 4), 3)
    if (next === '!' || next === '?') return after(html.indexOf('>', start), 1)
    if (!/[a-z/]/i.test(next)) return start
    return tagEnd(html, start)
  }

  /** Consumes one tag or comment and returns the index to continue from. */
  #take(markup: string, end: number): number {
    const [, slash, rawName = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(markup) ?? []
    const name = rawName.toLowerCase()
    const isClosing = slash === '/'
    if (HIDDEN.has(name) && !isClosing) return this.#afterHidden(name, end)
    const mark = Object.hasOwn(MARK_OF, name) ? MARK_OF[name] : undefined
    if (mark) this.#open.set(mark, Math.max(0, (this.#open.get(mark) ?? 0) + (isClosing ? -1 : 1)))
    else if (name === 'a') this.#href = isClosing ? undefined : hrefOf(markup)
    else if (name === 'br' && !isClosing) this.#push('\n')
    return end
  }

  #afterHidden(name: string, from: number): number {
    this.#lower ??= this.#html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
    const close = this.#lower.indexOf(`</${name}`, from)
    const end = close < 0 ? -1 : this.#html.indexOf('>', close)
    return end < 0 ? this.#html.length : end + 1
  }

  #add(source: string) {
    if (source) this.#push(plain(decode(source).replaceAll(/[\t\n\r]+/g, ' ')))
  }

  #push(text: string) {
    if (!text) return
    const marks = INLINE_MARKS.filter((mark) => (this.#open.get(mark) ?? 0) > 0)
    const last = this.#runs.at(-1)
    const href = this.#href
    if (last && last.href === href && last.marks.join() === marks.join()) last.text += text
    else this.#runs.push({ text, marks, ...(href && { href }) })
  }
}

const after = (index: number, length: number): number => (index < 0 ? -1 : index + length)

// A `>` inside a quoted attribute does not end its tag.
function tagEnd(html: string, start: number): number {
  let quote = ''
  for (let at = start + 1; at < html.length; at += 1) {
    const sign = html[at] ?? ''
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '>') return at + 1
    else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign
  }
  return -1
}

const HREF = /\shref=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

function hrefOf(tag: string): string | undefined {
  if (tag.length > MAX_TAG) return undefined
  const [, double, single, bare] = HREF.exec(tag) ?? []
  const href = decode(double ?? single ?? bare ?? '').trim()
  return isLinkAddress(href) ? href : undefined
}

/**
 * Maximum length of a tag with a link, in characters: an address with every character written as an entity, and some
 * attributes.
 */
const MAX_TAG = 16_384

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const decode = (source: string): string =>
  source.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (entity, decimal, hex, name: string) => {
    if (name) return (Object.hasOwn(NAMED, name) && NAMED[name]) || entity
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

// Lone UTF-16 surrogates and control characters cannot be stored or rendered.
const plain = (text: string): string => text.toWellFormed().replaceAll(/[^\P{Cc}\n\t]/gu, '')

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
  '\n': '<br>',
}
const escaped = (text: string) => text.replaceAll(/[&<>"\u00a0\n]/g, (sign) => ESCAPES[sign] ?? sign)

const markedHtml = ({ text, marks }: InlineRun): string =>
  INLINE_MARKS.filter((mark) => marks.includes(mark)).reduceRight(
    (html, mark) => `<${mark}>${html}</${mark}>`,
    escaped(text),
  )
