import { randomUUID } from 'node:crypto'
import type { components } from '@ssp/api/schema'
import { isInput, keptAnswers, validateAnswers, type Answers, type FormField } from '@ssp/form-builder/model'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import type { OperationBody } from '../../contract/handlers.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireOwnEmployee } from '../../people/own-employee.ts'
import { keyedHash } from '../../session/keys.ts'
import { INCIDENT_IMAGES } from './buckets.ts'
import type { KeptBytes } from '../../storage/objects.ts'
import { insertConflicts } from './conflicts.ts'
import * as form from './incident-form.repository.ts'
import { findFirstTeam, insertReport, type ReportedPerson } from './incidents.repository.ts'
import { findReportablePeople, findReportedPeople } from './reportable-people.repository.ts'

type Schemas = components['schemas']
type Report = OperationBody<'reportIncident'>

const ERRORS = {
  required: 'This is required.',
  invalid: 'This answer does not fit the question.',
  unknown: 'The form has no such question.',
} as const

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' }
const LONGEST_SEARCH_TEXT = 20_000

const CHANGED = 'The form has changed. Please check your answers and send them again.'

/** The fields that the employee saw, with the number under which they are stored. */
async function requireFields(tx: Tx, clientId: string, number: number) {
  // The default template is stored with the first report.
  const stored = number === 0 ? await form.storeDefault(tx, clientId) : number
  const fields = await form.findFields(tx, clientId, stored)
  if (!fields) throw problem('conflict', { message: CHANGED })
  return { number: stored, fields }
}

/** The answers to store. @throws problem `invalid` with a text per field id. */
function checkAnswers(fields: FormField[], answers: Answers): Answers {
  const errors = [...validateAnswers(fields, answers)]
  if (errors.length > 0)
    throw problem('invalid', { fields: Object.fromEntries(errors.map(([id, error]) => [String(id), ERRORS[error]])) })
  return keptAnswers(fields, answers)
}

/**
 * Today's form and the answers, which were given to another form, if all of them fit it.
 * @throws problem `conflict` if one does not.
 */
async function asOfToday(tx: Tx, clientId: string, seen: { number: number; answers: Answers }) {
  await form.lockForm(tx, clientId)
  const today = (await form.findNumberOfToday(tx, clientId)) ?? seen.number
  const fields = (await form.findFields(tx, clientId, today)) ?? []
  if (today !== seen.number && validateAnswers(fields, seen.answers).size > 0)
    throw problem('conflict', { message: CHANGED })
  return { number: today, fields, answers: keptAnswers(fields, seen.answers) }
}

// An account that is restricted from a team does not find its members here either.
const reachablePeople = ({ actor }: Call) => notRestricted(actor, 'EMPLOYEES_VIEW', employeesAs('e'))

/**
 * Employees who were picked, by name.
 * @throws problem `not_found` for an id of no employee within the caller's reach.
 */
async function requirePeople(tx: Tx, call: Call, ids: readonly string[]): Promise<ReportedPerson[]> {
  if (ids.length === 0) return []
  const people = await findReportedPeople(tx, call.client.id, ids, reachablePeople(call))
  if (people.length < ids.length) throw problem('not_found')
  return people
}

/** A report to store; `at` is its time or, for an anonymous one, its day. */
export interface NewIncident {
  clientId: string
  /** Null for an anonymous report. */
  author: { id: string; name: string } | null
  number: number
  fields: readonly FormField[]
  answers: Answers
  /** Default: none. */
  people?: readonly ReportedPerson[]
  at: Date
  attempt?: string | null
  /** Default a random one. */
  id?: string
}

/** Stores a report, with the people it names. @returns its id; undefined if its attempt has already stored one. */
export async function insertIncident(tx: Tx, report: NewIncident): Promise<string | undefined> {
  const { clientId, author, number, fields, answers, people = [], at, attempt = null, id = randomUUID() } = report
  const team = (author && (await findFirstTeam(tx, clientId, author.id))) ?? { team_id: null, team_label: null }
  const text = fields
    .filter(isInput)
    .map((field) => answers[String(field.id)] ?? '')
    .join('\n')
  const names = people.map(({ name }) => name).join('\n')
  const searched = [author?.name, team.team_label, names, text].filter(Boolean).join('\n').slice(0, LONGEST_SEARCH_TEXT)
  const isStored = await insertReport(
    tx,
    {
      client_id: clientId,
      id,
      form_number: number,
      answers: JSON.stringify(answers),
      people: JSON.stringify(people),
      anonymous: author === null,
      employee_id: author?.id ?? null,
      reporter_name: author?.name ?? null,
      ...team,
      attempt,
      created_at: at.toISOString(),
      updated_at: at.toISOString(),
    },
    searched,
  )
  if (!isStored) return undefined
  const said = { text, people: people.map((person) => person.id) }
  await insertConflicts(tx, { clientId, incidentId: id, authorId: author?.id ?? null }, said)
  return id
}

