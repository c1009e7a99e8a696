import { isImageAddress, videoOf } from './addresses.ts'
import { BLOCK_LIMITS, type Block, type HeaderLevel, type ListItem } from './blocks.ts'
import { escapeInline, inlineHtml, inlineText, parseInline } from './inline.ts'

export type ParsedBlocks = { ok: true; blocks: Block[] } | { ok: false; reason: string }

/**
 * Parses the body of an article: blocks, Editor.js's `{ blocks }` around them, or either as JSON. Texts are reduced to
 * allowed inline HTML, unknown properties are dropped, and addresses of videos become those of their frames. Anything else
 * that does not fit makes the whole body invalid: an unknown type, an address that may not be loaded, or more than
 * `BLOCK_LIMITS`. Takes time linear in the size of the body.
 */
export function parseBlocks(value: unknown): ParsedBlocks {
  try {
    return { ok: true, blocks: readBody(value) }
  } catch (error) {
    if (error instanceof InvalidBlock) return { ok: false, reason: error.message }
    throw error
  }
}

class InvalidBlock extends Error {}

/** The remaining limits while a body is parsed. */
interface Budget {
  characters: number
  items: number
}

type Fields = Readonly<Record<string, unknown>>

function readBody(value: unknown): Block[] {
  const body = typeof value === 'string' ? readJson(value) : value
  const list = isFields(body) ? body['blocks'] : body
  if (!Array.isArray(list)) throw new InvalidBlock('The body is not a list of blocks.')
  if (list.length > BLOCK_LIMITS.blocks) throw new InvalidBlock(`There are more than ${BLOCK_LIMITS.blocks} blocks.`)
  const budget: Budget = { characters: BLOCK_LIMITS.characters, items: BLOCK_LIMITS.items }
  return list.map((entry: unknown, index) => {
    try {
      return readBlock(entry, budget)
    } catch (error) {
      if (error instanceof InvalidBlock) throw new InvalidBlock(`Block ${index + 1}: ${error.message}`)
      throw error
    }
  })
}

function readJson(json: string): unknown {
  if (json.length > BLOCK_LIMITS.json) throw new InvalidBlock('The body is too long.')
  try {
    return JSON.parse(json)
  } catch {
    throw new InvalidBlock('The body is not valid JSON.')
  }
}

function readBlock(entry: unknown, budget: Budget): Block {
  if (!isFields(entry)) throw new InvalidBlock('it is not an object.')
  const type = entry['type']
  const data = entry['data']
  const read = typeof type === 'string' && Object.hasOwn(READERS, type) ? READERS[type] : undefined
  if (!read) throw new InvalidBlock('its type is unknown.')
  if (!isFields(data)) throw new InvalidBlock('it has no data.')
  const id = entry['id']
  return { ...(typeof id === 'string' && /^[\w-]{1,64}$/.test(id) && { id }), ...read(data, budget) }
}

const READERS: Readonly<Record<string, (data: Fields, budget: Budget) => Block>> = {
  header: (data, budget) => ({
    type: 'header',
    data: { text: inline(data['text'], budget), level: level(data['level']) },
  }),
  paragraph: (data, budget) => ({ type: 'paragraph', data: { text: inline(data['text'], budget) } }),
  list: (data, budget) => ({
    type: 'list',
    data: { style: style(data['style']), items: items(data['items'], budget, 1) },
  }),
  image: (data, budget) => {
    const file = data['file']
    const url = isFields(file) ? file['url'] : undefined
    if (typeof url !== 'string' || !isImageAddress(url)) throw new InvalidBlock('its image address may not be used.')
    return { type: 'image', data: { file: { url }, caption: caption(data['caption'], budget) } }
  },
  embed: (data, budget) => {
    const video = typeof data['embed'] === 'string' ? videoOf(data['embed']) : undefined
    if (!video) throw new InvalidBlock('its video is not on a supported site.')
    const text = caption(data['caption'], budget)
    return { type: 'embed', data: { ...video, ...(text && { caption: text }) } }
  },
}

function items(value: unknown, budget: Budget, depth: number): ListItem[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new InvalidBlock('its items are not a list.')
  if (value.length > 0 && depth > BLOCK_LIMITS.depth)
    throw new InvalidBlock(`its lists are nested more than ${BLOCK_LIMITS.depth} deep.`)
  budget.items -= value.length
  if (budget.items < 0) throw new InvalidBlock(`the body has more than ${BLOCK_LIMITS.items} list items.`)
  return value.map((item: unknown) => {
    // A list without nesting contains texts.
    if (typeof item === 'string') return { content: inline(item, budget), items: [] }
    if (!isFields(item)) throw new InvalidBlock('an item of it is neither a text nor an object.')
    return { content: inline(item['content'], budget), items: items(item['items'], budget, depth + 1) }
  })
}

function take(budget: Budget, characters: number): void {
  budget.characters -= characters
  if (budget.characters < 0) throw new InvalidBlock(`the body has more than ${BLOCK_LIMITS.characters} characters.`)
}

/**
 * Converts a text with `read`. The longer of both texts counts towards the limit, so that a parsed body can be parsed
 * again.
 */
function text(value: unknown, budget: Budget, read: (html: string) => string): string {
  if (typeof value !== 'string') throw new InvalidBlock('a text of it is missing.')
  take(budget, value.length)
  const result = read(value)
  take(budget, Math.max(0, result.length - value.length))
  return result
}

const inline = (value: unknown, budget: Budget): string => text(value, budget, (html) => inlineHtml(parseInline(html)))

const caption = (value: unknown, budget: Budget): string =>
  text(value ?? '', budget, (html) => escapeInline(inlineText(html)))

function level(value: unknown): HeaderLevel {
  const found = LEVELS.find((each) => each === value)
  if (found) return found
  throw new InvalidBlock('its level is not 1 to 6.')
}

const LEVELS: readonly HeaderLevel[] = [1, 2, 3, 4, 5, 6]

function style(value: unknown): 'ordered' | 'unordered' {
  if (value === undefined || value === 'unordered') return 'unordered'
  if (value === 'ordered') return 'ordered'
  throw new InvalidBlock('its list style is unknown.')
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
