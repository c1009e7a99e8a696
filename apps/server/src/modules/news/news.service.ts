import { can } from '@ssp/api/can'
import { MOST_CHANGED } from '@ssp/api/limits'
import type { components } from '@ssp/api/schema'
import { placeOf } from '../../access/actor.ts'
import { auditCall } from '../../access/audit-log.ts'
import { requireSameClient, requireSamePlatform, type Call } from '../../access/call.ts'
import { changeEach, findSelection, type Selected } from '../../access/selection.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import type { Tx } from '../../db/database.ts'
import { lockRecord } from '../../db/lock-record.ts'
import type { Page } from '../../db/paged.ts'
import { findToday } from '../../db/today.ts'
import { updateRecord } from '../../db/update-record.ts'
import type { Deps } from '../../deps.ts'
import { problem, requireFound } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { requireText } from '../../http/require-text.ts'
import { NEWS_IMAGES } from '../../news/news-images.ts'
import { deleteStored } from '../../storage/objects.repository.ts'
import { imagesOf, readBody } from './article-body.ts'
import { addressOf, cutAddress, pathOf, requireUploaded } from './news-images.ts'
import { announceArticle } from './news-mail.ts'
import * as repository from './news.repository.ts'
import type { ArticleRow } from './news.repository.ts'

type NewArticle = components['schemas']['CreateNewsRequest']
type Selection = components['schemas']['NewsSelection']
type ArticleChange = components['schemas']['UpdateNewsRequest']

/** The article of a change and the version on which it is based. */
interface At {
  id: string
  ifMatch: string | undefined
}

const NEWS = ['NEWS_VIEW', 'NEWS_UPDATE'] as const

/** @throws problem `invalid` when neither name of the client is given, `client_mismatch` for another client. */
function requireClient(call: Call, { clientId, client_id }: Pick<NewArticle, 'clientId' | 'client_id'>): void {
  if (clientId === undefined && client_id === undefined)
    throw problem('invalid', { fields: { clientId: 'This is required.' } })
  requireSameClient(call, clientId)
  requireSameClient(call, client_id)
}

/** @throws problem `invalid` for a day that is not later than today at the client. */
async function requireLater(tx: Tx, { client }: Call, expiry: string | null): Promise<void> {
  if (expiry !== null && expiry <= (await findToday(tx, client.id)))
    throw problem('invalid', { fields: { expiry_date: 'Expiry date must be later than the current date' } })
}

/** The time of publication to store: the first one is kept, and none is in the future (decision 60). */
function publishedAt(wanted: string | null, before: string | null): string | null {
  if (wanted === null || before !== null) return wanted && before
  const now = new Date().toISOString()
  const at = new Date(wanted).toISOString()
  return at < now ? at : now
}

async function lockArticle(tx: Tx, { client }: Call, { id, ifMatch }: At): Promise<ArticleRow> {
  await lockRecord(tx, 'news_articles', client.id, id)
  const article = requireFound(await repository.findArticle(tx, { clientId: client.id, id }))
  requireVersion(ifMatch, article.version, () => ({ title: article.title, body_json: article.body_json }))
  return article
}

/** A page of the articles and how many there are. @throws problem `not_found` for another platform. */
export const listNews = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  page: Page & { platform?: string | undefined },
) =>
  tenantRead(call, async (tx) => {
    requireSamePlatform(call, page.platform)
    const rows = await repository.findPage(tx, call.client.id, page)
    return { rows, total: await repository.countArticles(tx, call.client.id, page) }
  })

/**
 * An article with its readers. `isWhole`: whether the caller may see more than title and readers.
 * @throws problem `not_found`.
 */
export const getNewsArticle = ({ tenantRead }: Pick<Deps, 'tenantRead'>, call: Call, id: string) =>
  tenantRead(call, async (tx) => {
    const { actor, client } = call
    const key = { clientId: client.id, id }
    const article = requireFound(await repository.findArticle(tx, key))
    const reachable = [...NEWS, 'EMPLOYEES_VIEW'].flatMap((name) => notRestricted(actor, name, employeesAs('e')))
    const readers = await repository.findReaders(tx, key, reachable)
    return { article, readers, isWhole: NEWS.some((name) => can(actor.rights, name, placeOf(actor, client))) }
  })

/**
 * Creates an article, once per key, and notifies the employees of it when it is published with that choice.
 * @throws problem `invalid` with the field that is missing or does not fit, `conflict` for an id in use.
 */
export const createNews = (deps: Deps, call: Call, body: NewArticle, key: string | undefined) =>
  deps.tenantWrite(call, { operation: 'createNews', key, body }, async (tx) => {
    requireClient(call, body)
    requireSamePlatform(call, body.platform)
    await requireLater(tx, call, body.expiry_date)
    const { id } = body
    const { id: client_id } = call.client
    const article = { clientId: client_id, id }
    const title = requireText('title', body.title)
    const { json, images } = readBody(article, body.body_json, 'block')
    const img = pathOf(article, body.img, 'img')
    await requireUploaded(tx, client_id, [img], 'img')
    await requireUploaded(tx, client_id, images, 'body_json')
    const published = publishedAt(body.published, null)
    const isAnnounced = published !== null && body.send_notification === 1
    const version = await repository.insertArticle(tx, {
      client_id,
      id,
      title,
      slug: requireText('slug', body.slug),
      body_json: json,
      img,
      require_read: body.require_read === 1,
      send_notification: isAnnounced,
      published,
      expiry_date: body.expiry_date,
    })
    await repository.deleteAbandoned(tx, client_id)
    const emails = isAnnounced ? await announceArticle(tx, deps, call, { id, title }) : 0
    await auditCall(tx, call, { action: 'news.create', target: id, details: { emails } })
    return { id, version }
  })

