import {
  clearAnswers,
  isInput,
  keptAnswers,
  optionValues,
  type AnswerValue,
  type FormField,
} from '@ssp/form-builder/model'
import type { Tx } from '../../db/database.ts'
import { insertRecord } from '../../db/insert-record.ts'
import { countAnswers } from '../../modules/surveys/answer-counts.ts'
import { personHash } from '../../modules/surveys/person-hash.ts'
import { addCounts, insertMembers } from '../../modules/surveys/submit.repository.ts'
import { makeSurvey, makeTemplate } from '../../modules/surveys/testing.ts'
import { clientIdOf, uuidOf } from '../ids.ts'
import { random, type Random } from '../random.ts'
import { CATEGORIES, SURVEYS, TEMPLATES, type SeedSurvey } from '../surveys.ts'

const DAY_MS = 86_400_000
const THRESHOLD = 5
const WISHES = ['A soup of the day', 'Vegan lasagne', 'Fresh fruit', 'Later opening hours', 'Better coffee', 'Salads']
const REASONS = ['Two open positions', 'Many short-notice orders', 'Year end', 'New systems']

/** Who seeds, and for which day. */
interface Plan {
  subdomain: string
  today: Date
  /** Key of the server that hides who has answered. */
  surveyKey: Uint8Array
}

const json = (fields: readonly FormField[]) => JSON.stringify(clearAnswers(fields))

function answerTo(field: FormField, draw: Random): AnswerValue {
  switch (field.type) {
    case 'checkbox':
      return optionValues(field).filter(() => draw.chance(0.35))
    case 'radio':
    case 'select':
      return draw.pick(optionValues(field))
    case 'range':
      return draw.integer(field.slider?.min ?? 0, field.slider?.max ?? 10)
    case 'number':
      return draw.integer(0, 5)
    case 'text':
      return draw.chance(0.5) ? draw.pick(field.multiline ? REASONS : WISHES) : null
    default:
      return null
  }
}

async function writeResponses(tx: Tx, survey: SeedSurvey, ids: { client_id: string; survey_id: string }, plan: Plan) {
  const { client_id, survey_id } = ids
  const [from, to] = survey.days ?? [0, 0]
  const draw = random(`responses ${survey_id}`)
  const employees = await tx
    .selectFrom('employees')
    .select('id')
    .where('client_id', '=', client_id)
    .where('deactivated_at', 'is', null)
    .where('registered_at', 'is not', null)
    .orderBy('id')
    .limit(survey.responses ?? 0)
    .execute()
  const rows = employees.map(({ id: employee }, index) => {
    const given = survey.fields
      .filter(isInput)
      .map((field): [string, AnswerValue] => [String(field.id), answerTo(field, draw)])
    const answers = keptAnswers(survey.fields, Object.fromEntries(given))
    const completed = survey.anonymous === true || draw.chance(0.94)
    const at = plan.today.getTime() + Math.floor(draw.between(from, Math.min(to, 0))) * DAY_MS
    const seconds = draw.integer(4, 40) * 10
    const base = {
      client_id,
      survey_id,
      id: uuidOf('response', survey_id, employee),
      fields_version: 1,
      completed,
    }
    const moment = new Date(at + draw.integer(8 * 60, 17 * 60) * 60_000)
    const completed_at = completed ? moment : null
    return survey.anonymous
      ? { answers, employee, seconds, row: { ...base, seconds: null, batch: Math.floor(index / THRESHOLD) } }
      : {
          answers,
          employee,
          seconds,
          row: { ...base, seconds, completed_at, employee_id: employee, started_at: moment },
        }
  })
  if (rows.length === 0) return
  await tx
    .insertInto('survey_responses')
    .values(rows.map(({ row, answers }) => ({ ...row, answers: JSON.stringify(answers) })))
    .execute()
  if (survey.anonymous) {
    await insertMembers(tx, client_id, survey_id)
    const respondents = rows
      .map(({ employee }) => personHash(plan.surveyKey, 'respondent', survey_id, employee))
      .toSorted()
    await tx
      .insertInto('survey_respondents')
      .values(respondents.map((respondent) => ({ client_id, survey_id, respondent })))
      .execute()
  }
  const done = rows.filter(({ row }) => row.completed)
  const published = survey.anonymous ? done.slice(0, done.length - (done.length % THRESHOLD)) : done
  const seconds = published.reduce((sum, one) => sum + one.seconds, 0)
  const totals = { started: rows.length, completed: done.length, published: published.length, seconds }
  await tx
    .updateTable('survey_totals')
    .set(totals)
    .where('client_id', '=', client_id)
    .where('survey_id', '=', survey_id)
    .execute()
  const counted = published.map(({ answers }) => ({ fields: survey.fields, answers }))
  await addCounts(tx, client_id, survey_id, countAnswers(counted))
}

/** Inserts categories, templates, and a survey of each status with its responses. */
export async function writeSurveys(tx: Tx, plan: Plan): Promise<void> {
  const client_id = clientIdOf(plan.subdomain)
  const idOf = (kind: string, title: string) => uuidOf(kind, client_id, title)
  const day = (days: number) => new Date(plan.today.getTime() + days * DAY_MS)
  for (const category of CATEGORIES)
    await insertRecord(tx, 'survey_categories', client_id, { id: idOf('survey category', category.title), ...category })
  for (const { shared, fields, ...texts } of TEMPLATES) {
    const reference_id = shared ? idOf('survey template reference', texts.title) : null
    const id = idOf('survey template', texts.title)
    await makeTemplate(tx, client_id, { id, ...texts, fields: json(fields), reference_id })
  }
  for (const [index, survey] of SURVEYS.entries()) {
    const { title, description, category, days, anonymous = false } = survey
    const survey_id = idOf('survey', title)
    const dates = { start_date: days ? day(days[0]) : null, completion_date: days ? day(days[1]) : null }
    const category_id = idOf('survey category', category)
    const created_at = new Date(plan.today.getTime() - index * DAY_MS)
    const texts = { title, description, category_id, anonymous, created_at }
    await makeSurvey(tx, client_id, {
      id: survey_id,
      ...texts,
      ...dates,
      fields: json(survey.fields),
      threshold: THRESHOLD,
    })
    await writeResponses(tx, survey, { client_id, survey_id }, plan)
  }
}
