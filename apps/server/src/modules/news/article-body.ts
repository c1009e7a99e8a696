import { hasContent, imageKeys, parseBlocks } from '@ssp/block-editor/model'
import { problem } from '../../errors.ts'
import { pathOf, type ArticleKey } from './news-images.ts'

/** A body as it is stored, and the keys of its images after the client id. */
export interface ArticleBody {
  json: string
  images: string[]
}

const isOwn = (address: string) => address.startsWith('/')

/**
 * Reads the blocks of an article. `rule` says whether a block without text is enough, as when an article is created.
 * @throws problem `invalid` at `body_json` for what are no blocks, for none, and for an image of another article.
 */
export function readBody(article: ArticleKey, body: string, rule: 'block' | 'content'): ArticleBody {
  const parsed = parseBlocks(body)
  if (!parsed.ok) throw problem('invalid', { fields: { body_json: parsed.reason } })
  const { blocks } = parsed
  const isFilled = rule === 'block' ? blocks.length > 0 : hasContent(blocks)
  if (!isFilled) throw problem('invalid', { fields: { body_json: 'This is required.' } })
  const images = imageKeys(blocks).filter(isOwn)
  return { json: JSON.stringify({ blocks }), images: images.map((address) => pathOf(article, address, 'body_json')) }
}

/** Addresses of the images of a stored body that lie in our storage. */
export function imagesOf(body: string): string[] {
  const parsed = parseBlocks(body)
  return parsed.ok ? imageKeys(parsed.blocks).filter(isOwn) : []
}
