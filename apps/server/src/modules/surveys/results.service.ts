import { surveyStatus } from '@ssp/api/survey-status'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted, teamsAs } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { countAnswers, type AnswerCount } from './answer-counts.ts'
import type { FormField } from '@ssp/form-builder/model'
import {
  claimReminder,
  countActive,
  countAnswered,
  countTeams,
  findAnswered,
  findMembers,
  findTotals,
} from './participation.repository.ts'
import { personHash } from './person-hash.ts'
import { sendReminders } from './reminder.job.ts'
import * as responses from './responses.repository.ts'
import { requireOne, scopeOf } from './responses.service.ts'
import { findCounts, findFigures, findReachableFigures } from './results.repository.ts'
import { toResults } from './results.ts'
import type { SurveyRow } from './surveys.repository.ts'
import { teamRates } from './team-rates.ts'

/** Rows that are read at a time. */
const CHUNK = 2000

const percent = (part: number, all: number) => Math.floor((part / all) * 100)

async function countReachable(tx: Tx, scope: responses.ResponseScope): Promise<AnswerCount[]> {
  const counts = new Map<string, AnswerCount>()
  for (let after: string | undefined, isMore = true; isMore;) {
    const rows = await responses.findAnswered(tx, scope, { after, limit: CHUNK })
    const completed = rows.filter((row) => row.completed)
    const numbers = completed.map((row) => row.fields_version)
    const versions = await responses.findVersions(tx, scope.clientId, scope.surveyId, numbers)
    const fieldsOf = new Map([...versions].map(([number, fields]) => [number, JSON.parse(fields) as FormField[]]))
    const answered = completed.map((row) => ({
      fields: fieldsOf.get(row.fields_version) ?? [],
      answers: row.answers,
    }))
    for (const found of countAnswers(answered)) {
      const key = `${found.field_id} ${found.answer}`
      counts.set(key, { ...found, count: found.count + (counts.get(key)?.count ?? 0) })
    }
    after = rows.at(-1)?.id
    isMore = rows.length === CHUNK
  }
  return [...counts.values()]
}

async function anonymousRates({ keys }: Pick<Deps, 'keys'>, tx: Tx, survey: SurveyRow) {
  const answered = await findAnswered(tx, survey.client_id, survey.id, true)
  const { threshold } = await findFigures(tx, survey)
  const members = await findMembers(tx, survey.client_id, survey.id)
  const hasAnswered = (employee: string) => answered.has(personHash(keys.survey, 'respondent', survey.id, employee))
  return teamRates(
    members.map(({ employee_id, teams }) => ({ teams, hasAnswered: hasAnswered(employee_id) })),
    threshold,
  )
}

// The number of answers of an anonymous survey belongs to no team, so a restricted caller has nothing to compare it with.
const anonymousTotal = ({ actor }: Call, published: number, employees: number): number | null =>
  notRestricted(actor, 'SURVEYS_UPDATE', employeesAs('e')).length > 0 ? null : Math.min(published, employees)

/** Figures of a survey and its questions. @throws problem `not_found`. */
export const getSurveyResults = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string) =>
  tenantRead(call, async (tx) => {
    const survey = await requireOne(tx, call, id)
    const scope = scopeOf(call, survey)
    const all = await findFigures(tx, survey)
    const forms = survey.fields_version > 1 ? await responses.findAllVersions(tx, call.client.id, id) : [survey.fields]
    // An anonymous response belongs to no team, so a restriction excludes nothing.
    if (survey.anonymous || scope.reachable.length === 0)
      return toResults(all, await findCounts(tx, call.client.id, id), { ...survey, forms })
    const figures = await findReachableFigures(tx, scope, all)
    return toResults(figures, await countReachable(tx, scope), { ...survey, forms })
  })

/** How many have answered, and the share of each team. @throws problem `not_found`. */
export const getSurveyParticipation = (deps: Pick<Deps, 'tenantRead' | 'keys'>, call: Call, id: string) =>
  deps.tenantRead(call, async (tx) => {
    const survey = await requireOne(tx, call, id)
    const employees = notRestricted(call.actor, 'SURVEYS_UPDATE', employeesAs('e'))
    const audience = { clientId: call.client.id, surveyId: survey.anonymous ? null : id, employees }
    const active = await countActive(tx, audience)
    const teams = await countTeams(tx, audience, notRestricted(call.actor, 'SURVEYS_UPDATE', teamsAs('t')))
    const rates = survey.anonymous ? await anonymousRates(deps, tx, survey) : undefined
    return {
      employees: active.employees,
      answered: survey.anonymous
        ? anonymousTotal(call, (await findFigures(tx, survey)).published, active.employees)
        : active.answered,
      no_address: active.no_address,
      teams: teams.map(({ answered, ...team }) => ({
        ...team,
        rate: rates ? (rates.get(team.id) ?? null) : percent(answered, team.members),
      })),
    }
  })

/** How many have answered each of some surveys. @throws problem `not_found` when one of them does not exist. */
export const listSurveyParticipation = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, ids: readonly string[]) =>
  tenantRead(call, async (tx) => {
    const wanted = [...new Set(ids)]
    const { id: clientId } = call.client
    const surveys = await findTotals(tx, clientId, wanted)
    if (surveys.length < wanted.length) throw problem('not_found')
    const audience = { clientId, employees: notRestricted(call.actor, 'SURVEYS_UPDATE', employeesAs('e')) }
    const { employees } = await countActive(tx, { ...audience, surveyId: null })
    const named = surveys.filter(({ anonymous }) => !anonymous).map(({ id }) => id)
    const answered = await countAnswered(tx, audience, named)
    return surveys.map(({ id, anonymous, published, threshold }) => ({
      id,
      employees,
      answered: anonymous ? anonymousTotal(call, published, employees) : (answered.get(id) ?? 0),
      threshold: anonymous ? threshold : null,
    }))
  })

/** Queues the reminder. @throws problem `conflict` for a survey that is not live, and for a second reminder. */
export const remindSurvey = (
  { tenantWrite, jobs }: Pick<Deps, 'tenantWrite' | 'jobs'>,
  call: Call,
  id: string,
  key: string | undefined,
): Promise<null> =>
  tenantWrite(call, { operation: 'remindSurvey', key, body: id }, async (tx) => {
    const survey = await requireOne(tx, call, id)
    if (surveyStatus(survey) !== 'LIVE') throw problem('conflict', { message: 'This survey is not open for answers.' })
    if (!(await claimReminder(tx, call.client.id, id)))
      throw problem('conflict', { message: 'The reminder of this survey was sent already.' })
    const { id: clientId, platformId } = call.client
    await jobs.enqueue(tx, sendReminders, { clientId, platformId, surveyId: id })
    await auditCall(tx, call, { action: 'survey.remind', target: id })
    return null
  })
