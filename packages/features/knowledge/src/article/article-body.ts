import { blockText, parseBlocks, type Block } from '@ssp/block-editor/model'

/** Maximum length of an excerpt in characters. */
const EXCERPT = 160

/** The parsed body of an article (`rawData` of the specification); null if it cannot be read. */
export function rawDataOf(body: string): Block[] | null {
  const parsed = parseBlocks(body)
  return parsed.ok ? parsed.blocks : null
}

/** The first words of a body. */
export function excerptOf(body: string): string {
  const text = (rawDataOf(body) ?? [])
    .filter(isProse)
    .map(blockText)
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).toWellFormed().trimEnd()}…` : text
}

const isProse = ({ type }: Block): boolean => type === 'paragraph' || type === 'list'