/**
 * Changes an article. Images that it no longer shows are deleted; if it is unpublished, pending e-mails about it are
 * dropped.
 * @returns the new version. @throws problem `not_found`, `invalid`, `stale`.
 */
export const updateNews = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  at: At,
  body: ArticleChange,
): Promise<number> =>
  tenantWrite(call, { operation: 'updateNews' }, async (tx) => {
    requireClient(call, body)
    const { id: clientId } = call.client
    const article = { clientId, id: at.id }
    const before = await lockArticle(tx, call, at)
    // Published with a day that has passed it would be shown to no employee.
    const isPublishedNow = before.published === null && body.published !== null
    if (isPublishedNow || body.expiry_date !== before.expiry_date) await requireLater(tx, call, body.expiry_date)
    const { json, images } = readBody(article, body.body_json, 'content')
    const img = pathOf(article, body.img, 'img')
    await requireUploaded(tx, clientId, [img], 'img')
    await requireUploaded(tx, clientId, images, 'body_json')
    const published = publishedAt(body.published, before.published)
    const version = await updateRecord(tx, 'news_articles', clientId, at.id, {
      title: requireText('title', body.title),
      slug: requireText('slug', body.slug),
      body_json: json,
      img,
      require_read: body.require_read === 1,
      published,
      expiry_date: body.expiry_date,
      ...(published === null && { send_notification: false }),
    })
    if (published === null) await repository.withdrawAnnouncement(tx, clientId, at.id)
    const shown = new Set([img, ...images])
    const old = [before.img, ...imagesOf(before.body_json).map((image) => pathOf(article, image, 'body_json'))]
    const unused = old.filter((path) => !shown.has(path)).map((path) => `${clientId}/${path}`)
    await deleteStored(tx, { clientId, bucket: NEWS_IMAGES }, unused)
    await auditCall(tx, call, { action: 'news.update', target: at.id })
    return version
  })

/**
 * Deletes an article with its images, its readers and the e-mails about it that wait.
 * @param named the featured image and the images of the body as the caller knows them, cut.
 * @throws problem `not_found`, also for an image that is not the article's; `stale`.
 */
export const deleteNews = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  at: At,
  named: { key?: string | undefined; paths: readonly string[] },
): Promise<void> =>
  tenantWrite(call, { operation: 'deleteNews' }, async (tx) => {
    const { id: clientId } = call.client
    const { img, body_json } = await lockArticle(tx, call, at)
    const inBody = new Set(imagesOf(body_json).map(cutAddress))
    const isFeatured = named.key === undefined || named.key === cutAddress(addressOf(clientId, img))
    if (!isFeatured || !named.paths.every((path) => inBody.has(path))) throw problem('not_found')
    await removeArticle(tx, call, at.id)
  })

/** Deletes a locked article with its images, read records and pending e-mails. */
async function removeArticle(tx: Tx, call: Call, id: string): Promise<void> {
  const article = { clientId: call.client.id, id }
  await repository.withdrawAnnouncement(tx, article.clientId, id)
  await repository.deleteArticle(tx, article)
  await repository.deleteImagesOf(tx, article)
  await auditCall(tx, call, { action: 'news.remove', target: id })
}

/**
 * Changes each selected article in one transaction.
 * @param change returns whether it was changed, or that it may not be.
 * @throws problem `forbidden` for a filter without NEWS_VIEW, `not_found` when no id is there, `invalid` for too many.
 */
const changeSelected = (
  { tenantWrite }: Pick<Deps, 'tenantWrite'>,
  call: Call,
  operation: 'updateSelectedNews' | 'deleteSelectedNews',
  selection: Selection,
  change: (tx: Tx, article: ArticleRow) => Promise<boolean | 'blocked'>,
): Promise<Selected> =>
  tenantWrite(call, { operation }, async (tx) => {
    const { id: clientId } = call.client
    const rules = { list: 'NEWS_VIEW', most: MOST_CHANGED[operation] }
    const selected = await findSelection(call, selection, rules, (wanted) => repository.findIds(tx, clientId, wanted))
    return changeEach(selected, async (id) => {
      await lockRecord(tx, 'news_articles', clientId, id)
      const article = await repository.findArticle(tx, { clientId, id })
      return article && change(tx, article)
    })
  })

/**
 * Publishes or withdraws selected articles. One that has reached its expiry date is not published, because no employee
 * would see it.
 */
export const updateSelectedNews = (
  deps: Pick<Deps, 'tenantWrite'>,
  call: Call,
  selection: Selection,
  isPublished: boolean,
): Promise<Selected> =>
  changeSelected(deps, call, 'updateSelectedNews', selection, async (tx, { id, published, expiry_date }) => {
    const { id: clientId } = call.client
    if ((published !== null) === isPublished) return false
    if (isPublished && expiry_date !== null && expiry_date <= (await findToday(tx, clientId))) return 'blocked'
    const change = isPublished ? { published: new Date().toISOString() } : { published: null, send_notification: false }
    await updateRecord(tx, 'news_articles', clientId, id, change)
    if (!isPublished) await repository.withdrawAnnouncement(tx, clientId, id)
    await auditCall(tx, call, { action: 'news.update', target: id })
    return true
  })

/** Deletes selected articles with their images, readers and waiting e-mails. */
export const deleteSelectedNews = (
  deps: Pick<Deps, 'tenantWrite'>,
  call: Call,
  selection: Selection,
): Promise<Selected> =>
  changeSelected(deps, call, 'deleteSelectedNews', selection, async (tx, { id }) => {
    await removeArticle(tx, call, id)
    return true
  })
