import {
  surveyResponseCountQuery,
  surveyResponseQuery,
  surveyResponsesQuery,
  surveyResultsQuery,
  type Survey,
} from '@ssp/api'
import { QueryView, useApi, useMessages } from '@ssp/feature-kit'
import { Banner, Card, Empty, Pagination, SearchField, Skeleton } from '@ssp/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { readFields } from '../model/survey-draft'
import { useFailureNotice } from '../shared/use-failure-notice'
import { responsesMessages } from './messages'
import { ResponseAnswers, type ResponseAnswersProps } from './response-answers'
import { ResponseSelector } from './response-selector'
import * as styles from './responses.css'

/** Responses per page. */
const SIZE = 10
/** Milliseconds after the last keystroke before the server searches. */
const SEARCH_DELAY = 350

/** The tab RESPONSES: a selector of respondents, and the answers of the chosen one (R2-108 to R2-114, R2-121). */
export function ResponsesTab({ survey }: { survey: Survey }) {
  const api = useApi()
  const messages = useMessages(responsesMessages)
  const [{ page, search }, setList] = useState({ page: 0, search: '' })
  const [chosen, choose] = useState<string | null>(null)
  const side = useRef<HTMLDivElement>(null)
  const answers = useRef<HTMLDivElement>(null)
  const select = (id: string) => {
    choose(id)
    if (isBelow(answers.current, side.current)) answers.current?.focus()
  }
  const rows = useQuery({
    ...surveyResponsesQuery(api, { id: survey.id, page, limit: SIZE, search }),
    placeholderData: keepPreviousData,
  })
  const count = useQuery({
    ...surveyResponseCountQuery(api, { id: survey.id, search }),
    placeholderData: keepPreviousData,
  })
  const results = useQuery({ ...surveyResultsQuery(api, survey.id), enabled: survey.anonymous })
  const fields = useMemo(() => readFields(survey.fields), [survey.fields])
  useFailureNotice(rows)
  if (results.data?.hidden) return <Banner kind="info" text={messages.hidden(results.data.threshold)} />
  return (
    <QueryView
      query={rows}
      errorTitle={messages.failed}
      skeleton={<ResponsesSkeleton />}
      empty={
        <Card>
          <Empty title={messages.empty} />
        </Card>
      }
      isEmpty={(found) => found.length === 0 && search === ''}
    >
      {(found) => {
        const selected = found.findIndex(({ id }) => id === chosen)
        const position = Math.max(selected, 0)
        const response = found[position]
        const nameOf = (index: number) =>
          survey.anonymous ? messages.anonymous(page * SIZE + index + 1) : (found[index]?.employee_name ?? '')
        return (
          <div className={styles.columns}>
            <div ref={side} className={styles.side}>
              {!survey.anonymous && (
                <SearchField
                  label={messages.search}
                  placeholder={messages.search}
                  delay={SEARCH_DELAY}
                  onSearch={(text) => setList({ page: 0, search: text.trim() })}
                />
              )}
              {found.length === 0 && <Empty title={messages.noMatch} />}
              <ResponseSelector rows={found} selected={position} nameOf={nameOf} onSelect={select} />
              {(count.data ?? 0) > SIZE && (
                <Pagination
                  page={page}
                  pageSize={SIZE}
                  total={count.data ?? 0}
                  onPageChange={(next) => setList({ page: next, search })}
                />
              )}
            </div>
            {response && (
              <div
                ref={answers}
                role="group"
                aria-label={messages.answersOf(nameOf(position))}
                tabIndex={-1}
                className={styles.answers}
              >
                <Answers
                  key={response.id}
                  of={{ id: survey.id, responseId: response.id }}
                  fields={fields}
                  name={nameOf(position)}
                />
              </div>
            )}
          </div>
        )
      }}
    </QueryView>
  )
}

interface AnswersProps extends Omit<ResponseAnswersProps, 'query'> {
  of: { id: string; responseId: string }
}

function Answers({ of, ...props }: AnswersProps) {
  const query = useQuery(surveyResponseQuery(useApi(), of))
  useFailureNotice(query)
  return <ResponseAnswers {...props} query={query} />
}

/** Whether the answers are below the list and out of view, as on a phone. */
const isBelow = (answers: HTMLElement | null, list: HTMLElement | null) =>
  answers !== null && list !== null && answers.getBoundingClientRect().top >= list.getBoundingClientRect().bottom

function ResponsesSkeleton() {
  return (
    <div className={styles.columns}>
      <Skeleton shape="block" height="24rem" />
      <Skeleton shape="block" height="24rem" />
    </div>
  )
}
