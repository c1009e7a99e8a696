import { surveyStatus } from '@ssp/api/survey-status'
import { audit } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted, teamsAs } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { countAnswers, type AnswerCount } from './answer-counts.ts'
import type { FormField } from '@ssp/form-builder/model'
import { findAnswered, findEmployees, findTeamMembers, claimReminder } from './participation.repository.ts'
import { personHash } from './person-hash.ts'
import { sendReminders } from './reminder.job.ts'
import * as responses from './responses.repository.ts'
import { requireOne, scopeOf } from './responses.service.ts'
import { findCounts, findFigures, findReachableFigures } from './results.repository.ts'
import { toResults } from './results.ts'

/** Rows that are read at a time. */
const CHUNK = 2000
const STEP = 10

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

/** Results of surveys: figures, participation, and the reminder of those who have not answered. */
export function resultsService({ tenantRead, tenantWrite, keys, jobs }: Deps) {
  return {
    /** Figures of a survey and its questions. @throws problem `not_found`. */
    results: (call: Call, id: string) =>
      tenantRead(call, async (tx) => {
        const survey = await requireOne(tx, call, id)
        const scope = scopeOf(call, survey)
        const all = await findFigures(tx, call.client.id, id)
        // Nothing of an anonymous response belongs to a team, so that a restriction leaves out nothing.
        if (survey.anonymous || scope.reachable.length === 0)
          return toResults(all, await findCounts(tx, call.client.id, id), survey)
        const figures = await findReachableFigures(tx, scope, all)
        return toResults(figures, await countReachable(tx, scope), survey)
      }),

    /** The share of each team that has answered. @throws problem `not_found`. */
    participation: (call: Call, id: string) =>
      tenantRead(call, async (tx) => {
        const { anonymous } = await requireOne(tx, call, id)
        const { threshold } = await findFigures(tx, call.client.id, id)
        const answered = await findAnswered(tx, call.client.id, id, anonymous)
        const reachable = notRestricted(call.actor, 'SURVEYS_UPDATE', employeesAs('e'))
        const hasAnswered = new Map<string, boolean>()
        for (let after: string | undefined, isMore = true; isMore;) {
          const employees = await findEmployees(tx, call.client.id, { after, limit: CHUNK, reachable })
          for (const employee of employees) {
            const person = anonymous ? personHash(keys.survey, 'respondent', id, employee.id) : employee.id
            hasAnswered.set(employee.id, answered.has(person))
          }
          after = employees.at(-1)?.id
          isMore = employees.length === CHUNK
        }
        const teams = await findTeamMembers(
          tx,
          call.client.id,
          notRestricted(call.actor, 'SURVEYS_UPDATE', teamsAs('t')),
        )
        const rated = teams.map(({ id: teamId, label, members }) => {
          const active = members.filter((member) => hasAnswered.has(member))
          const done = active.filter((member) => hasAnswered.get(member)).length
          const step = anonymous ? STEP : 1
          const rate = active.length === 0 ? 0 : Math.floor((done / active.length) * (100 / step)) * step
          return { id: teamId, label, members: active.length, rate }
        })
        const shown = rated.filter(({ members }) => members > 0 && (!anonymous || members >= threshold))
        return { employees: hasAnswered.size, teams: shown }
      }),

    /** Queues the reminder. @throws problem `conflict` for a survey that is not live, and for a second reminder. */
    remind: (call: Call, id: string, key: string | undefined): Promise<null> =>
      tenantWrite(call, { operation: 'remindSurvey', key, body: id }, async (tx) => {
        const survey = await requireOne(tx, call, id)
        if (surveyStatus(survey) !== 'LIVE')
          throw problem('conflict', { message: 'This survey is not open for answers.' })
        if (!(await claimReminder(tx, call.client.id, id)))
          throw problem('conflict', { message: 'The reminder of this survey was sent already.' })
        const { id: clientId, platformId } = call.client
        await jobs.enqueue(tx, sendReminders, { clientId, platformId, surveyId: id })
        await audit(tx, { clientId: call.client.id, actor: call.actor }, { action: 'survey.remind', target: id })
        return null
      }),
  }
}
