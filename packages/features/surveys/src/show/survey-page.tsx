import { surveyQuery } from '@ssp/api'
import { RecordView, useApi, useHref, useMessages, type RouteParams } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { EditorSkeleton } from '../shared/editor-skeleton'
import { useFailureNotice } from '../shared/use-failure-notice'
import { surveyPageMessages } from './messages'
import { SurveyDetail } from './survey-detail'

/** `/surveys/:id`, named ShowSurvey: one survey with its graphs and responses. */
export function SurveyPage({ params: { id = '' } }: RouteParams) {
  const query = useQuery(surveyQuery(useApi(), id))
  useFailureNotice(query)
  return (
    <RecordView
      query={query}
      skeleton={<EditorSkeleton />}
      messages={useMessages(surveyPageMessages)}
      listHref={useHref()('/surveys')}
    >
      {({ record, etag }) => record && <SurveyDetail key={record.id} survey={record} etag={etag} />}
    </RecordView>
  )
}
