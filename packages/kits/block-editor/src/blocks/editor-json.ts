import type { JSONContent } from '@tiptap/core'
import {
  BLOCK_LIMITS,
  inlineHtml,
  escapeInline,
  inlineText,
  parseInline,
  type Block,
  type InlineMark,
  type InlineRun,
  type ListItem,
} from '../model'

/** A node of the editor's document, as its `getJSON` returns it. */
export type EditorNode = JSONContent

const MARK_NAMES: Readonly<Record<InlineMark, string>> = {
  b: 'bold',
  i: 'italic',
  u: 'underline',
  s: 'strike',
  mark: 'highlight',
  code: 'code',
}
const MARKS = Object.entries(MARK_NAMES) as [InlineMark, string][]

/** Returns the editor document that shows the blocks. */
export const toEditorJson = (blocks: readonly Block[]): EditorNode => ({
  type: 'doc',
  content: blocks.length > 0 ? blocks.map(nodeOf) : [{ type: 'paragraph' }],
})

/**
 * Returns the blocks of an editor document. Paragraphs, headers and list items without text are omitted, as in Editor.js,
 * and so are images that are not uploaded yet.
 * @param addressOf the address of an image by the id of its upload; undefined until it is uploaded
 */
export function fromEditorJson(doc: EditorNode, addressOf: (upload: string) => string | undefined): Block[] {
  const seen = new Set<string>()
  return (doc.content ?? []).flatMap((node) => {
    const block = blockOf(node, addressOf)
    if (!block) return []
    // A block that was split or copied has the id of its original.
    const id = stringOf(node.attrs?.['blockId'])
    if (!id || seen.has(id)) return [block]
    seen.add(id)
    return [{ id, ...block }]
  })
}

function nodeOf(block: Block): EditorNode {
  const attrs = { blockId: block.id ?? null }
  switch (block.type) {
    case 'header':
      return { type: 'heading', attrs: { ...attrs, level: block.data.level }, content: inlineNodes(block.data.text) }
    case 'paragraph':
      return { type: 'paragraph', attrs, content: inlineNodes(block.data.text) }
    case 'list':
      return { ...listNode(block.data.items, block.data.style), attrs }
    case 'image': {
      const { file, caption } = block.data
      return { type: 'image', attrs: { ...attrs, url: file.url, caption: inlineText(caption) } }
    }
    default: {
      const { embed, service, caption = '' } = block.data
      return { type: 'embed', attrs: { ...attrs, embed, service: service ?? null, caption: inlineText(caption) } }
    }
  }
}

const listNode = (items: readonly ListItem[], style: 'ordered' | 'unordered'): EditorNode => ({
  type: style === 'ordered' ? 'orderedList' : 'bulletList',
  // The schema has no empty lists.
  content: (items.length > 0 ? items : [{ content: '', items: [] }]).map(({ content, items: below }) => ({
    type: 'listItem',
    content: [
      { type: 'paragraph', content: inlineNodes(content) },
      ...(below.length > 0 ? [listNode(below, style)] : []),
    ],
  })),
})

const inlineNodes = (html: string): EditorNode[] => parseInline(html).flatMap(runNodes)

function runNodes({ text, marks, href }: InlineRun): EditorNode[] {
  const own = MARKS.filter(([mark]) => marks.includes(mark)).map(([, type]) => ({ type }))
  const all = href ? [{ type: 'link', attrs: { href } }, ...own] : own
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak', marks: all }] : []),
      ...(line ? [{ type: 'text', text: line, marks: all }] : []),
    ])
}

function blockOf(node: EditorNode, addressOf: (upload: string) => string | undefined): Block | undefined {
  const attrs = node.attrs ?? {}
  switch (node.type) {
    case 'heading': {
      const text = htmlOf(node)
      const level = attrs['level'] as 1 | 2 | 3 | 4 | 5 | 6
      return text ? { type: 'header', data: { text, level } } : undefined
    }
    case 'paragraph': {
      const text = htmlOf(node)
      return text ? { type: 'paragraph', data: { text } } : undefined
    }
    case 'bulletList':
    case 'orderedList': {
      const items = itemsOf(node, 1)
      const style = node.type === 'orderedList' ? 'ordered' : 'unordered'
      return items.length > 0 ? { type: 'list', data: { style, items } } : undefined
    }
    case 'image': {
      const url = stringOf(attrs['url']) || addressOf(stringOf(attrs['upload']))
      return url ? { type: 'image', data: { file: { url }, caption: captionOf(attrs) } } : undefined
    }
    case 'embed': {
      const caption = captionOf(attrs)
      const service = stringOf(attrs['service'])
      const embed = stringOf(attrs['embed'])
      return { type: 'embed', data: { embed, ...(service && { service }), ...(caption && { caption }) } }
    }
    default:
      return undefined
  }
}

/** Items of a list. Items nested deeper than a body allows follow their parent. */
function itemsOf(list: EditorNode, depth: number): ListItem[] {
  return (list.content ?? []).flatMap((item) => {
    const [paragraph, ...lists] = item.content ?? []
    const below = lists.flatMap((inner) => itemsOf(inner, Math.min(depth + 1, BLOCK_LIMITS.depth)))
    const content = paragraph ? htmlOf(paragraph) : ''
    if (depth === BLOCK_LIMITS.depth) return [...(content ? [{ content, items: [] }] : []), ...below]
    return content || below.length > 0 ? [{ content, items: below }] : []
  })
}

const htmlOf = ({ content = [] }: EditorNode): string => inlineHtml(content.map(runOf))

function runOf({ type, text = '', marks = [] }: EditorNode): InlineRun {
  const names = new Set(marks.map((mark) => mark.type))
  const href = stringOf(marks.find((mark) => mark.type === 'link')?.attrs?.['href'])
  return {
    text: type === 'hardBreak' ? '\n' : text,
    marks: MARKS.filter(([, name]) => names.has(name)).map(([mark]) => mark),
    ...(href && { href }),
  }
}

const captionOf = (attrs: Record<string, unknown>): string => escapeInline(stringOf(attrs['caption']).trim())

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')
