import { remindSurvey, surveyParticipationQuery, surveyResultsQuery, type Survey, type SurveyResults } from '@ssp/api'
import { QueryView, useAction, useApi, useMessages } from '@ssp/feature-kit'
import { Banner, Card, Empty, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFailureNotice } from '../shared/use-failure-notice'
import { statusNow } from '../shared/status-badge'
import { graphsMessages, participationMessages } from './messages'
import { ParticipationCard } from './participation-card'
import { QuestionCard } from './question-card'
import { questionCharts } from './question-chart'
import { ResultsSummary } from './results-summary'
import * as styles from './results.css'
import { useDrawnCount } from './use-drawn-count'

/** The tab GRAPHS: a summary and one chart per choice or range field (R2-100 to R2-107, R2-120). */
export function GraphsTab({ survey }: { survey: Survey }) {
  const messages = useMessages(graphsMessages)
  const query = useQuery(surveyResultsQuery(useApi(), survey.id))
  useFailureNotice(query)
  return (
    <QueryView
      query={query}
      errorTitle={messages.failed}
      skeleton={<GraphsSkeleton />}
      empty={
        <>
          <Card>
            <Empty title={messages.empty} />
          </Card>
          {query.data && <Participation survey={survey} results={query.data} />}
        </>
      }
      isEmpty={({ responses, hidden }) => responses === 0 && !hidden}
    >
      {(results) => <Graphs survey={survey} results={results} />}
    </QueryView>
  )
}

function Graphs({ survey, results }: { survey: Survey; results: SurveyResults }) {
  const messages = useMessages(graphsMessages)
  const charts = useMemo(() => questionCharts(results.questions, messages), [results, messages])
  const drawn = useDrawnCount(charts.length)
  return (
    <div className={styles.page}>
      <ResultsSummary results={results} isAnonymous={survey.anonymous} />
      {results.hidden && <Banner kind="info" text={messages.hidden(results.threshold)} />}
      {survey.anonymous && !results.hidden && (
        <Banner kind="info" text={messages.batches(results.published, results.threshold)} />
      )}
      {charts.length > 0 && (
        <div className={styles.charts}>
          {charts.map((chart, index) =>
            index < drawn ? (
              <QuestionCard key={chart.id} chart={chart} />
            ) : (
              <div key={chart.id} className={styles.undrawn} />
            ),
          )}
        </div>
      )}
      {charts.length === 0 && !results.hidden && (
        <Card>
          <Empty title={messages.noCharts} />
        </Card>
      )}
      <Participation survey={survey} results={results} />
    </div>
  )
}

/** The response rate; a draft has no recipients and no rate. */
function Participation({ survey, results }: { survey: Survey; results: SurveyResults }) {
  if (statusNow(survey.start_date, survey.completion_date) === 'DRAFT' && results.responses === 0) return null
  return <Shown survey={survey} results={results} />
}

function Shown({ survey, results }: { survey: Survey; results: SurveyResults }) {
  const messages = useMessages(participationMessages)
  const query = useQuery(surveyParticipationQuery(useApi(), survey.id))
  const remind = useAction({
    send: (_: void, api) => remindSurvey(api, { id: survey.id }),
    confirm: () => ({
      title: survey.anonymous ? messages.confirmAll : messages.confirm,
      text: [
        survey.anonymous ? messages.confirmAllText : messages.confirmText,
        messages.noAddress(query.data?.no_address),
      ]
        .join(' ')
        .trim(),
      confirmLabel: messages.remind,
    }),
    invalidates: remindSurvey.changes,
    done: messages.sent,
  })
  return <ParticipationCard survey={survey} results={results} query={query} remind={remind} />
}

function GraphsSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton shape="block" height="6rem" />
      <div className={styles.charts}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} shape="block" height="20rem" />
        ))}
      </div>
    </div>
  )
}
