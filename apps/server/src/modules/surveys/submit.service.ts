import { randomUUID } from 'node:crypto'
import { surveyStatus } from '@ssp/api/survey-status'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { OperationBody } from '../../contract/handlers.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { countAnswers } from './answer-counts.ts'
import { keptAnswers, validateAnswers, type Answers, type FormField } from '@ssp/form-builder/model'
import { personHash } from './person-hash.ts'
import { asOneBatch } from './batch.ts'
import { requireOwnEmployee } from '../../people/own-employee.ts'
import { findVersions } from './responses.repository.ts'
import * as repository from './submit.repository.ts'
import { findSurvey, type SurveyRow } from './surveys.repository.ts'

type Submit = OperationBody<'submitSurveyResponse'>

const ERRORS = {
  required: 'This is required.',
  invalid: 'This answer does not fit the question.',
  unknown: 'The survey has no such question.',
} as const

const ANSWERED = 'You have answered this survey already.'

async function requireLive(tx: Tx, clientId: string, id: string): Promise<SurveyRow> {
  const survey = requireFound(await findSurvey(tx, clientId, id))
  if (surveyStatus(survey) !== 'LIVE') throw problem('conflict', { message: 'This survey is not open for answers.' })
  return survey
}

async function requireFields(tx: Tx, survey: SurveyRow, number: number): Promise<FormField[]> {
  const versions = await findVersions(tx, survey.client_id, survey.id, [number])
  const fields = versions.get(number)
  if (fields === undefined) throw problem('invalid', { fields: { fields_version: 'The survey has no such version.' } })
  return JSON.parse(fields) as FormField[]
}

/** The answers to store. @throws problem `invalid` with a text per field id. */
function checkAnswers(fields: FormField[], answers: Answers, isComplete: boolean): Answers {
  const errors = [...validateAnswers(fields, answers)].filter(([, error]) => isComplete || error !== 'required')
  if (errors.length > 0)
    throw problem('invalid', { fields: Object.fromEntries(errors.map(([id, error]) => [String(id), ERRORS[error]])) })
  return keptAnswers(fields, answers)
}

const hashOf = (
  { keys }: Pick<Deps, 'keys'>,
  use: 'respondent' | 'attempt' | 'account',
  surveyId: string,
  text: string,
) => personHash(keys.survey, use, surveyId, text)

const accountOf = (deps: Pick<Deps, 'keys'>, surveyId: string, userId: string, employeeId: string) =>
  hashOf(deps, 'account', surveyId, `${userId} ${employeeId}`)

async function storeNamed(tx: Tx, call: Call, survey: SurveyRow, employeeId: string, body: Submit): Promise<void> {
  const { completed, seconds, fields_version } = body
  const own = await repository.findOwnResponse(tx, call.client.id, survey.id, employeeId)
  if (own?.completed) throw problem('conflict', { message: ANSWERED })
  const fields = await requireFields(tx, survey, fields_version)
  const answers = checkAnswers(fields, body.answers, completed)
  const now = new Date()
  await repository.storeResponse(tx, {
    client_id: call.client.id,
    id: own?.id ?? randomUUID(),
    survey_id: survey.id,
    fields_version,
    employee_id: employeeId,
    completed,
    started_at: now,
    completed_at: completed ? now : null,
    seconds,
    answers: JSON.stringify(answers),
  })
  const finished = completed ? { completed: 1, published: 1, seconds } : {}
  await repository.addTotals(tx, call.client.id, survey.id, { started: own ? 0 : 1, ...finished })
  if (completed) await repository.addCounts(tx, call.client.id, survey.id, countAnswers([{ fields, answers }]))
  const action = completed ? 'survey.answer' : 'survey.saveAnswer'
  await auditCall(tx, call, { action, target: survey.id })
}

// The answers of a full batch are published at once, so that the figures never change by one person. They are rewritten in
// a random order with new ids, without anything that reveals their times.
async function publishBatch(tx: Tx, survey: SurveyRow, batch: number): Promise<void> {
  const taken = await repository.takeBatch(tx, survey.client_id, survey.id, batch)
  const rows = taken.map((row) => ({ ...row, answers: row.answers as Answers }))
  const numbers = rows.map((row) => row.fields_version)
  const versions = await findVersions(tx, survey.client_id, survey.id, numbers)
  const fieldsOf = new Map([...versions].map(([number, fields]) => [number, JSON.parse(fields) as FormField[]]))
  const published = asOneBatch(rows, fieldsOf)
  const base = { client_id: survey.client_id, survey_id: survey.id, batch, completed: true }
  await repository.insertBatch(
    tx,
    published.map(({ fields_version, answers }) => ({
      ...base,
      id: randomUUID(),
      fields_version,
      answers: JSON.stringify(answers),
    })),
  )
  const answered = published.map(({ fields_version, answers }) => ({
    fields: fieldsOf.get(fields_version) ?? [],
    answers,
  }))
  const seconds = rows.reduce((sum, row) => sum + (row.seconds ?? 0), 0)
  await repository.addCounts(tx, survey.client_id, survey.id, countAnswers(answered))
  await repository.addTotals(tx, survey.client_id, survey.id, { published: rows.length, seconds })
}

