import { surveyCountQuery, surveysQuery, type SurveySummary } from '@ssp/api'
import {
  formatDateTime,
  ListPage,
  useCan,
  useHref,
  useMessages,
  type CardContent,
  type MessagesOf,
} from '@ssp/feature-kit'
import { StatusBadge, statusNow } from '../shared/status-badge'
import { surveyListMessages } from './messages'
import { useSurveyTabs } from './use-survey-tabs'
import * as styles from './survey-list.css'

/** The tab LIST: a card per survey, ten to a page (R2-046 to R2-053). */
export function SurveyList() {
  const messages = useMessages(surveyListMessages)
  const { tabs, action } = useSurveyTabs()
  const href = useHref()
  const opens = useCan()('SURVEYS_UPDATE')
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
      {...(opens && { rowHref: ({ id }: SurveySummary) => href(`/surveys/${id}`) })}
      card={(survey) => surveyCard(survey, messages)}
    />
  )
}

function surveyCard(survey: SurveySummary, messages: MessagesOf<typeof surveyListMessages>): CardContent {
  const { category_title: category, start_date: start, completion_date: completion, description } = survey
  const facts = [
    category ?? messages.noCategory,
    start ? messages.starts(formatDateTime(start)) : messages.noStart,
    survey.response_count ? messages.responses(survey.response_count) : '',
  ]
  return {
    lines: [facts.filter(Boolean).join(' · ')],
    badges: <StatusBadge status={statusNow(start, completion)} />,
    footer: <p className={styles.description}>{description}</p>,
  }
}
