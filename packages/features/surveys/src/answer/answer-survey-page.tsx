import { ApiError, areaKey, submitSurveyResponse, surveyToAnswerQuery, type SurveyToAnswer } from '@ssp/api'
import { RecordView, useApi, useHref, useMessages, type RouteParams } from '@ssp/feature-kit'
import { SurveyRunner, type Answers } from '@ssp/form-builder'
import { parseFields } from '@ssp/form-builder/model'
import { ButtonLink, Card, Empty } from '@ssp/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { EditorSkeleton } from '../shared/editor-skeleton'
import { useBrandLogo } from '../shared/use-brand-logo'
import { answerMessages } from './messages'
import * as styles from './answer-survey-page.css'

/**
 * `/surveys/:id/answer`, named AnswerSurvey (extension): a live survey, answered once by the account's employee. Every
 * completed page of a named survey is stored, so that it can be continued elsewhere; of an anonymous one nothing is stored
 * before the end.
 */
export function AnswerSurveyPage({ params: { id = '' } }: RouteParams) {
  const messages = useMessages(answerMessages)
  const href = useHref()
  const query = useQuery({
    ...surveyToAnswerQuery(useApi(), id),
    // A form that is being filled in is not replaced.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status < 500),
  })
  const reason = query.data === undefined && query.error instanceof ApiError ? query.error.code : undefined
  if (reason === 'conflict') return <Notice title={messages.closed} text={messages.closedText} />
  if (reason === 'forbidden') return <Notice title={messages.noEmployee} text={messages.noEmployeeText} />
  return (
    <RecordView query={query} skeleton={<EditorSkeleton />} messages={messages} listHref={href('/')}>
      {(survey) => <AnswerSurvey key={survey.id} survey={survey} />}
    </RecordView>
  )
}

function AnswerSurvey({ survey }: { survey: SurveyToAnswer }) {
  const messages = useMessages(answerMessages)
  const api = useApi()
  const logo = useBrandLogo(survey.branded)
  const cache = useQueryClient()
  const { id, title, description, anonymous, fields_version, answers, seconds } = survey
  const parsed = useMemo(() => parseFields(survey.fields), [survey.fields])
  if (survey.submitted) return <Notice title={messages.submitted} text={messages.submittedText} />
  if (!parsed.ok) return <Notice title={messages.unreadable} />
  const send = (given: Answers, taken: number, completed: boolean) =>
    submitSurveyResponse(api, { id, fields_version, answers: { ...given }, seconds: taken, completed })
  return (
    <Card className={styles.root}>
      <SurveyRunner
        fields={parsed.fields}
        title={title}
        description={description}
        logo={logo}
        anonymous={anonymous}
        draftKey={id}
        saved={{ answers, seconds }}
        // Progress that could not be stored is sent with the next page or at the end.
        {...(!anonymous && { onProgress: (given, taken) => void send(given, taken, false).catch(() => undefined) })}
        onSubmit={async (given, taken) => {
          await send(given, taken, true)
          // Read again where it is shown next: reading it now would show this survey as already answered.
          for (const area of submitSurveyResponse.changes)
            void cache.invalidateQueries({ queryKey: areaKey(api, area), refetchType: 'none' })
        }}
      />
    </Card>
  )
}

/** Why there is nothing to answer, and a link back. */
function Notice({ title, text }: { title: string; text?: string }): ReactNode {
  const { back } = useMessages(answerMessages)
  const href = useHref()
  return (
    <Card className={styles.root}>
      <Empty level={1} title={title} text={text} action={<ButtonLink href={href('/')}>{back}</ButtonLink>} />
    </Card>
  )
}
