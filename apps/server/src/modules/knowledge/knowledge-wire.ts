import { slugOf } from '@ssp/api/slug'
import { KNOWLEDGE } from './buckets.ts'
import type { Objects } from '../../storage/objects.ts'
import { sentBody } from './article-body.ts'
import type { ArticleRow, CategoryRow } from './knowledge.repository.ts'

const addressOf = (objects: Objects, clientId: string) => (key: string) =>
  objects.imageAddress({ clientId, bucket: KNOWLEDGE, key })

/** A category on the wire. */
export const toCategory = (objects: Objects, { client_id, image_key, articles, ...category }: CategoryRow) => ({
  ...category,
  slug: slugOf(category.label),
  image: image_key === null ? null : addressOf(objects, client_id)(image_key),
  clientId: client_id,
  articleCount: articles,
})

/** An article on the wire; the images have addresses that show them. */
export const toArticle = (
  objects: Objects,
  { client_id, image_key, category_id, created_at, updated_at, ...article }: ArticleRow,
) => ({
  ...article,
  slug: slugOf(article.title),
  image: image_key === null ? null : addressOf(objects, client_id)(image_key),
  body: sentBody(article.body, addressOf(objects, client_id)),
  category: category_id,
  createdDt: created_at,
  updatedDt: updated_at,
})
