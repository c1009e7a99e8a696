import { hasContent, imageKeys, parseBlocks, type Block } from '@ssp/block-editor/model'
import type { ProblemText } from '../../errors.de.ts'
import { asProblemText, problem } from '../../errors.ts'
import { keyOfAddress, MOST_IMAGES } from './images.ts'

/** Maximum length of a stored body in characters. */
const MOST_CHARACTERS = 150_000

/** The body of an article as it was sent. */
export interface ParsedBody {
  blocks: Block[]
  /** Addresses of its images. */
  images: string[]
  /** Whether there is anything visible. */
  hasContent: boolean
}

const invalid = (reason: ProblemText) => problem('invalid', { fields: { body: reason } })

/**
 * Parses the body of an article, reduced to allowed blocks.
 * @throws problem `invalid` at `body`.
 */
export function parseBody(json: string): ParsedBody {
  const parsed = parseBlocks(json)
  if (!parsed.ok) throw invalid(asProblemText(parsed.reason))
  const { blocks } = parsed
  const images = imageKeys(blocks)
  if (images.length > MOST_IMAGES) throw invalid(`An article has at most ${MOST_IMAGES} images.`)
  return { blocks, images, hasContent: hasContent(blocks) }
}

const withUrls = (blocks: readonly Block[], urlOf: (url: string) => string): Block[] =>
  blocks.map((block) =>
    block.type === 'image' ? { ...block, data: { ...block.data, file: { url: urlOf(block.data.file.url) } } } : block,
  )

/** The JSON that is stored: images by their keys. @throws problem `invalid` at `body` for one that is too long. */
export function storedBody({ blocks }: ParsedBody): string {
  const stored = JSON.stringify(withUrls(blocks, (url) => keyOfAddress(url) ?? url))
  if (stored.length > MOST_CHARACTERS) throw invalid('This is too long.')
  return stored
}

/** The JSON that is sent: images by addresses that show them. */
export const sentBody = (stored: string, addressOf: (key: string) => string): string =>
  JSON.stringify(withUrls(JSON.parse(stored) as Block[], addressOf))
