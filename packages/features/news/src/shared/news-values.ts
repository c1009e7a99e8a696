import type { NewsArticle } from '@ssp/api'
import { parseBlocks, type Block } from '@ssp/block-editor/model'

/** The blocks of a stored body; none when it cannot be read. */
export function blocksOf(body: string): Block[] {
  const parsed = parseBlocks(body)
  return parsed.ok ? parsed.blocks : []
}

/** Blocks as they are stored. */
export const bodyOf = (blocks: readonly Block[]): string => JSON.stringify({ blocks })

/** The moment of publication to send: the stored one while the article stays published (4-decisions 60). */
export const publishedAt = (isPublished: boolean, before: string | null = null): string | null =>
  isPublished ? (before ?? new Date().toISOString()) : null

/** Whether an article carries everything that is edited, and not title and readers alone. */
export const isWhole = (article: object): article is NewsArticle => 'body_json' in article
