import { randomUUID } from 'node:crypto'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { lockRecord } from '../../db/lock-record.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { contentsOf } from './survey-fields.ts'
import type { BodyOf } from './survey-wire.ts'
import * as repository from './templates.repository.ts'

type TemplateBody = BodyOf<'createSurveyTemplate'>

/** Whether the client may change a template: one that the platform shares is locked. */
const isOpen = (template: Pick<repository.TemplateRow, 'reference_id'>) => template.reference_id === null

/** Shapes a template. */
export const toTemplate = ({ version: _version, ...template }: repository.TemplateRow) => template

function completeOf(body: TemplateBody): TemplateBody {
  const { title = '', description = '', fields = '' } = contentsOf(body)
  return { title, description, fields }
}

async function requireOpen(tx: Tx, { client }: Call, id: string, ifMatch?: string): Promise<void> {
  await lockRecord(tx, 'survey_templates', client.id, id)
  const template = await repository.findTemplate(tx, client.id, id)
  if (!template) throw problem('not_found')
  if (!isOpen(template))
    throw problem('forbidden', { message: 'This template belongs to the platform and cannot be changed.' })
  requireVersion(ifMatch, template.version, () => toTemplate(template))
}

export const getSurveyTemplate = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  id: string,
): Promise<repository.TemplateRow> =>
  tenantRead(call, async (tx) => {
    const template = await repository.findTemplate(tx, call.client.id, id)
    if (!template) throw problem('not_found')
    return template
  })

/** All templates by title, without their fields. */
export const listSurveyTemplates = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call) =>
  tenantRead(call, (tx) => repository.findTemplates(tx, call.client.id))

/**
 * Whether the caller may change a template.
 * @throws problem `not_found` for another user: an account asks only about itself.
 */
export async function getTemplateAccess(
  deps: Pick<Deps, 'tenantRead'>,
  call: Call,
  id: string,
  userId: string,
): Promise<boolean> {
  if (userId !== call.actor.userId) throw problem('not_found')
  return isOpen(await getSurveyTemplate(deps, call, id))
}

/** Creates a template of the client, once per key. @throws problem `invalid` when something required is missing. */
export const createSurveyTemplate = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: TemplateBody,
  key: string | undefined,
): Promise<string> =>
  tenantWrite(call, { operation: 'createSurveyTemplate', key, body }, async (tx) => {
    const template = { client_id: call.client.id, id: randomUUID(), ...completeOf(body) }
    await repository.insertTemplate(tx, template)
    const entry = { action: 'surveyTemplate.create', target: template.id }
    await auditCall(tx, call, entry)
    return template.id
  })

/** Changes a template. @returns its new version. @throws problem `forbidden` for one of the platform. */
export const updateSurveyTemplate = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  body: TemplateBody,
  ifMatch?: string,
): Promise<number> =>
  tenantWrite(call, { operation: 'updateSurveyTemplate' }, async (tx) => {
    await requireOpen(tx, call, id, ifMatch)
    const version = await repository.changeTemplate(tx, call.client.id, id, completeOf(body))
    await auditCall(tx, call, { action: 'surveyTemplate.update', target: id })
    return version
  })

/** Removes a template for good. @throws problem `forbidden` for one of the platform. */
export const removeSurveyTemplate = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  ifMatch?: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'removeSurveyTemplate' }, async (tx) => {
    await requireOpen(tx, call, id, ifMatch)
    await repository.deleteTemplate(tx, call.client.id, id)
    await auditCall(tx, call, { action: 'surveyTemplate.remove', target: id })
  })

/** Removes a template of the platform from this client. @throws problem `not_found`. */
export const removeSurveyTemplateReference = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  referenceId: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'removeSurveyTemplateReference' }, async (tx) => {
    const target = await repository.deleteReference(tx, call.client.id, referenceId)
    if (target === undefined) throw problem('not_found')
    const entry = { action: 'surveyTemplate.removeReference', target }
    await auditCall(tx, call, entry)
  })
