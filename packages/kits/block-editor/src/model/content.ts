import type { Block, ListItem } from './blocks.ts'
import { inlineText } from './inline.ts'

/** Whether the blocks contain anything visible: a text, a list item, an image or a video (decision 47). */
export const hasContent = (blocks: readonly Block[]): boolean => blocks.some(isVisible)

/** Addresses of the images in a body, without duplicates, in order of appearance. */
export const imageKeys = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap((block) => (block.type === 'image' ? [block.data.file.url] : []))),
]

/** The text of a block, without formats. */
export function blockText({ type, data }: Block): string {
  if (type === 'header' || type === 'paragraph') return inlineText(data.text)
  if (type === 'list') return itemsText(data.items)
  return inlineText(data.caption ?? '')
}

const itemsText = (items: readonly ListItem[]): string =>
  items.map(({ content, items: below }) => `${inlineText(content)} ${itemsText(below)}`).join(' ')

function isVisible(block: Block): boolean {
  switch (block.type) {
    case 'header':
    case 'paragraph':
      return isText(block.data.text)
    case 'list':
      return hasText(block.data.items)
    default:
      return true
  }
}

const hasText = (items: readonly ListItem[]): boolean =>
  items.some(({ content, items: below }) => isText(content) || hasText(below))

// Zero-width spaces do not count as text.
const isText = (html: string): boolean => /[^\s\p{Cf}]/u.test(inlineText(html))
