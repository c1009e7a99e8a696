import { surveyResultsQuery, type Survey } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import type { CountAnswers } from '@ssp/form-builder'
import { onGrid, type FormField } from '@ssp/form-builder/model'
import { useQuery } from '@tanstack/react-query'
import { readFields } from '../model/survey-draft'

/** An answered question with the number of answers that its changed scale no longer has. */
export interface LostValues {
  label: string
  count: number
}

/** The numbers of answers to a survey; none until the results have loaded. */
export interface AnswerCounts {
  /** The number of answers to a question, or to one of its options. */
  count: CountAnswers
  /** The questions of changed fields whose scale no longer has all answered values. */
  lostValues: (fields: readonly FormField[]) => LostValues[]
}

/** How often the questions of a survey were answered, to say it before they are changed. */
export function useAnswerCounts(survey: Survey): AnswerCounts {
  const isAnswered = (survey.response_count ?? 0) > 0
  const { data } = useQuery({ ...surveyResultsQuery(useApi(), survey.id), enabled: isAnswered })
  const questionOf = (fieldId: number) => data?.questions.find(({ id }) => id === fieldId)
  return {
    count: (fieldId, option) => {
      const question = questionOf(fieldId)
      if (option === undefined) return question?.answered ?? 0
      return question?.options.find(({ value }) => value === option)?.count ?? 0
    },
    lostValues: (fields) => {
      const saved = new Map(readFields(survey.fields).map(({ id, slider }) => [id, slider]))
      return fields.flatMap(({ id, slider, label = '' }) => {
        const before = saved.get(id)
        if (!slider || !before) return []
        const lost = questionOf(id)?.options.filter(
          ({ value }) => onGrid(Number(value), before) && !onGrid(Number(value), slider),
        )
        const count = lost?.reduce((sum, option) => sum + option.count, 0) ?? 0
        return count > 0 ? [{ label, count }] : []
      })
    },
  }
}
