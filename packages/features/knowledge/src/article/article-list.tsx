import { knowledgeArticlesQuery, type KnowledgeArticle, type KnowledgeCategory, type SspApi } from '@ssp/api'
import {
  dateRange,
  defineFilters,
  formatDate,
  ListPage,
  useCreatedId,
  useHref,
  useLocation,
  useMessages,
  type Action,
  type MessagesOf,
  type PageArgs,
  type WireOf,
} from '@ssp/feature-kit'
import type { TableColumn } from '@ssp/ui'
import { FileText } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import * as page from '../knowledge.css'
import { articlesMessages, categoriesMessages, searchMessages } from '../messages'
import { cardsSkeleton, RecordCard } from '../record-card'
import { articleAddress } from '../use-search'
import { excerptOf } from './article-body'
import { CategoryActions } from './category-actions'

const filters = defineFilters({ updatedDt: dateRange() })
// All articles that a category can have, as cards.
const DEFAULTS = { sort: 'title', size: 200 } as const

/** Props of `ArticleList`. */
export interface ArticleListProps {
  categoryId: string
  /** Undefined while it loads; until then it cannot be changed or get articles. */
  category: KnowledgeCategory | undefined
  heading: string
  /** The article that was open before: its link gets the focus. */
  returnedFrom: string | undefined
  removal: Action<KnowledgeCategory>
}

/** The articles of a category as cards or as a table, with the actions of the category (R4-188 to R4-194, R4-200). */
export function ArticleList({ categoryId, category, heading, returnedFrom, removal }: ArticleListProps) {
  const messages = useMessages(articlesMessages)
  const { title: root } = useMessages(categoriesMessages)
  const { noMatch, clear } = useMessages(searchMessages)
  const { pathname, search } = useLocation()
  const href = useHref()
  const createdId = useCreatedId()
  const columns = useMemo(() => columnsOf(messages), [messages])
  const addressOf = (id: string) => href(articleAddress(pathname, search, id))
  const query = useCallback(
    (api: SspApi, args: PageArgs & WireOf<typeof filters>) => knowledgeArticlesQuery(api, { ...args, categoryId }),
    [categoryId],
  )
  const element = useRef<HTMLDivElement>(null)
  const focus = useEffectEvent(() => {
    if (returnedFrom === undefined) return
    const links = [...(element.current?.querySelectorAll('a') ?? [])]
    ;(links.find((link) => link.getAttribute('href') === addressOf(returnedFrom)) ?? element.current)?.focus()
  })
  useEffect(() => focus(), [])
  return (
    <div ref={element} tabIndex={-1} className={page.list}>
      <ListPage
        views="knowledge-articles"
        defaults={DEFAULTS}
        filters={filters}
        messages={{ ...messages, title: heading, total: messages.count, noMatch, clear }}
        page={query}
        columns={columns}
        rowName={({ title }) => title}
        rowHref={({ id }) => addressOf(id)}
        breadcrumbs={[{ label: root, href: href('/knowledge') }, { label: category?.label ?? heading }]}
        action={category && <CategoryActions category={category} removal={removal} />}
        renderRows={(articles) => (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
          <ul role="list" aria-label={heading} className={page.grid}>
            {articles.map((article) => (
              <RecordCard
                key={article.id}
                title={article.title}
                summary={excerptOf(article.body)}
                image={article.image}
                icon={FileText}
                to={articleAddress(pathname, search, article.id)}
                created={article.id === createdId}
              />
            ))}
          </ul>
        )}
        renderSkeleton={() => cardsSkeleton}
      />
    </div>
  )
}

const columnsOf = (messages: MessagesOf<typeof articlesMessages>): TableColumn<KnowledgeArticle>[] => [
  { key: 'title', header: messages.columns.title, main: true, sortable: true, cell: ({ title }) => title },
  {
    key: 'changed',
    header: messages.columns.changed,
    kind: 'date',
    sortable: true,
    cell: ({ updatedDt }) => formatDate(updatedDt),
  },
  {
    key: 'created',
    header: messages.columns.created,
    kind: 'date',
    sortable: true,
    hideInCards: true,
    cell: ({ createdDt }) => formatDate(createdDt),
  },
  { key: 'text', header: messages.columns.text, kind: 'line', cell: ({ body }) => excerptOf(body) },
]
