import { randomUUID } from 'node:crypto'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Tx } from '../../db/database.ts'
import { lockRecord } from '../../db/lock-record.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { requireText } from '../../http/require-text.ts'
import * as repository from './categories.repository.ts'

/** Title and description as sent; a description that is left out stays. */
interface CategoryBody {
  title: string
  description?: string
}

async function requireOne(tx: Tx, { client }: Call, id: string, ifMatch?: string): Promise<repository.CategoryRow> {
  await lockRecord(tx, 'survey_categories', client.id, id)
  const category = await repository.findCategory(tx, client.id, id)
  if (!category) throw problem('not_found')
  requireVersion(ifMatch, category.version, () => category)
  return category
}

/** All categories by title. */
export const listCategories = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call) =>
  tenantRead(call, (tx) => repository.findCategories(tx, call.client.id))

/** Creates a category, once per key. @throws problem `invalid` for a blank title. */
export const createCategory = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  body: CategoryBody,
  key: string | undefined,
) =>
  tenantWrite(call, { operation: 'createSurveyCategory', key, body }, async (tx) => {
    const category = {
      id: randomUUID(),
      title: requireText('title', body.title),
      description: body.description?.trim() ?? '',
    }
    await repository.insertCategory(tx, { client_id: call.client.id, ...category })
    const entry = { action: 'surveyCategory.create', target: category.id }
    await auditCall(tx, call, entry)
    return { ...category, version: 1 }
  })

/** Changes a category. @throws problem `invalid` for a blank title. */
export const updateCategory = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  body: CategoryBody,
  ifMatch?: string,
): Promise<repository.CategoryRow> =>
  tenantWrite(call, { operation: 'updateSurveyCategory' }, async (tx) => {
    const { description } = await requireOne(tx, call, id, ifMatch)
    const changes = { title: requireText('title', body.title), description: body.description?.trim() ?? description }
    const version = await repository.changeCategory(tx, call.client.id, id, changes)
    await auditCall(tx, call, { action: 'surveyCategory.update', target: id })
    return { id, ...changes, version }
  })

/** Removes a category; its surveys stay, without one. */
export const removeCategory = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  id: string,
  ifMatch?: string,
): Promise<void> =>
  tenantWrite(call, { operation: 'removeSurveyCategory' }, async (tx) => {
    await requireOne(tx, call, id, ifMatch)
    await repository.deleteCategory(tx, call.client.id, id)
    await auditCall(tx, call, { action: 'surveyCategory.remove', target: id })
  })