// Nothing that could identify the person is stored with the answers: see survey_responses and survey_respondents. For the
// same reason there is no row in the audit log, and no idempotency key under the account.
async function storeAnonymous(
  deps: Pick<Deps, 'keys'>,
  tx: Tx,
  survey: SurveyRow,
  totals: { threshold: number; completed: number },
  { employeeId, userId }: { employeeId: string; userId: string },
  { body, key }: { body: Submit; key: string | undefined },
): Promise<void> {
  if (!body.completed)
    throw problem('invalid', { fields: { completed: 'Nothing of an anonymous survey is stored before its end.' } })
  const respondent = hashOf(deps, 'respondent', survey.id, employeeId)
  const attempt = key === undefined ? null : hashOf(deps, 'attempt', survey.id, `${employeeId} ${key.toLowerCase()}`)
  const earlier = await repository.findRespondent(tx, survey.client_id, survey.id, respondent)
  const account = accountOf(deps, survey.id, userId, employeeId)
  if (earlier?.account === account) {
    if (attempt !== null && earlier.attempt === attempt) return
    throw problem('conflict', { message: ANSWERED })
  }
  const fields = await requireFields(tx, survey, body.fields_version)
  const answers = checkAnswers(fields, body.answers, true)
  // Another account that is now linked to the employee does not learn that they have answered, and cannot answer again.
  if (earlier) return
  const row = { client_id: survey.client_id, survey_id: survey.id }
  const accounts = await repository.findAccounts(tx, survey.client_id, employeeId)
  const respondents = accounts.map((one) => hashOf(deps, 'respondent', survey.id, one))
  const hasAnswered = await repository.hasRespondent(tx, survey.client_id, survey.id, respondents)
  await repository.insertRespondent(tx, { ...row, respondent, attempt, account })
  // A second answer of one person is not stored. It is recorded like a first one, so that trying does not reveal that there
  // is another.
  if (hasAnswered) return
  if (totals.completed === 0) await repository.insertMembers(tx, survey.client_id, survey.id)
  const batch = Math.floor(totals.completed / totals.threshold)
  await repository.storeResponse(tx, {
    ...row,
    id: randomUUID(),
    fields_version: body.fields_version,
    employee_id: null,
    batch,
    completed: true,
    started_at: null,
    completed_at: null,
    seconds: body.seconds,
    answers: JSON.stringify(answers),
  })
  await repository.addTotals(tx, survey.client_id, survey.id, { started: 1, completed: 1 })
  if ((totals.completed + 1) % totals.threshold === 0) await publishBatch(tx, survey, batch)
}

/** A live survey as the caller answers it. @throws problem `forbidden`, `not_found` or `conflict`. */
export const getSurveyToAnswer = (deps: Pick<Deps, 'tenantRead' | 'keys'>, call: Call, id: string) =>
  deps.tenantRead(call, async (tx) => {
    const { id: employeeId } = await requireOwnEmployee(tx, call)
    const { title, description, branded, anonymous, fields, fields_version } = await requireLive(tx, call.client.id, id)
    const shown = { id, title, description, branded, anonymous, fields, fields_version }
    if (anonymous) {
      const respondent = hashOf(deps, 'respondent', id, employeeId)
      const earlier = await repository.findRespondent(tx, call.client.id, id, respondent)
      const submitted = earlier?.account === accountOf(deps, id, call.actor.userId, employeeId)
      return { ...shown, submitted, answers: {}, seconds: 0 }
    }
    const own = await repository.findOwnResponse(tx, call.client.id, id, employeeId)
    const saved = own && !own.completed ? own : { answers: {}, seconds: 0 }
    const answers = saved.answers as Record<string, string | number | string[] | null>
    return { ...shown, submitted: own?.completed ?? false, answers, seconds: saved.seconds ?? 0 }
  })

/**
 * Stores a response of the caller, or their progress.
 * @throws problem `forbidden`, `not_found`, `conflict`, or `invalid` with a text per field id.
 */
export async function submitSurveyResponse(
  deps: Pick<Deps, 'tenantRead' | 'tenantWrite' | 'keys'>,
  call: Call,
  id: string,
  body: Submit,
  key: string | undefined,
): Promise<void> {
  const { anonymous } = await deps.tenantRead(call, async (tx) => {
    await requireOwnEmployee(tx, call)
    return requireLive(tx, call.client.id, id)
  })
  const attempt = anonymous ? {} : { key, body: [id, body] }
  await deps.tenantWrite(call, { operation: 'submitSurveyResponse', ...attempt }, async (tx) => {
    const { id: employeeId } = await requireOwnEmployee(tx, call)
    const totals = await repository.lockTotals(tx, call.client.id, id)
    const survey = await requireLive(tx, call.client.id, id)
    // Changed in between: the employee answered under another promise.
    if (!totals || survey.anonymous !== anonymous) throw problem('conflict')
    if (anonymous)
      await storeAnonymous(deps, tx, survey, totals, { employeeId, userId: call.actor.userId }, { body, key })
    else await storeNamed(tx, call, survey, employeeId, body)
    return null
  })
}
