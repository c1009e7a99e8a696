import { randomUUID } from 'node:crypto'
import { MOST_CHANGED } from '@ssp/api/limits'
import type { components } from '@ssp/api/schema'
import { isPublished, surveyStatus, type SurveyDates } from '@ssp/api/survey-status'
import type { FormField } from '@ssp/form-builder/model'
import { auditCall } from '../../access/audit-log.ts'
import { requireSameClient, type Call } from '../../access/call.ts'
import { changeEach, findSelection, type Selected } from '../../access/selection.ts'
import type { OperationBody } from '../../contract/handlers.ts'
import type { Tx } from '../../db/database.ts'
import { lockRecord } from '../../db/lock-record.ts'
import type { Page } from '../../db/paged.ts'
import type { Deps } from '../../deps.ts'
import type { ProblemText } from '../../errors.de.ts'
import { missingChoice, problem } from '../../errors.ts'
import { changeRecord, plainRecord, removeRecord, requireRecord } from '../../http/records.ts'
import { requirePublishable } from '../../http/require-publishable.ts'
import { findCategory } from './categories.repository.ts'
import { rewordedBy } from './reworded.ts'
import { countable } from './countable.ts'
import { findSettings } from './settings.repository.ts'
import { contentsOf } from './survey-fields.ts'
import { lockTotals } from './submit.repository.ts'
import { toSurvey } from './survey-wire.ts'
import * as repository from './surveys.repository.ts'

type Changes = OperationBody<'updateSurvey'>
type Selection = components['schemas']['SurveySelection']

const SURVEYS = plainRecord({
  table: 'surveys',
  name: 'survey',
  async find(tx, clientId, id, { actor }) {
    // No answer is accepted while fields that an answer locks are changing.
    await lockTotals(tx, clientId, id)
    return repository.findSurvey(tx, clientId, id, countable(actor))
  },
  toWire: toSurvey,
})

async function requireCategory(tx: Tx, { client }: Call, id: string | null | undefined): Promise<void> {
  if (id && !(await findCategory(tx, client.id, id))) throw missingChoice('category_id')
}

const isSameMoment = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b))

const isOpen = (survey: repository.SurveyRow) => ['LIVE', 'COMPLETED'].includes(surveyStatus(survey))

// For an anonymous survey, whether it was open for answers, because the existence of a first answer must not be revealed.
const mayBeAnswered = (survey: repository.SurveyRow) =>
  survey.anonymous ? survey.opened || isOpen(survey) : survey.begun

// Spec 2 section 4; an answer given under a promise of anonymity never gets a name later.
function requireUnlocked(survey: repository.SurveyRow, changes: Changes): void {
  const isRunning = isOpen(survey)
  const { start_date, anonymous } = changes
  const fields: Record<string, ProblemText> = {
    ...(isRunning &&
      start_date !== undefined &&
      !isSameMoment(survey.start_date, start_date) && {
        start_date: 'The start date of a live or completed survey cannot be changed.',
      }),
    ...((isRunning || mayBeAnswered(survey)) &&
      anonymous !== undefined &&
      anonymous !== survey.anonymous && {
        anonymous: mayBeAnswered(survey)
          ? survey.anonymous
            ? 'This cannot be changed once an anonymous survey was open for answers.'
            : 'This cannot be changed once somebody has answered.'
          : 'This cannot be changed while the survey is live or completed.',
      }),
  }
  if (Object.keys(fields).length > 0) throw problem('invalid', { fields })
}

// As in the builder: the survey would never be open, whatever its status says.
function requireOrder({ start_date: start, completion_date: completion }: SurveyDates): void {
  if (start && completion && Date.parse(completion) < Date.parse(start))
    throw problem('invalid', { fields: { completion_date: 'The completion date is before the start date.' } })
}

const DAY_MS = 24 * 3_600_000

// In every time zone today began at most 24 hours ago, so no caller's today is rejected.
function requireAhead({ completion_date: completion }: SurveyDates): void {
  if (completion && Date.parse(completion) < Date.now() - DAY_MS)
    throw problem('invalid', { fields: { completion_date: 'This day has passed.' } })
}

const definedDates = ({ start_date, completion_date }: Changes): SurveyDates => ({
  ...(start_date !== undefined && { start_date }),
  ...(completion_date !== undefined && { completion_date }),
})

/** Requires of a survey that is live or scheduled that its stored fields can be answered. @throws problem `invalid`. */
function requireAnswerable(dates: SurveyDates, fields: string): void {
  if (isPublished(dates)) requirePublishable(JSON.parse(fields) as FormField[])
}

/**
 * Stores changed fields: as a new version if the current one was, is or may be answered, otherwise replacing it.
 * @returns the resulting properties of the survey.
 */
