import '@ssp/form-builder/styles.css'
import { errorText, submitSurveyResponse, surveyToAnswerQuery } from '@ssp/api'
import { useApi } from '@ssp/feature-kit'
import { SurveyRunner } from '@ssp/form-builder'
import { parseFields } from '@ssp/form-builder/model'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ClientPart } from './client-part'

/** A survey of a client that a signed-in account answers, in Northwind's own page. */
export const AnswerPage = ({ name, id }: { name: string; id: string }) => (
  <ClientPart name={name}>
    <Answer id={id} />
  </ClientPart>
)

function Answer({ id }: { id: string }) {
  const api = useApi()
  // The form that somebody fills in is not exchanged under their hands.
  const { data: survey, error } = useQuery({ ...surveyToAnswerQuery(api, id), staleTime: Infinity, retry: false })
  const form = useMemo(() => parseFields(survey?.fields ?? '[]'), [survey])
  if (error) return <p role="alert">{errorText(error)}</p>
  if (!survey) return <p>One moment ...</p>
  if (survey.submitted || !form.ok) return <p>{survey.submitted ? 'You have answered.' : 'It cannot be shown.'}</p>
  return (
    <SurveyRunner
      fields={form.fields}
      title={survey.title}
      description={survey.description}
      anonymous={survey.anonymous}
      draftKey={id}
      onSubmit={async (answers, seconds) => {
        const response = { fields_version: survey.fields_version, answers: { ...answers }, seconds, completed: true }
        await submitSurveyResponse(api, { id, ...response })
      }}
    />
  )
}
