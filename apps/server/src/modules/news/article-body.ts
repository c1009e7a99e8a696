import { hasContent, imageKeys, parseBlocks } from '@ssp/block-editor/model'
import { asProblemText, problem } from '../../errors.ts'
import { pathOf, type ArticleKey } from './news-images.ts'

/** A body as stored, and the keys of its images after the client id. */
export interface ArticleBody {
  json: string
  images: string[]
}

const isOwn = (address: string) => address.startsWith('/')

/** Maximum length of a stored body in characters. */
const MOST_CHARACTERS = 500_000

/**
 * Parses the blocks of an article. `rule` says whether a block without text is enough, as when an article is created.
 * @throws problem `invalid` at `body_json` for invalid blocks, for none, for too many, and for an image that was not
 * uploaded for the article, because an image of another site would tell that site who reads it.
 */
export function readBody(article: ArticleKey, body: string, rule: 'block' | 'content'): ArticleBody {
  const parsed = parseBlocks(body)
  if (!parsed.ok) throw problem('invalid', { fields: { body_json: asProblemText(parsed.reason) } })
  const { blocks } = parsed
  const isFilled = rule === 'block' ? blocks.length > 0 : hasContent(blocks)
  if (!isFilled) throw problem('invalid', { fields: { body_json: 'This is required.' } })
  const json = JSON.stringify({ blocks })
  if (json.length > MOST_CHARACTERS) throw problem('invalid', { fields: { body_json: 'This is too long.' } })
  return { json, images: imageKeys(blocks).map((address) => pathOf(article, address, 'body_json')) }
}

/** Addresses of the images of a stored body that are in our storage. */
export function imagesOf(body: string): string[] {
  const parsed = parseBlocks(body)
  return parsed.ok ? imageKeys(parsed.blocks).filter(isOwn) : []
}
