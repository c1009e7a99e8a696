import { knowledgeArticlesQuery, knowledgeCategoriesQuery, slugTitle } from '@ssp/api'
import { RecordView, useApi, useHref, useLocation, useMessages, useNavigate, type RouteParams } from '@ssp/feature-kit'
import { ButtonLink, Empty } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCategoryRemoval } from '../category/use-category-removal'
import { articlesMessages } from '../messages'
import { cardsSkeleton } from '../record-card'
import { addressOf } from '../use-search'
import { ArticleList } from './article-list'
import { ArticleReader } from './article-reader'
import { useArticleRemoval } from './use-article-removal'

/**
 * `/knowledge/{categoryId}/{category}`: the articles of a category, or one of them. The open article is in the address. The
 * heading is derived from the slug; only the id identifies the category (4-decisions 42).
 */
export function ArticlesPage({ params }: RouteParams) {
  const { categoryId = '', category: slug = '' } = params
  const messages = useMessages(articlesMessages)
  const api = useApi()
  const { pathname, search } = useLocation()
  const href = useHref()
  const navigate = useNavigate()
  const address = new URLSearchParams(search)
  const openId = address.get('article')
  address.delete('article')
  const listPath = addressOf(pathname, address)
  const close = () => navigate(listPath)
  const categories = useQuery({ ...knowledgeCategoriesQuery(api), enabled: openId === null })
  const query = useQuery({
    ...knowledgeArticlesQuery(api, { categoryId, ...(openId !== null && { id: openId }) }),
    enabled: openId !== null,
  })
  const categoryRemoval = useCategoryRemoval()
  const articleRemoval = useArticleRemoval(close)
  // Undefined until the address changes; afterwards the previously open article, or null for the list.
  const [shown, setShown] = useState<{ id: string | null; before?: string | null }>({ id: openId })
  if (shown.id !== openId) setShown({ id: openId, before: shown.id })
  const heading = messages.heading(slugTitle(slug))
  const missing = { failed: messages.failed, missing: messages.missing, back: messages.back }
  if (openId === null) {
    const category = categories.data?.find(({ id }) => id === categoryId)
    if (categories.data && !category)
      return (
        <Empty title={messages.missing} action={<ButtonLink href={href('/knowledge')}>{messages.back}</ButtonLink>} />
      )
    return (
      <ArticleList
        categoryId={categoryId}
        category={category}
        heading={heading}
        returnedFrom={shown.before ?? undefined}
        removal={categoryRemoval}
      />
    )
  }
  return (
    <RecordView query={query} skeleton={cardsSkeleton} messages={missing} listHref={href('/knowledge')}>
      {({ rows, category }) => {
        if (!category) return null
        const article = rows.find(({ id }) => id === openId)
        const back = <ButtonLink href={href(listPath)}>{messages.goBack}</ButtonLink>
        if (!article) return <Empty title={messages.noArticle} action={back} />
        return (
          <ArticleReader
            key={article.id}
            article={article}
            category={category.label}
            listPath={listPath}
            takesFocus={shown.before !== undefined}
            onClose={close}
            removal={articleRemoval}
          />
        )
      }}
    </RecordView>
  )
}
