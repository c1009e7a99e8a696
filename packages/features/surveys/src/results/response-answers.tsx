import type { SurveyResponse } from '@ssp/api'
import { QueryView, useMessages, type QueryLike } from '@ssp/feature-kit'
import { FormAnswers } from '@ssp/form-builder'
import type { FormField } from '@ssp/form-builder/model'
import { Card, Empty, Skeleton } from '@ssp/ui'
import { readFields } from '../model/survey-draft'
import { answeredForm } from './answered-form'
import { responsesMessages } from './messages'

/** Props of `ResponseAnswers`. */
export interface ResponseAnswersProps {
  /** The current fields of the survey, for a response without its own. */
  fields: readonly FormField[]
  query: QueryLike<SurveyResponse>
  /** Name of the respondent. */
  name: string
}

/** The answers of one response, read-only (R2-113, R2-114). */
export function ResponseAnswers({ fields, query, name }: ResponseAnswersProps) {
  const messages = useMessages(responsesMessages)
  // The answered form, because options and questions may have been removed since.
  const formOf = ({ response: answers, fields: answered }: SurveyResponse) =>
    answeredForm(answered === undefined ? fields : readFields(answered), answers)
  return (
    <Card title={messages.answersOf(name)}>
      <QueryView
        query={query}
        errorTitle={messages.answersFailed}
        skeleton={<Skeleton shape="block" height="16rem" />}
        empty={<Empty title={messages.noAnswers} />}
        isEmpty={(answered) => formOf(answered).fields.length === 0}
      >
        {(answered) => <FormAnswers {...formOf(answered)} />}
      </QueryView>
    </Card>
  )
}
