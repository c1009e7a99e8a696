import sax from 'sax'
import {
  CSS_FUNCTIONS,
  NOTE_NAMESPACES,
  SVG_ATTRIBUTES,
  SVG_ELEMENTS,
  SVG_NAMESPACE,
  XLINK_NAMESPACE,
} from './svg-allowed.ts'
import { drawnElements, svgNode, TEXTS, type SvgNode } from './svg-cost.ts'
import { dashOf, dashOfStyle } from './svg-outline.ts'
import { enlarges, sizeOf, styleEnlarges } from './svg-weight.ts'
import type { ProblemText } from '../errors.de.ts'

const NO_SVG = 'The file is not an SVG image.'
const ACTIVE = 'The SVG image contains active content.'
const TOO_COMPLEX = 'The SVG image is too complex.'

/** Elements of a file, and those that are drawn, where each reference draws its target again and an effect counts as many. */
const MAX_ELEMENTS = 50_000
const MAX_DEPTH = 100
const MAX_ATTRIBUTES = 500
/** Characters that are parsed between two looks at the attributes. */
const PIECE = 4_096

/** Why a drawing is rejected. */
class SvgError extends Error {
  readonly reason: ProblemText

  constructor(reason: ProblemText) {
    super(reason)
    this.reason = reason
  }
}

// A data address up to 10 MB is one attribute. The types lack both settings.
Object.assign(sax, { MAX_BUFFER_LENGTH: Number.POSITIVE_INFINITY })
const OPTIONS = { xmlns: true, strictEntities: true, position: false }

const isSvg = (uri: string) => uri === SVG_NAMESPACE || uri === ''
const isLocal = (address: string) => address.startsWith('#')
const isPicture = (address: string) => /^data:image\/(?:png|jpeg|jpg|gif|webp);base64,/i.test(address)

function wordBefore(text: string): string {
  let start = text.length
  while (start > 0 && /[\w-]/.test(text.charAt(start - 1))) start -= 1
  return text.slice(start)
}

/** Whether style text, or an attribute that takes functions, loads nothing: known functions, and `url` of a part of the drawing. */
function isPlainStyle(text: string): boolean {
  // Rules such as `@import`, escapes that hide a name, and the paint of an element that has a marker.
  if (/[@\\]|context-/i.test(text)) return false
  const pieces = text.split('(')
  return pieces.slice(1).every((after, index) => {
    const name = wordBefore(pieces[index] ?? '').toLowerCase()
    if (name === '') return true
    return CSS_FUNCTIONS.has(name) && (name !== 'url' || isLocal(after.trimStart().replace(/^["']/, '')))
  })
}

function isPlainAttribute({ local, uri, value }: sax.QualifiedAttribute): boolean {
  if (uri === XLINK_NAMESPACE) return local !== 'href' || isLocal(value) || isPicture(value)
  if (uri !== '') return NOTE_NAMESPACES.has(uri)
  if (local.startsWith('aria-') || local.startsWith('data-')) return true
  if (local === 'href') return isLocal(value) || isPicture(value)
  return SVG_ATTRIBUTES.has(local) && isPlainStyle(value)
}

/** Throws `SvgError` unless every element and attribute is on the list of those that draw, and few enough are drawn. */
function requirePlain(text: string): void {
  const open: SvgNode[] = []
  let [elements, outline, inherits, style] = [0, 1, false, '']
  const scale = { size: 0, enlarges: false, dash: Infinity }
  let root: SvgNode | undefined
  const requireThat = (holds: boolean, otherwise: ProblemText) => {
    if (!holds) throw new SvgError(otherwise)
  }
  // A comment or a section divides the text of a style sheet, whose parts mean something together only.
  const ontext = (part: string) => {
    const node = open.at(-1)
    if (node?.name === 'style') style += part
    if (node && TEXTS.has(node.name)) node.characters += part.replaceAll(/\s+/g, '').length
  }
  const handlers: Partial<sax.SAXParser> = {
    onerror: () => requireThat(false, NO_SVG),
    ondoctype: (doctype) => requireThat(!doctype.includes('['), ACTIVE),
    onprocessinginstruction: ({ name }) => requireThat(name === 'xml', ACTIVE),
    onopentag: (given) => {
      const tag = given as sax.QualifiedTag
      elements += 1
      requireThat(open.length > 0 || (tag.local === 'svg' && isSvg(tag.uri)), NO_SVG)
      requireThat(elements <= MAX_ELEMENTS && open.length < MAX_DEPTH, TOO_COMPLEX)
      const attributes = Object.values(tag.attributes)
      if (isSvg(tag.uri)) {
        requireThat(SVG_ELEMENTS.has(tag.local), ACTIVE)
        requireThat(attributes.every(isPlainAttribute), ACTIVE)
      } else requireThat(NOTE_NAMESPACES.has(tag.uri), ACTIVE)
      for (const { local, value } of attributes) {
        if (local === 'd' || local === 'points') outline = Math.max(outline, value.length)
        inherits ||= /\binherit\b/i.test(value)
      }
      if (open.length === 0) scale.size = sizeOf(new Map(attributes.map(({ local, value }) => [local, value])))
      for (const { local, value } of attributes) scale.dash = Math.min(scale.dash, dashOf(local, value, scale.size))
      const inner = open.length === 0 ? attributes.filter(({ local }) => local !== 'viewBox') : attributes
      scale.enlarges ||= enlarges(tag.local, inner)
      const node = svgNode(tag.local, attributes)
      open.at(-1)?.children.push(node)
      root ??= node
      open.push(node)
    },
    onclosetag: () => {
      if (open.pop()?.name === 'style') style += '\n'
    },
    ontext,
    oncdata: ontext,
  }
  const parser = Object.assign(sax.parser(true, OPTIONS), handlers) as sax.SAXParser & { attribList: unknown[] }
  for (let from = 0; from < text.length; from += PIECE) {
    parser.write(text.slice(from, from + PIECE))
    // The parser compares each attribute of an element with all before it.
    requireThat(parser.attribList.length <= MAX_ATTRIBUTES, TOO_COMPLEX)
  }
  parser.close()
  if (!root) throw new SvgError(NO_SVG)
  requireThat(isPlainStyle(style), ACTIVE)
  inherits ||= /\binherit\b/i.test(style)
  scale.enlarges ||= styleEnlarges(style)
  scale.dash = Math.min(scale.dash, dashOfStyle(style, scale.size))
  requireThat(drawnElements({ root, style, scale, inherits, outline }) <= MAX_ELEMENTS, TOO_COMPLEX)
}

/**
 * Inspects a drawing in time linear to its length. It is rejected, not cleaned: a drawing program can save it again.
 * @returns why it is rejected, as a sentence, or undefined.
 */
export function svgFault(bytes: Uint8Array): ProblemText | undefined {
  try {
    requirePlain(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return undefined
  } catch (error) {
    return error instanceof SvgError ? error.reason : NO_SVG
  }
}
