/** An item of a list: inline HTML, and a nested list of the same style. */
export interface ListItem {
  content: string
  items: ListItem[]
}

export type HeaderLevel = 1 | 2 | 3 | 4 | 5 | 6

/** Texts are inline HTML: `b i u s mark code a br`. Captions are text without formats, escaped as HTML. */
export interface BlockData {
  header: { text: string; level: HeaderLevel }
  paragraph: { text: string }
  list: { style: 'ordered' | 'unordered'; items: ListItem[] }
  /** `url`: https, or a path of the same origin. */
  image: { file: { url: string }; caption: string }
  /** `embed`: a frame address of `VIDEO_HOSTS`. */
  embed: { embed: string; service?: string; caption?: string }
}

export type BlockType = keyof BlockData

/** A block of a body, in the shape of Editor.js (spec 4 section 4); `id` is Editor.js's own. */
export type Block = { id?: string } & { [Type in BlockType]: { type: Type; data: BlockData[Type] } }[BlockType]

/** Limits of a body. */
export const BLOCK_LIMITS = {
  blocks: 500,
  /** Number of items in all lists together. */
  items: 2_000,
  /** Depth of nested lists. */
  depth: 6,
  /** Number of characters in all texts together, both as sent and as stored. */
  characters: 200_000,
  /** Number of characters of a body in JSON. */
  json: 1_000_000,
} as const
