/** Names of the persisted drafts. */
export const newArticleDraft = (categoryId: string) => `knowledge.article.new:${categoryId}`
export const articleDraft = (id: string) => `knowledge.article:${id}`
