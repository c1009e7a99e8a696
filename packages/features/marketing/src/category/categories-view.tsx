import { createMarketingCategory, type MarketingCategory } from '@ssp/api'
import {
  CreateButton,
  lazyPanel,
  QueryView,
  useCreatedId,
  useLocation,
  useMessages,
  usePanel,
  type QueryLike,
} from '@ssp/feature-kit'
import { Card, Empty, PageHeader, Skeleton } from '@ssp/ui'
import * as page from '../marketing.css'
import { marketingMessages } from '../messages'
import { CategoryCard } from './category-card'

const CategoryPanel = lazyPanel(async () => (await import('./category-panel')).CategoryPanel)

/** Props of `CategoriesView`. */
export interface CategoriesViewProps {
  query: QueryLike<MarketingCategory[]>
}

/** The folders of all categories (R3-241, R3-243, R3-247). */
export function CategoriesView({ query }: CategoriesViewProps) {
  const messages = useMessages(marketingMessages)
  const create = usePanel(CategoryPanel)
  const { pathname } = useLocation()
  const createdId = useCreatedId()
  return (
    <div className={page.page}>
      <PageHeader
        title={messages.title}
        facts={query.data && messages.categoryCount(query.data.length)}
        action={
          <CreateButton panel={create} change={createMarketingCategory}>
            {messages.newCategory}
          </CreateButton>
        }
      />
      <QueryView
        query={query}
        errorTitle={messages.categoriesFailed}
        skeleton={skeleton}
        empty={<Empty title={messages.noCategories} />}
      >
        {(categories) => (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
          <ul role="list" aria-label={messages.categories} className={page.grid}>
            {categories.map((category) => (
              <CategoryCard
                key={category.id}
                category={category}
                href={`${pathname}?category=${category.id}`}
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

const skeleton = (
  <div className={page.grid}>
    {Array.from({ length: 6 }, (_, index) => (
      <Card key={index}>
        <Skeleton width="60%" />
        <Skeleton width="85%" />
      </Card>
    ))}
  </div>
)
