import type { Call } from '../../access/call.ts'
import type { OperationBody } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { changeRecord, createRecord, plainRecord, removeRecord, requireRecord } from '../../http/records.ts'
import { requireText } from '../../http/require-text.ts'
import * as repository from './categories.repository.ts'

type CategoryBody = OperationBody<'createSurveyCategory'>

const CATEGORIES = plainRecord({
  table: 'survey_categories',
  name: 'surveyCategory',
  find: repository.findCategory,
})

/** All categories by title. */
export const listCategories = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call) =>
  tenantRead(call, (tx) => repository.findCategories(tx, call.client.id))

/** Creates a category, once per key. @throws problem `invalid` for a blank title. */
export const createCategory = (deps: Deps, call: Call, body: CategoryBody, key: string | undefined) =>
  deps.tenantWrite(call, { operation: 'createSurveyCategory', key, body }, (tx) => {
    const { title, description = '' } = body
    const columns = { title: requireText('title', title), description: description.trim() }
    return createRecord(tx, call, CATEGORIES, columns)
  })

/**
 * Changes a category; an omitted description does not change. @throws problem `not_found`, `stale`, `invalid` for a blank
 * title.
 */
export const updateCategory = (deps: Deps, call: Call, id: string, body: CategoryBody, ifMatch?: string) =>
  deps.tenantWrite(call, { operation: 'updateSurveyCategory' }, async (tx) => {
    const { description } = await requireRecord(deps, tx, call, CATEGORIES, id, ifMatch)
    const changes = { title: requireText('title', body.title), description: body.description?.trim() ?? description }
    return { id, ...changes, version: await changeRecord(tx, call, CATEGORIES, id, changes) }
  })

/** Removes a category. Its surveys remain, without a category. @throws problem `not_found`, `stale`. */
export const removeCategory = (deps: Deps, call: Call, id: string, ifMatch?: string) =>
  deps.tenantWrite(call, { operation: 'removeSurveyCategory' }, async (tx) => {
    await requireRecord(deps, tx, call, CATEGORIES, id, ifMatch)
    await removeRecord(tx, call, CATEGORIES, id)
  })
