import type { components } from '@ssp/api/schema'
import { addressOf } from './news-images.ts'
import type { ArticleRow, ReaderRow, SummaryRow } from './news.repository.ts'

type Schemas = components['schemas']

const flag = (value: boolean) => (value ? 1 : 0)

const toReaction = (reaction: number | null): Schemas['Reaction'] =>
  reaction === null ? null : reaction === 1 ? '1' : '0'

/** An article without its body. */
export const toListItem = (row: SummaryRow, platform: string): Schemas['NewsListItem'] => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  platform,
  client_id: row.client_id,
  require_read: flag(row.require_read),
  send_notification: flag(row.send_notification),
  published: row.published,
  expiry_date: row.expiry_date,
  img: addressOf(row.client_id, row.img),
  created_at: row.created_at,
})

const toReader = ({ reaction, ...reader }: ReaderRow): Schemas['NewsReader'] => ({
  ...reader,
  reaction: toReaction(reaction),
})

/** An article with its readers; `isWhole` false leaves title and readers. */
export const toArticle = (
  { article, readers, isWhole }: { article: ArticleRow; readers: readonly ReaderRow[]; isWhole: boolean },
  platform: string,
): Schemas['NewsArticle'] => ({
  ...(isWhole
    ? { ...toListItem(article, platform), body_json: article.body_json }
    : { id: article.id, title: article.title }),
  readers: readers.map(toReader),
})

/** A published article as one employee sees it. */
export const toPublished = (
  { id, title, body_json, client_id, img, published, require_read }: ArticleRow,
  reader: Pick<ReaderRow, 'read_at' | 'confirmed_at' | 'reaction'> | undefined,
): Schemas['PublishedNews'] => ({
  id,
  title,
  body_json,
  img: addressOf(client_id, img),
  published: published ?? '',
  require_read: flag(require_read),
  read_at: reader?.read_at ?? null,
  confirmed_at: reader?.confirmed_at ?? null,
  reaction: toReaction(reader?.reaction ?? null),
})
