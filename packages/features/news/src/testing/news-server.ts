import type { NewsArticle, NewsClient } from '@ssp/api'
import { collection, fakeClient, fakePlatformClient, fakeServer, problem, type FakeSelection } from '@ssp/api/testing'
import { fakeArticle, fakeReader } from './articles'

/** Path of the news calls. */
export const newsPath = '/ssp/production/news/{clientId}'

/** The data of the fake client. */
export interface NewsServerOptions {
  articles?: NewsArticle[]
  clients?: NewsClient[]
  /** Whether the caller gets only id, title and readers. Default false. */
  onlyReaders?: boolean
}

/** Address of the fake store. */
const STORE = '/api/storage/upload/a/b?signature=c'

/** A fake server for the news calls. */
export function newsServer(options: NewsServerOptions = {}) {
  const { clients = [fakePlatformClient()], onlyReaders = false } = options
  const articles = collection({
    rows: options.articles ?? [
      fakeArticle(0, { readers: Array.from({ length: 3 }, (_, index) => fakeReader(index)) }),
      fakeArticle(1),
      fakeArticle(2),
    ],
    search: ({ title }) => [title],
  })
  const wire = ({ id, title, readers, ...article }: NewsArticle) => [
    onlyReaders ? { id, title, readers } : { id, title, readers, ...article },
  ]
  const { id: client_id } = fakeClient()

  return fakeServer()
    .on('get', newsPath, ({ query }) => {
      const total = articles.total(query)
      return {
        data: articles.page(query).map(({ readers: _readers, body_json: _body, ...row }) => row),
        pagination: { total, totalPages: Math.ceil(total / Number(query.get('limit') ?? 10)) },
      }
    })
    .on('get', `${newsPath}#byId`, ({ query }) => articles.one(query.get('id'), wire))
    .on('get', `${newsPath}#saveImageBody`, ({ query }) => {
      const { filename } = JSON.parse(query.get('imageSavePayload') ?? '') as { filename: string }
      return { data: STORE, address: `/favicon.svg?${filename}` }
    })
    .on('get', `${newsPath}/clients`, { clients })
    .on('post', newsPath, (request) => {
      const { clientId: _client, ...body } = request.body as NewsArticle & { clientId: string }
      const made = articles.create(request, () => ({ ...fakeArticle(), ...body, client_id, readers: [] }))
      return made instanceof Response ? made : { success: true, data: made.id }
    })
    .on('patch', newsPath, (request) => {
      const { oldBody: _old, ...body } = request.body as NewsArticle & { oldBody: string }
      const changed = articles.change(request, request.query.get('id'), body)
      return changed instanceof Response ? changed : { success: true }
    })
    .on('delete', newsPath, (request) => articles.remove(request, request.query.get('id')) ?? { success: true })
    .on('patch', `${newsPath}/selected`, ({ body }) => {
      const { selection, published } = body as { selection: FakeSelection; published: boolean }
      const chosen = articles.selected(selection)
      const isBlocked = ({ expiry_date: day }: NewsArticle) => published && day !== null && day < '2026-01-01'
      const open = chosen.filter((article) => (article.published !== null) !== published)
      const done = open.filter((article) => !isBlocked(article)).map(({ id }) => id)
      const at = published ? '2026-11-02T09:30:00.000Z' : null
      for (const id of done) articles.change({ headers: new Headers() }, id, { published: at })
      const leftOut = [
        { reason: 'unchanged', total: chosen.length - open.length },
        { reason: 'blocked', total: open.length - done.length },
      ] as const
      return { success: true, done, leftOut: leftOut.filter(({ total }) => total > 0) }
    })
    .on('delete', `${newsPath}/selected`, ({ body }) => {
      const done = articles.selected((body as { selection: FakeSelection }).selection).map(({ id }) => id)
      for (const id of done) articles.remove({ headers: new Headers() }, id)
      return { success: true, done, leftOut: [] }
    })
    .on('post', '/dashboard/sign-upload-url', { url: STORE })
    .on('get', '/portal/get-logo', { url: null })
}

/** A server on which creating and changing fail. */
export const failingNewsServer = () =>
  newsServer()
    .on(
      'post',
      newsPath,
      problem(400, 'invalid', 'The request is not valid.', { fields: { body_json: 'Block 1: no.' } }),
    )
    .on('patch', newsPath, problem(503, 'unavailable', 'Please try later.'))
    .on('delete', newsPath, problem(503, 'unavailable', 'Please try later.'))
