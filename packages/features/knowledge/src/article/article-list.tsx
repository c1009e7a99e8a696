import type { KnowledgeArticle, KnowledgeCategory } from '@ssp/api'
import {
  lazyPanel,
  ListSearch,
  useCan,
  useCreatedId,
  useHasDraft,
  useHref,
  useLocation,
  useMessages,
  usePanel,
  type Action,
} from '@ssp/feature-kit'
import { Menu, PageHeader, type MenuAction } from '@ssp/ui'
import { FileText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { categoryDraft } from '../category/draft-names'
import * as page from '../knowledge.css'
import { articlesMessages, categoriesMessages, searchMessages } from '../messages'
import { NoCards } from '../no-cards'
import { RecordCard } from '../record-card'
import { articleAddress, useSearch } from '../use-search'
import { excerptOf } from './article-body'
import { newArticleDraft } from './draft-names'

const CreateArticlePanel = lazyPanel(async () => (await import('./create-article-panel')).CreateArticlePanel)
const UpdateCategoryPanel = lazyPanel(
  async () => (await import('../category/update-category-panel')).UpdateCategoryPanel,
)

/** Props of `ArticleList`. */
export interface ArticleListProps {
  category: KnowledgeCategory
  articles: readonly KnowledgeArticle[]
  heading: string
  /** The article that was open before: its card takes the focus. */
  returnedFrom: string | undefined
  removal: Action<KnowledgeCategory>
}

/** The articles of a category, with what can be done with it (R4-188 to R4-194, R4-200). */
export function ArticleList({ category, articles, heading, returnedFrom, removal }: ArticleListProps) {
  const messages = useMessages(articlesMessages)
  const { title: root } = useMessages(categoriesMessages)
  const { found: counted } = useMessages(searchMessages)
  const { pathname, search: query } = useLocation()
  const href = useHref()
  const search = useSearch()
  const create = usePanel(CreateArticlePanel, useHasDraft(newArticleDraft(category.id)), { categoryId: category.id })
  const update = usePanel(UpdateCategoryPanel, useHasDraft(categoryDraft(category.id)), { category })
  const actions = useCategoryActions(category, removal, { create: create.open, update: update.open })
  const found = articles.filter(({ title }) => search.matches(title))
  const createdId = useCreatedId()
  const element = useRef<HTMLDivElement>(null)
  const focus = useEffectEvent(() => {
    if (returnedFrom === undefined) return
    const card = document.getElementById(cardId(returnedFrom))?.querySelector('a')
    ;(card ?? element.current)?.focus()
  })
  useEffect(() => focus(), [])
  return (
    <div ref={element} tabIndex={-1} className={page.page}>
      <div className={page.head}>
        <PageHeader
          breadcrumbs={[{ label: root, href: href('/knowledge') }, { label: category.label }]}
          title={<span className={page.heading}>{heading}</span>}
          facts={search.value ? counted(found.length) : messages.count(articles.length)}
          action={
            actions.length > 0 && (
              <Menu label={messages.actions} variant="primary" actions={actions}>
                {messages.actions}
              </Menu>
            )
          }
        />
        <ListSearch value={search.value} label={messages.search} onSearch={search.set} />
      </div>
      {found.length === 0 ? (
        <NoCards search={search} empty={messages.empty} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for no list
        <ul role="list" aria-label={heading} className={page.grid}>
          {found.map((article) => (
            <RecordCard
              key={article.id}
              id={cardId(article.id)}
              title={article.title}
              summary={excerptOf(article.body)}
              image={article.image}
              icon={FileText}
              to={articleAddress(pathname, query, article.id)}
              created={article.id === createdId}
            />
          ))}
        </ul>
      )}
      {create.element}
      {update.element}
    </div>
  )
}

const cardId = (id: string) => `article-${id}`

/** The items of the menu; it exists for those who hold both UPDATE and CREATE (4-decisions 10). */
function useCategoryActions(
  category: KnowledgeCategory,
  removal: Action<KnowledgeCategory>,
  open: { create: () => void; update: () => void },
): MenuAction[] {
  const messages = useMessages(articlesMessages)
  const can = useCan()
  if (!can('KNOWLEDGE_BASE_UPDATE') || !can('KNOWLEDGE_BASE_CREATE')) return []
  const items: (MenuAction & { permission: string })[] = [
    {
      id: 'create',
      permission: 'KNOWLEDGE_BASE_CREATE',
      label: messages.newArticle,
      icon: <Plus size={16} />,
      onAction: open.create,
    },
    {
      id: 'update',
      permission: 'KNOWLEDGE_BASE_UPDATE',
      label: messages.updateCategory,
      icon: <Pencil size={16} />,
      onAction: open.update,
    },
    {
      id: 'delete',
      permission: 'KNOWLEDGE_BASE_DELETE',
      label: messages.deleteCategory,
      icon: <Trash2 size={16} />,
      danger: true,
      onAction: () => void removal.run(category),
    },
  ]
  return items.flatMap(({ permission, ...item }) => (can(permission) ? [item] : []))
}