async function keepImages(
  { uploads }: Pick<Deps, 'uploads'>,
  clientId: string,
  images: NonNullable<Report['images']>,
): Promise<KeptBytes[]> {
  const kept: KeptBytes[] = []
  for (const [index, { content_type, content }] of images.entries()) {
    const result = await uploads.keepImage(clientId, content_type, Buffer.from(content, 'base64'))
    if (typeof result === 'string') throw problem('invalid', { fields: { [`images.${index}`]: result } })
    kept.push(result)
  }
  return kept
}

async function publish(
  { objects }: Pick<Deps, 'objects'>,
  tx: Tx,
  clientId: string,
  incidentId: string,
  images: readonly KeptBytes[],
  at: Date,
) {
  for (const kept of images) {
    const key = `${clientId}/${incidentId}/${randomUUID()}.${EXTENSIONS[kept.contentType] ?? 'jpg'}`
    await objects.publish(tx, { clientId, bucket: INCIDENT_IMAGES, key, kept, at })
  }
}

// The key is random and stored nowhere else, so its hash identifies no person.
const attemptOf = ({ keys }: Pick<Deps, 'keys'>, key: string | undefined) =>
  key === undefined ? null : keyedHash(keys.hash, JSON.stringify(['incident', 'attempt', key.toLowerCase()]))

/** The form as an employee fills it in. @throws problem `forbidden` for an account without an employee. */
export const getIncidentReportForm = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call) =>
  tenantRead(call, async (tx) => {
    await requireOwnEmployee(tx, call)
    const { fields, number } = await form.findReportForm(tx, call.client.id)
    return { fields, fields_version: number }
  })

/**
 * Active employees within the caller's reach by parts of their name, except the caller.
 * @throws problem `forbidden` for an account without an employee.
 */
export const listReportablePeople = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  search: string,
): Promise<Schemas['ReportablePersonList']> =>
  tenantRead(call, async (tx) => {
    const { id } = await requireOwnEmployee(tx, call)
    return findReportablePeople(tx, call.client.id, { search, except: id, reachable: reachablePeople(call) })
  })

/**
 * Stores a report, once per key. An anonymous one is stored without anything that could identify its author: see the table
 * `incidents`.
 * @throws problem `forbidden`, `conflict` for a form that no longer exists, or `invalid` with a text per field id or image.
 */
export async function reportIncident(
  deps: Pick<Deps, 'tenantRead' | 'tenantWrite' | 'keys' | 'objects' | 'uploads'>,
  call: Call,
  body: Report,
  key: string | undefined,
): Promise<void> {
  const { anonymous, fields_version, images = [] } = body
  const clientId = call.client.id
  await deps.tenantRead(call, (tx) => requireOwnEmployee(tx, call))
  const kept = await keepImages(deps, clientId, images)
  const attempt = anonymous ? attemptOf(deps, key) : null
  await deps.tenantWrite(call, { operation: 'reportIncident', ...(!anonymous && { key, body }) }, async (tx) => {
    const { id: employeeId, forename, surname } = await requireOwnEmployee(tx, call)
    const seen = await requireFields(tx, clientId, fields_version)
    const given = { ...seen, answers: checkAnswers(seen.fields, body.answers) }
    const reported = anonymous ? await asOfToday(tx, clientId, given) : given
    const at = anonymous ? form.dayOf(new Date()) : new Date()
    const author = anonymous ? null : { id: employeeId, name: `${forename} ${surname}`.trim() }
    const people = await requirePeople(tx, call, body.people ?? [])
    const id = await insertIncident(tx, { clientId, author, ...reported, people, at, attempt })
    if (id === undefined) return null
    await publish(deps, tx, clientId, id, kept, at)
    if (!anonymous) await auditCall(tx, call, { action: 'incident.report', target: id })
    return null
  })
}
