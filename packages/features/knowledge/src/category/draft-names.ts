/** Names of the persisted drafts. */
export const NEW_CATEGORY = 'knowledge.category'
export const categoryDraft = (id: string) => `knowledge.category:${id}`
