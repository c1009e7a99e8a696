import { surveyResultsQuery, type Survey } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import type { CountAnswers } from '@ssp/form-builder'
import { useQuery } from '@tanstack/react-query'

/** The number of answers to a question of a survey, or to one of its options; 0 until the results have loaded. */
export function useAnswerCounts(survey: Survey): CountAnswers {
  const isAnswered = (survey.response_count ?? 0) > 0
  const { data } = useQuery({ ...surveyResultsQuery(useApi(), survey.id), enabled: isAnswered })
  return (fieldId, option) => {
    const question = data?.questions.find(({ id }) => id === fieldId)
    if (option === undefined) return question?.answered ?? 0
    return question?.options.find(({ value }) => value === option)?.count ?? 0
  }
}
