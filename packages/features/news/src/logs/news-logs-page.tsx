import { newsArticleQuery, type NewsSummary } from '@ssp/api'
import { RecordView, useApi, useCan, useHref, useListState, useMessages, type RouteParams } from '@ssp/feature-kit'
import { Card, Empty, PageHeader, Pagination, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import * as edit from '../edit/news-fields.css'
import { newsFormMessages, newsLogsMessages } from '../messages'
import { NewsTabs } from '../shared/news-tabs'
import { ReaderTable } from './reader-table'

/** `/news/Logs/{id}`: the readers of an article (R4-248 to R4-252). Open to any signed-in account. */
export function NewsLogsPage({ params: { id = '' } }: RouteParams) {
  const messages = useMessages(newsLogsMessages)
  const query = useQuery(newsArticleQuery(useApi(), id))
  const href = useHref()
  const list = useCan()('NEWS_VIEW') ? '/news' : '/'
  return (
    <RecordView
      query={query}
      skeleton={
        <Card>
          <Skeleton height="24rem" />
        </Card>
      }
      messages={{ ...messages, back: list === '/' ? messages.home : messages.back }}
      listHref={href(list)}
    >
      {({ article }) => article && <Logs article={article} />}
    </RecordView>
  )
}

/** Ten readers per page. */
const LIST = { layout: 'list' } as const

function Logs({ article: { id, title, readers } }: { article: NewsSummary }) {
  const messages = useMessages(newsLogsMessages)
  const { news } = useMessages(newsFormMessages)
  const href = useHref()
  const can = useCan()
  const { state, set } = useListState(LIST)
  const pages = Math.max(1, Math.ceil(readers.length / state.size))
  const page = Math.min(state.page, pages - 1)
  const confirmed = readers.filter(({ confirmed_at: at }) => at).length
  const facts = [messages.readers(readers.length), ...(confirmed > 0 ? [messages.confirmed(confirmed)] : [])]
  return (
    <div className={edit.page}>
      <PageHeader
        {...(can('NEWS_VIEW') && { breadcrumbs: [{ label: news, href: href('/news') }] })}
        title={title}
        facts={readers.length > 0 && facts.join(' · ')}
        tabs={<NewsTabs id={id} current="logs" />}
      />
      {readers.length === 0 ? (
        <Card>
          <Empty title={messages.empty} />
        </Card>
      ) : (
        <>
          <ReaderTable readers={readers.slice(page * state.size, (page + 1) * state.size)} />
          {pages > 1 && (
            <Pagination
              page={page}
              pageSize={state.size}
              total={readers.length}
              onPageChange={(wanted) => set({ page: wanted })}
            />
          )}
        </>
      )}
    </div>
  )
}
