import type { KnowledgeArticle, KnowledgeCategory } from '@ssp/api'
import { collection, fakeServer, problem } from '@ssp/api/testing'
import { fakeArticle, fakeCategory, fakePicture } from './knowledge'

/** Path of the Knowledge Base calls. */
export const knowledgePath = '/ssp/production/knowledge/{clientId}'

/** The data of the fake client. */
export interface KnowledgeServerOptions {
  categories?: KnowledgeCategory[]
  articles?: KnowledgeArticle[]
}

const BLOCKED = 'This category can not be deleted as it contains published articles'

/** A fake server for the Knowledge Base. */
export function knowledgeServer(options: KnowledgeServerOptions = {}) {
  const categories = collection({ rows: options.categories ?? [fakeCategory(0), fakeCategory(1), fakeCategory(2)] })
  const articles = collection({
    rows: options.articles ?? [fakeArticle(0), fakeArticle(1)],
    search: ({ title }) => [title],
    filters: {
      categoryId: ({ category }, id) => category === id,
      id: ({ id }, wanted) => id === wanted,
      updatedDt: ({ updatedDt }, days) =>
        updatedDt.slice(0, 10) >= days.slice(0, 10) && updatedDt.slice(0, 10) <= days.slice(11),
    },
    sorts: {
      title: ({ title }) => title,
      created: ({ createdDt }) => createdDt,
      changed: ({ updatedDt }) => updatedDt,
    },
    limit: 200,
  })
  const success = { success: true as const }
  const articlesOf = (id: unknown) => articles.rows().filter(({ category }) => category === id)
  const counted = (row: KnowledgeCategory) => ({ ...row, articleCount: articlesOf(row.id).length })

  const server = fakeServer()
    .on('get', `${knowledgePath}#getCategories`, () => categories.rows().map(counted))
    .on('get', `${knowledgePath}#getCategoryArticles`, ({ query }) => {
      const category = categories.find(query.get('categoryId'))
      if (!category) return problem(404, 'not_found', 'There is no such record.')
      return { articles: articles.page(query), category: [counted(category)], total: articles.total(query) }
    })
    .on('get', knowledgePath, { ...success, data: 'data:,upload', image: fakePicture('#5f3dc4') })
    .on('post', `${knowledgePath}#createCategory`, (request) => {
      const { clientId: _client, ...body } = request.body as KnowledgeCategory
      const made = categories.create(request, (id) => ({ ...fakeCategory(1), ...body, id }))
      return made instanceof Response ? made : { ...success, data: made.id }
    })
    .on('post', `${knowledgePath}#createArticle`, (request) => {
      const { articleImages: _keys, ...body } = request.body as KnowledgeArticle & { articleImages?: string[] }
      const made = articles.create(request, () => ({ ...fakeArticle(), ...body }))
      return made instanceof Response ? made : { ...success, data: made.id }
    })
    .on('patch', knowledgePath, (request) => {
      const { query, body } = request
      const { newImage, oldImage: _image, oldBody: _body, articleImages: _keys, ...change } = body as Change
      const article = articles.find(query.get('id'))
      const category = categories.find(query.get('categoryId'))
      const version = ((article ?? category)?.version ?? 0) + 1
      const found = article
        ? articles.change(request, article.id, { ...change, version })
        : categories.change(request, category?.id, { ...change, ...(newImage && { image: newImage }), version })
      return found instanceof Response ? found : success
    })
    .on('patch', `${knowledgePath}#removeHeaderImg`, (request) => {
      const rows = request.query.get('removeTable') === 'category' ? categories : articles
      const id = request.query.get('id')
      const version = (rows.find(id)?.version ?? 0) + 1
      const found = rows.change(request, id, { image: null, version })
      return found instanceof Response ? found : success
    })
    .on('delete', knowledgePath, (request) => {
      const id = request.query.get('categoryId')
      if (articlesOf(id).length > 0) return problem(409, 'conflict', BLOCKED)
      return categories.remove(request, id) ?? success
    })
    .on('delete', `${knowledgePath}#isArticle`, (request) => {
      return articles.remove(request, request.query.get('articleId')) ?? success
    })
  /** Saves an article as another session. */
  const saveElsewhere = (id: string, change: Partial<KnowledgeArticle>) =>
    articles.saveElsewhere(id, { ...change, version: (articles.find(id)?.version ?? 0) + 1 })
  return Object.assign(server, { saveElsewhere })
}

type Change = Partial<KnowledgeCategory & KnowledgeArticle> & {
  newImage?: string
  oldImage?: string | null
  oldBody?: string
  articleImages?: string[]
}
