import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { OperationBody } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { changeRecord, createRecord, plainRecord, removeRecord, requireRecord } from '../../http/records.ts'
import { contentsOf } from './survey-fields.ts'
import * as repository from './templates.repository.ts'

type TemplateBody = OperationBody<'createSurveyTemplate'>

/** Whether the client may change a template: one that the platform shares is locked. */
const isOpen = (template: Pick<repository.TemplateRow, 'reference_id'>) => template.reference_id === null

/** Shapes a template. */
export const toTemplate = ({ version: _version, ...template }: repository.TemplateRow) => template

function completeOf(body: TemplateBody): TemplateBody {
  const { title = '', description = '', fields = '' } = contentsOf(body)
  return { title, description, fields }
}

const TEMPLATES = plainRecord({
  table: 'survey_templates',
  name: 'surveyTemplate',
  find: repository.findTemplate,
  toWire: toTemplate,
  requireOpen(template) {
    if (!isOpen(template))
      throw problem('forbidden', { message: 'This template belongs to the platform and cannot be changed.' })
  },
})

export const getSurveyTemplate = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string) =>
  tenantRead(call, async (tx) => requireFound(await repository.findTemplate(tx, call.client.id, id)))

/** All templates by title, without their fields. */
export const listSurveyTemplates = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call) =>
  tenantRead(call, (tx) => repository.findTemplates(tx, call.client.id))

/**
 * Whether the caller may change a template.
 * @throws problem `not_found` for another user, because an account may check only itself.
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
export const createSurveyTemplate = (deps: Deps, call: Call, body: TemplateBody, key: string | undefined) =>
  deps.tenantWrite(call, { operation: 'createSurveyTemplate', key, body }, async (tx) => {
    const { id } = await createRecord(tx, call, TEMPLATES, completeOf(body))
    return id
  })

/** Changes a template. @returns its new version. @throws problem `not_found`, `stale`, `forbidden` for one of the platform. */
export const updateSurveyTemplate = (deps: Deps, call: Call, id: string, body: TemplateBody, ifMatch?: string) =>
  deps.tenantWrite(call, { operation: 'updateSurveyTemplate' }, async (tx) => {
    await requireRecord(deps, tx, call, TEMPLATES, id, ifMatch)
    return changeRecord(tx, call, TEMPLATES, id, completeOf(body))
  })

/** Permanently removes a template. @throws problem `not_found`, `stale`, `forbidden` for one of the platform. */
export const removeSurveyTemplate = (deps: Deps, call: Call, id: string, ifMatch?: string) =>
  deps.tenantWrite(call, { operation: 'removeSurveyTemplate' }, async (tx) => {
    await requireRecord(deps, tx, call, TEMPLATES, id, ifMatch)
    await removeRecord(tx, call, TEMPLATES, id)
  })

/** Removes a template of the platform from this client. @throws problem `not_found`. */
export const removeSurveyTemplateReference = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  referenceId: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'removeSurveyTemplateReference' }, async (tx) => {
    const target = requireFound(await repository.deleteReference(tx, call.client.id, referenceId))
    await auditCall(tx, call, { action: 'surveyTemplate.removeReference', target })
  })