async function writeFields(tx: Tx, survey: repository.SurveyRow, fields: string | undefined) {
  if (fields === undefined || fields === survey.fields) return {}
  const isAnswered = mayBeAnswered(survey)
  const isNew = isAnswered || isOpen(survey)
  const number = survey.fields_version + (isNew ? 1 : 0)
  await repository.storeFields(tx, { client_id: survey.client_id, survey_id: survey.id, number, fields })
  if (!isAnswered) return { fields_version: number }
  return { fields_version: number, reworded: rewordedBy(survey.reworded, survey.fields, fields) }
}

/** A page of the surveys, without their fields. */
export const listSurveys = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, page: Page) =>
  tenantRead(call, (tx) => repository.findSurveys(tx, call.client.id, page, countable(call.actor)))

export const countSurveys = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, page: Page) =>
  tenantRead(call, (tx) => repository.countSurveys(tx, call.client.id, page))

/** Creates a survey, once per key. @throws problem `invalid` when something required is missing. */
export function createSurvey(
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: OperationBody<'createSurvey'>,
  key: string | undefined,
): Promise<string> {
  requireSameClient(call, body.client_id)
  return tenantWrite(call, { operation: 'createSurvey', key, body }, async (tx) => {
    const { title = '', description = '', fields = '' } = contentsOf(body)
    const { category_id = null, start_date = null, completion_date = null, branded, anonymous } = body
    await requireCategory(tx, call, category_id)
    const id = randomUUID()
    const dates = { start_date, completion_date }
    requireOrder(dates)
    requireAhead(dates)
    requireAnswerable(dates, fields)
    const flags = { branded: branded ?? true, anonymous: anonymous ?? false }
    const survey = { client_id: call.client.id, id, title, description, category_id, ...dates, ...flags }
    const { anonymity_threshold: threshold } = await findSettings(tx, call.client.id)
    await repository.insertSurvey(tx, survey, { fields, threshold })
    await auditCall(tx, call, { action: 'survey.create', target: id })
    return id
  })
}

/** Changes a survey. @returns its new version. @throws problem `invalid` for what is locked or missing. */
export const updateSurvey = (deps: Deps, call: Call, id: string, changes: Changes, ifMatch?: string): Promise<number> =>
  deps.tenantWrite(call, { operation: 'updateSurvey' }, async (tx) => {
    const survey = await requireRecord(deps, tx, call, SURVEYS, id, ifMatch)
    requireUnlocked(survey, changes)
    const { fields, ...texts } = contentsOf(changes)
    await requireCategory(tx, call, changes.category_id)
    const { category_id, start_date, completion_date, branded, anonymous } = changes
    const dates = {
      start_date: survey.start_date,
      completion_date: survey.completion_date,
      ...definedDates(changes),
    }
    if (start_date !== undefined || completion_date !== undefined) requireOrder(dates)
    const isSame = (name: keyof SurveyDates) => isSameMoment(survey[name], dates[name] ?? null)
    if (!isSame('start_date') || !isSame('completion_date')) requireAhead(dates)
    // A survey that was published with a fault before it was checked can still be ended or renamed.
    if (fields !== undefined || !isPublished(survey)) requireAnswerable(dates, fields ?? survey.fields)
    return changeRecord(tx, call, SURVEYS, id, {
      ...texts,
      category_id,
      start_date,
      completion_date,
      branded,
      anonymous,
      ...(survey.anonymous && isOpen(survey) && { opened: true }),
      ...(await writeFields(tx, survey, fields)),
      id,
    })
  })

/** Removes a survey with its responses. */
export const removeSurvey = (deps: Deps, call: Call, id: string, ifMatch?: string): Promise<void> =>
  deps.tenantWrite(call, { operation: 'removeSurvey' }, async (tx) => {
    await requireRecord(deps, tx, call, SURVEYS, id, ifMatch)
    await removeRecord(tx, call, SURVEYS, id)
  })

/**
 * Removes selected surveys with their responses, in one transaction.
 * @throws problem `forbidden` for a filter without SURVEYS_VIEW, `not_found` when no id is there, `invalid` for too many.
 */
export const removeSelectedSurveys = (deps: Deps, call: Call, selection: Selection): Promise<Selected> =>
  deps.tenantWrite(call, { operation: 'removeSelectedSurveys' }, async (tx) => {
    const { id: clientId } = call.client
    const rules = { list: 'SURVEYS_VIEW', most: MOST_CHANGED.removeSelectedSurveys }
    const selected = await findSelection(call, selection, rules, (wanted) => repository.findIds(tx, clientId, wanted))
    return changeEach(selected, async (id) => {
      await lockRecord(tx, 'surveys', clientId, id)
      if (!(await SURVEYS.find(tx, clientId, id, call))) return undefined
      await removeRecord(tx, call, SURVEYS, id)
      return true
    })
  })
