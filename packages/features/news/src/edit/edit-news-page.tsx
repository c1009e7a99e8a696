import { newsArticleQuery } from '@ssp/api'
import { RecordView, useApi, useHref, useMessages, type RouteParams } from '@ssp/feature-kit'
import { Card, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { editNewsMessages } from '../messages'
import { isWhole } from '../shared/news-values'
import { NewsEditor } from './news-editor'
import * as styles from './news-fields.css'

/** `/news/Edit/{id}`: the article, locked until it is unlocked (R4-233 to R4-247). */
export function EditNewsPage({ params: { id = '' } }: RouteParams) {
  const messages = useMessages(editNewsMessages)
  const query = useQuery(newsArticleQuery(useApi(), id))
  return (
    <RecordView query={query} skeleton={<EditorSkeleton />} messages={messages} listHref={useHref()('/news')}>
      {({ article, etag }) =>
        article && isWhole(article) && <NewsEditor key={article.id} article={article} etag={etag} />
      }
    </RecordView>
  )
}

function EditorSkeleton() {
  return (
    <div className={styles.columns}>
      <Card>
        <Skeleton height="28rem" />
      </Card>
      <Card>
        <Skeleton height="14rem" />
      </Card>
    </div>
  )
}
