import type { KnowledgeCategory } from '@ssp/api'
import { lazyPanel, useCan, useHasDraft, useMessages, usePanel, type Action } from '@ssp/feature-kit'
import { Menu, type MenuAction } from '@ssp/ui'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { categoryDraft } from '../category/draft-names'
import { articlesMessages } from '../messages'
import { newArticleDraft } from './draft-names'

const CreateArticlePanel = lazyPanel(async () => (await import('./create-article-panel')).CreateArticlePanel)
const UpdateCategoryPanel = lazyPanel(
  async () => (await import('../category/update-category-panel')).UpdateCategoryPanel,
)

/** Props of `CategoryActions`. */
export interface CategoryActionsProps {
  category: KnowledgeCategory
  removal: Action<KnowledgeCategory>
}

/** The menu of a category, for users with both UPDATE and CREATE (4-decisions 10). */
export function CategoryActions({ category, removal }: CategoryActionsProps) {
  const messages = useMessages(articlesMessages)
  const can = useCan()
  const create = usePanel(CreateArticlePanel, useHasDraft(newArticleDraft(category.id)), { categoryId: category.id })
  const update = usePanel(UpdateCategoryPanel, useHasDraft(categoryDraft(category.id), category), { category })
  if (!can('KNOWLEDGE_BASE_UPDATE') || !can('KNOWLEDGE_BASE_CREATE')) return null
  const actions: MenuAction[] = [
    { id: 'create', label: messages.newArticle, icon: <Plus size={16} />, onAction: () => create.open() },
    { id: 'update', label: messages.updateCategory, icon: <Pencil size={16} />, onAction: () => update.open() },
    ...(can('KNOWLEDGE_BASE_DELETE')
      ? [
          {
            id: 'delete',
            label: messages.deleteCategory,
            icon: <Trash2 size={16} />,
            danger: true,
            onAction: () => void removal.run(category),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu label={messages.actions} variant="primary" actions={actions}>
        {messages.actions}
      </Menu>
      {create.element}
      {update.element}
    </>
  )
}
