import type { KnowledgeCategory } from '@ssp/api'

/** The path of a category. A slug of dots would lead elsewhere; only the id identifies the category. */
export function categoryPath({ id, slug }: Pick<KnowledgeCategory, 'id' | 'slug'>): string {
  const last = /^\.{1,2}$/.test(slug) ? '-' : slug
  return `/knowledge/${id}/${encodeURIComponent(last)}`
}
