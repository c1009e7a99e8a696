import { surveyCountQuery, surveyParticipationsQuery, surveysQuery, type SurveySummary } from '@ssp/api'
import {
  formatDateTime,
  ListPage,
  useApi,
  useCan,
  useHref,
  useListFilter,
  useMessages,
  type CardContent,
  type MessagesOf,
  type Selection,
} from '@ssp/feature-kit'
import { Badge, lazyOverlay, type OverlayProps, type TableColumn } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { StatusBadge, statusNow } from '../shared/status-badge'
import { surveyListMessages } from './messages'
import { Answered, isAnswerable, ParticipationProvider } from './participation'
import type { SelectedActionsProps } from './selected-actions'
import { useSurveyTabs } from './use-survey-tabs'
import * as styles from './survey-list.css'

const NO_FILTERS = {}
const SelectedActions = lazyOverlay<SelectedActionsProps & OverlayProps>(
  async () => (await import('./selected-actions')).SelectedActions,
)

/** The tab LIST: a card per survey, ten per page (R2-046 to R2-053), or a table. */
export function ListTab() {
  const messages = useMessages(surveyListMessages)
  const { tabs, action } = useSurveyTabs()
  const href = useHref()
  const opens = useCan()('SURVEYS_UPDATE')
  const shown = useListFilter(NO_FILTERS)
  const drawActions = (selection: Selection<SurveySummary>) => (
    <SelectedActions selection={selection} filter={shown} onClose={selection.clear} />
  )
  const columns = useMemo(() => surveyColumns(messages, opens), [messages, opens])
  return (
    <ListPage
      views="surveys"
      notifyFailure
      messages={messages}
      page={surveysQuery}
      count={surveyCountQuery}
      tabs={tabs}
      action={action}
      rowName={({ title }) => title}
      bulkAll
      {...(opens && { bulkActions: drawActions, rowHref: ({ id }: SurveySummary) => href(`/surveys/${id}`) })}
      columns={columns}
      rowActions={null}
      card={(survey) => surveyCard(survey, messages, opens)}
      aroundRows={Participations}
    />
  )
}

/** One request for the surveys of a page. */
function Participations({ rows, children }: { rows: readonly SurveySummary[]; children: ReactNode }) {
  const ids = rows.filter(isAnswerable).map(({ id }) => id)
  const isRead = useCan()('SURVEYS_UPDATE') && ids.length > 0
  const { data, isLoading } = useQuery({ ...surveyParticipationsQuery(useApi(), ids), enabled: isRead })
  return <ParticipationProvider rows={isLoading ? null : data}>{children}</ParticipationProvider>
}

type Messages = MessagesOf<typeof surveyListMessages>

const statusOf = ({ start_date, completion_date }: SurveySummary) => (
  <StatusBadge status={statusNow(start_date, completion_date)} />
)

function surveyColumns(messages: Messages, isAnsweredShown: boolean): TableColumn<SurveySummary>[] {
  const { columns } = messages
  return [
    { key: 'title', header: columns.title, main: true, sortable: true, cell: ({ title }) => title },
    { key: 'category', header: columns.category, hideBelow: 'lg', cell: (survey) => survey.category_title },
    { key: 'status', header: columns.status, kind: 'status', cell: statusOf },
    {
      key: 'starts',
      header: columns.starts,
      sortable: true,
      kind: 'date',
      hideBelow: 'lg',
      cell: ({ start_date: start }) => (start ? formatDateTime(start) : messages.noStart),
    },
    {
      key: 'closes',
      header: columns.closes,
      sortable: true,
      kind: 'date',
      cell: ({ completion_date: completion }) => (completion ? formatDateTime(completion) : messages.noEnd),
    },
    {
      key: 'anonymous',
      header: columns.anonymous,
      hideBelow: 'md',
      cell: ({ anonymous }) => (
        <Badge tone={anonymous ? 'info' : 'neutral'}>{anonymous ? messages.yes : messages.no}</Badge>
      ),
    },
    isAnsweredShown
      ? { key: 'answered', header: columns.answered, cell: (survey) => <Answered survey={survey} /> }
      : { key: 'answered', header: columns.answered, cell: (survey) => responsesOf(survey, messages) },
  ]
}

const responsesOf = ({ response_count: count }: SurveySummary, messages: Messages) =>
  count ? messages.responses(count) : ''

function surveyCard(survey: SurveySummary, messages: Messages, isAnsweredShown: boolean): CardContent {
  const { category_title: category, start_date: start, completion_date: completion, description } = survey
  const facts = [
    category ?? messages.noCategory,
    start ? messages.starts(formatDateTime(start)) : messages.noStart,
    isAnsweredShown ? '' : responsesOf(survey, messages),
  ]
  return {
    lines: [
      facts.filter(Boolean).join(' · '),
      completion ? messages.closes(formatDateTime(completion)) : messages.noEnd,
      isAnsweredShown && <Answered key="answered" survey={survey} />,
    ],
    badges: (
      <>
        {statusOf(survey)}
        {survey.anonymous && <Badge tone="info">{messages.anonymous}</Badge>}
      </>
    ),
    footer: <p className={styles.description}>{description}</p>,
  }
}
