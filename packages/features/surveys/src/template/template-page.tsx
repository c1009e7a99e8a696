import { surveyTemplateQuery } from '@ssp/api'
import { RecordView, useApi, useHref, useMessages, type RouteParams } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { EditorSkeleton } from '../shared/editor-skeleton'
import { useFailureNotice } from '../shared/use-failure-notice'
import { templateMessages } from './messages'
import { TemplateDetail } from './template-detail'
import { TEMPLATES } from './templates-path'

/** `/surveys/template/:id`: one template, locked until the access check allows to edit it (R2-130 to R2-138). */
export function TemplatePage({ params: { id = '' } }: RouteParams) {
  const query = useQuery(surveyTemplateQuery(useApi(), id))
  useFailureNotice(query)
  return (
    <RecordView
      query={query}
      skeleton={<EditorSkeleton />}
      messages={useMessages(templateMessages)}
      listHref={useHref()(TEMPLATES)}
    >
      {({ record, etag }) => <TemplateDetail key={record.id} template={record} etag={etag} />}
    </RecordView>
  )
}
