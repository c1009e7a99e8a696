import { jobReviewQuery } from '@ssp/api'
import { RecordView, useApi, useHref, useMessages, type RouteParams } from '@ssp/feature-kit'
import { Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { reviewMessages } from '../messages'
import { isAtWork } from '../model/job'
import { UploadReview } from './upload-review'

/** Milliseconds between two looks at an upload that is being processed. */
const LOOK_EVERY = 2_000

/** `/client/jobs/:id`: what was found in an upload, its mending and its release. */
export function PayrollUploadPage({ params: { id = '' } }: RouteParams) {
  const messages = useMessages(reviewMessages)
  const listHref = useHref()('/client/jobs')
  const query = useQuery({
    ...jobReviewQuery(useApi(), id),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data.record.job) ? LOOK_EVERY : false),
  })
  return (
    <RecordView
      query={query}
      skeleton={<Skeleton shape="block" height="20rem" />}
      messages={messages}
      listHref={listHref}
    >
      {({ record, etag }) => <UploadReview review={record} etag={etag} />}
    </RecordView>
  )
}
