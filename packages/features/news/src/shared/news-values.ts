import type { NewsArticle } from '@ssp/api'
import { parseBlocks, type Block } from '@ssp/block-editor/model'

/** The blocks of a stored body; none if it cannot be read. */
export function blocksOf(body: string): Block[] {
  const parsed = parseBlocks(body)
  return parsed.ok ? parsed.blocks : []
}

/** Serialises blocks for storage. */
export const bodyOf = (blocks: readonly Block[]): string => JSON.stringify({ blocks })

/** The time of publication to send: the stored one while the article stays published (4-decisions 60). */
export const publishedAt = (isPublished: boolean, before: string | null = null): string | null =>
  isPublished ? (before ?? new Date().toISOString()) : null

/** Whether an article has all editable properties, and not only title and readers. */
export const isWhole = (article: object): article is NewsArticle => 'body_json' in article
