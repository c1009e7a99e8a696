import { knowledgeCategoriesQuery } from '@ssp/api'
import {
  CreateButton,
  lazyPanel,
  ListSearch,
  QueryView,
  useApi,
  useCreatedId,
  useHasDraft,
  useMessages,
  usePanel,
} from '@ssp/feature-kit'
import { PageHeader } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { categoryPath } from '../category-path'
import * as page from '../knowledge.css'
import { categoriesMessages, searchMessages } from '../messages'
import { NoCards } from '../no-cards'
import { cardsSkeleton, RecordCard } from '../record-card'
import { useSearch } from '../use-search'
import { NEW_CATEGORY } from './draft-names'

const CreateCategoryPanel = lazyPanel(async () => (await import('./create-category-panel')).CreateCategoryPanel)

/** `/knowledge`: the categories of help articles. */
export function CategoriesPage() {
  const messages = useMessages(categoriesMessages)
  const { found: counted } = useMessages(searchMessages)
  const query = useQuery(knowledgeCategoriesQuery(useApi()))
  const create = usePanel(CreateCategoryPanel, useHasDraft(NEW_CATEGORY))
  const search = useSearch()
  const createdId = useCreatedId()
  const found = query.data?.filter(({ label }) => search.matches(label))
  return (
    <div className={page.page}>
      <div className={page.head}>
        <PageHeader
          title={messages.title}
          facts={found && (search.value ? counted(found.length) : messages.count(found.length))}
          action={
            <CreateButton permission="KNOWLEDGE_BASE_CREATE" panel={create}>
              {messages.newCategory}
            </CreateButton>
          }
        />
        <ListSearch value={search.value} label={messages.search} onSearch={search.set} />
      </div>
      <QueryView
        query={{ ...query, data: found }}
        errorTitle={messages.failed}
        skeleton={cardsSkeleton}
        empty={<NoCards search={search} empty={messages.empty} />}
      >
        {(categories) => (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
          <ul role="list" aria-label={messages.list} className={page.grid}>
            {categories.map((category) => (
              <RecordCard
                key={category.id}
                title={category.label}
                summary={category.summary}
                fact={messages.articles(category.articleCount)}
                image={category.image}
                icon={FolderOpen}
                to={categoryPath(category)}
                created={category.id === createdId}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {create.element}
    </div>
  )
}
