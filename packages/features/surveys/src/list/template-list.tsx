import type { SurveyTemplateSummary } from '@ssp/api'
import { ListPage, useCan, useHref, useMessages } from '@ssp/feature-kit'
import type { TableColumn } from '@ssp/ui'
import { useMemo } from 'react'
import { templateListMessages } from './messages'
import { templatesPage } from './template-page-query'
import { useSurveyTabs } from './use-survey-tabs'

const VIEWS = { list: 'survey-templates', also: ['tab'] } as const

/** The tab TEMPLATES: a table of number, name, description and View (R2-055 to R2-060). */
export function TemplateList() {
  const messages = useMessages(templateListMessages)
  const { tabs, action } = useSurveyTabs()
  const href = useHref()
  const opens = useCan()('SURVEYS_UPDATE')
  const columns = useMemo(
    (): TableColumn<SurveyTemplateSummary>[] => [
      { key: 'title', header: messages.columns.name, main: true, cell: ({ title }) => title },
      { key: 'description', header: messages.columns.description, cell: ({ description }) => description },
    ],
    [messages],
  )
  return (
    <ListPage
      views={VIEWS}
      notifyFailure
      numbered
      messages={messages}
      page={templatesPage}
      tabs={tabs}
      action={action}
      columns={columns}
      rowName={({ title }) => title}
      {...(opens && { rowHref: ({ id }: SurveyTemplateSummary) => href(`/surveys/template/${id}`) })}
    />
  )
}
