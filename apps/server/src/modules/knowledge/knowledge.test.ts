import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { knowledgeCaller, putImage, startKnowledgeServer } from '../../testing/knowledge-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import type { SignedIn } from '../../testing/test-server.ts'

const server = setUpServer(startKnowledgeServer)
const admin = setUpUser(server, 'admin')
const reader = setUpUser(server, 'reader')
const foreign = setUpUser(server, 'admin', { client: 'borealis' })
const call = knowledgeCaller(admin)

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } })
const picture = (url: string) => ({ type: 'image', data: { file: { url }, caption: '' } })
const version = (value: number) => ({ headers: { 'if-match': `"${value}"` } })

const createCategory = async (label = 'Health and Safety', more: object = {}, who = admin) =>
  knowledgeCaller(who)(
    'POST',
    { function: 'createCategory' },
    { payload: { label, summary: '', slug: '', image: null, clientId: who.clientId, ...more } },
  )
const newCategory = async (label?: string, more?: object, who?: SignedIn) =>
  (await createCategory(label, more, who)).json<{ data: string }>().data
const createArticle = (category: string, more: object = {}, who = admin) =>
  knowledgeCaller(who)(
    'POST',
    { function: 'createArticle' },
    {
      payload: {
        id: randomUUID(),
        title: 'Fire drill',
        slug: 'fire-drill',
        image: null,
        body: JSON.stringify([paragraph('Leave by the stairs.')]),
        category,
        ...more,
      },
    },
  )
const newArticle = async (category: string, more?: object) =>
  (await createArticle(category, more)).json<{ data: string }>().data
const read = async (categoryId: string, who = admin) =>
  (await knowledgeCaller(who)('GET', { function: 'getCategoryArticles', categoryId })).json()
const show = async (address: string) => (await server.inject({ url: address })).statusCode

describe('categories', () => {
  test('are created, listed by label and changed under their version', async () => {
    const id = await newCategory('  Öffnungszeiten und Wege ', { summary: ' When and where. ' })
    expect((await call('GET', { function: 'getCategories' })).json()).toContainEqual({
      id,
      label: 'Öffnungszeiten und Wege',
      summary: 'When and where.',
      slug: 'öffnungszeiten-und-wege',
      image: null,
      clientId: admin.clientId,
      articleCount: 0,
      version: 1,
    })
    const change = (label: string, seen: number) =>
      call('PATCH', { categoryId: id }, { payload: { label }, ...version(seen) })
    expect((await change('Opening times', 1)).statusCode).toBe(200)
    const late = await change('Closing times', 1)
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ code: 'stale', current: { label: 'Opening times', version: 2 } })
    expect((await read(id)).category).toMatchObject([{ slug: 'opening-times' }])
  })

  test('need a title, with a text of its own for create and update', async () => {
    expect((await createCategory('   ')).json().fields).toEqual({ label: 'Please add a title for new category' })
    const id = await newCategory()
    const blank = await call('PATCH', { categoryId: id }, { payload: { label: ' ' } })
    expect(blank.json().fields).toEqual({ label: 'Please add a title for this category' })
  })

  test('of one label are beside each other, and one key makes one', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const payload = { label: 'Twice', summary: '', slug: 'twice', image: null, clientId: admin.clientId }
    const send = () => call('POST', { function: 'createCategory' }, { payload, headers: key })
    const [first, again] = [(await send()).json(), (await send()).json()]
    expect(again).toEqual(first)
    expect(await newCategory('Twice')).not.toBe(first.data)
  })

  test('cannot be deleted while they have articles', async () => {
    const id = await newCategory()
    const article = await newArticle(id)
    const blocked = await call('DELETE', { categoryId: id })
    expect(blocked.statusCode).toBe(409)
    expect(blocked.json().message).toBe('This category can not be deleted as it contains published articles')
    await call('DELETE', { isArticle: 'true', articleId: article })
    expect((await call('DELETE', { categoryId: id })).statusCode).toBe(200)
    expect((await call('DELETE', { categoryId: id })).statusCode).toBe(404)
  })

  test('are either deleted or get an article that is created at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await newCategory()
      const [created, deleted] = await Promise.all([createArticle(id), call('DELETE', { categoryId: id })])
      const outcome = [created.statusCode, deleted.statusCode].join()
      expect(['201,409', '404,200']).toContain(outcome)
      expect((await read(id)).articles?.length ?? 'none').toBe(outcome === '201,409' ? 1 : 'none')
    }
  })
})

describe('articles', () => {
  test('are read by title with a body that holds nothing but blocks', async () => {
    const category = await newCategory()
    const body = [
      paragraph('Read <b>this</b><script>alert(1)</script>'),
      { type: 'header', data: { text: 'A', level: 2 } },
    ]
    await newArticle(category, { title: 'zebra' })
    const id = await newArticle(category, { title: ' Apple Juice ', body: JSON.stringify(body) })
    const { articles } = await read(category)
    expect(articles.map(({ title }: { title: string }) => title)).toEqual(['Apple Juice', 'zebra'])
    expect(articles[0]).toMatchObject({ id, slug: 'apple-juice', category, image: null, version: 1 })
    expect(JSON.parse(articles[0].body)).toMatchObject([{ data: { text: 'Read <b>this</b>' } }, { type: 'header' }])
  })

  test.each([
    ['a blank title', { title: ' ' }, { title: 'Please provide a title for this article' }],
    ['a body without blocks', { body: '[]' }, { body: 'Please add content for this article' }],
    ['a body that is no list', { body: '{"a":1}' }, { body: expect.any(String) }],
    ['a block of another kind', { body: '[{"type":"raw","data":{"html":"<b>"}}]' }, { body: expect.any(String) }],
    [
      'an image from elsewhere',
      { body: JSON.stringify([picture('https://example.com/a.png')]) },
      { body: expect.any(String) },
    ],
    ['a header image from elsewhere', { image: 'https://example.com/a.png' }, { image: expect.any(String) }],
    ['a key of another record', { articleImages: ['elsewhere.png'] }, { articleImages: expect.any(String) }],
  ])('are not created with %s', async (_name, more, fields) => {
    const response = await createArticle(await newCategory(), more)
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual(fields)
  })

  test('are searched, sorted, filtered and paged, each alone, with their number', async () => {
    const category = await newCategory()
    const ids = [
      await newArticle(category, { title: 'Bee' }),
      await newArticle(category, { title: 'älg' }),
      await newArticle(category, { title: 'Cat' }),
    ]
    await call('PATCH', { id: ids[0]! }, { payload: { title: 'Bees' }, ...version(1) })
    const list = async (query: Record<string, string>) => {
      const answer = await call('GET', { function: 'getCategoryArticles', categoryId: category, ...query })
      const { articles, total } = answer.json()
      return { titles: articles.map(({ title }: { title: string }) => title), total }
    }
    expect(await list({ sort: '-title', limit: '2' })).toEqual({ titles: ['älg', 'Cat'], total: 3 })
    expect(await list({ sort: '-title', limit: '2', page: '1' })).toEqual({ titles: ['Bees'], total: 3 })
    expect(await list({ sort: 'created' })).toEqual({ titles: ['Bees', 'älg', 'Cat'], total: 3 })
    expect((await list({ sort: '-changed' })).titles[0]).toBe('Bees')
    expect(await list({ search: 'ALG' })).toEqual({ titles: ['älg'], total: 1 })
    expect(await list({ id: ids[2]! })).toEqual({ titles: ['Cat'], total: 1 })
    expect(await list({ updatedDt: '2020-01-01,2020-01-02' })).toEqual({ titles: [], total: 0 })
    const unknown = await call('GET', { function: 'getCategoryArticles', categoryId: category, sort: 'body' })
    expect(unknown.statusCode).toBe(400)
  })

  test('are created once: an id that exists is rejected', async () => {
    const [category, id] = [await newCategory(), randomUUID()]
    expect((await createArticle(category, { id })).statusCode).toBe(201)
    expect((await createArticle(category, { id })).json()).toMatchObject({
      code: 'conflict',
      fields: { id: expect.any(String) },
    })
  })

  test('are changed under their version, and need content', async () => {
    const category = await newCategory()
    const id = await newArticle(category)
    const change = (payload: object, seen = 1) => call('PATCH', { id }, { payload, ...version(seen) })
    expect((await change({ title: '' })).json().fields).toHaveProperty('title')
    expect((await change({ body: JSON.stringify([paragraph(' ')]) })).json().fields).toEqual({
      body: 'Please ensure Knowledge Base article contains content',
    })
    expect((await change({ title: 'New', oldBody: '[]', oldImage: null, slug: 'new' })).statusCode).toBe(200)
    expect((await change({ title: 'Late' })).json()).toMatchObject({ code: 'stale', current: { title: 'New' } })
    expect((await read(category)).articles).toMatchObject([{ title: 'New', slug: 'new', version: 2 }])
    expect((await change({ label: 'New' }, 2)).json().fields).toHaveProperty('label')
    expect((await call('PATCH', {}, { payload: { title: 'New' } })).statusCode).toBe(400)
    const elsewhere = { id, categoryId: await newCategory() }
    expect((await call('PATCH', elsewhere, { payload: { title: 'New' } })).statusCode).toBe(404)
  })
})

describe('images', () => {
  test('have addresses with 60 characters before the key', async () => {
    const address = await putImage(server, admin, admin.clientId, 'health-&-safety.png')
    expect(address.slice(60)).toMatch(new RegExp(`^${admin.clientId}/health--safety-[0-9a-f-]{36}\\.png\\?signature=`))
    expect(await show(address)).toBe(200)
    expect(await show(address.split('?')[0] ?? '')).toBe(404)
  })

  test('of a category go when they are replaced, removed or their category is deleted', async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => putImage(server, admin, admin.clientId)))
    const id = await newCategory('Pictures', { image: first })
    expect((await read(id)).category).toMatchObject([{ image: first }])
    const change = (payload: object) => call('PATCH', { categoryId: id }, { payload })
    expect((await change({ image: first, newImage: second })).statusCode).toBe(200)
    expect([await show(first ?? ''), await show(second ?? '')]).toEqual([404, 200])
    await call('PATCH', { id, removeHeaderImg: 'true', removeTable: 'category' })
    expect((await read(id)).category).toMatchObject([{ image: null, version: 3 }])
    expect(await show(second ?? '')).toBe(404)
    await change({ image: third })
    await call('DELETE', { categoryId: id })
    expect(await show(third ?? '')).toBe(404)
  })

  test('of an article go when the body or the header no longer shows them', async () => {
    const [category, id] = [await newCategory(), randomUUID()]
    const [header, kept, dropped] = await Promise.all([1, 2, 3].map(() => putImage(server, admin, id)))
    const body = (...urls: (string | undefined)[]) => JSON.stringify(urls.map((url) => picture(url ?? '')))
    expect((await createArticle(category, { id, image: header, body: body(kept, dropped) })).statusCode).toBe(201)
    expect(JSON.parse((await read(category)).articles[0].body)).toEqual(JSON.parse(body(kept, dropped)))
    await call('PATCH', { id }, { payload: { body: body(kept) } })
    expect(await Promise.all([header, kept, dropped].map((each) => show(each ?? '')))).toEqual([200, 200, 404])
    await call('PATCH', { id, removeHeaderImg: 'true', removeTable: 'article' })
    expect(await Promise.all([header, kept].map((each) => show(each ?? '')))).toEqual([404, 200])
    const key = new URL(kept ?? '', 'http://portal.invalid').pathname.slice(60)
    expect((await call('DELETE', { isArticle: 'true', articleId: id, paths: key })).statusCode).toBe(200)
    expect(await show(kept ?? '')).toBe(404)
  })

  test('of another article, category or client are neither taken nor removed', async () => {
    const [category, id, other] = [await newCategory(), randomUUID(), randomUUID()]
    const image = await putImage(server, admin, id)
    await newArticle(category, { id, image })
    const ofClient = await putImage(server, foreign, foreign.clientId)
    const foreignCategory = await newCategory('Theirs', { image: ofClient }, foreign)
    expect(foreignCategory).toBeTruthy()
    for (const address of [image, ofClient])
      expect((await createArticle(category, { id: other, image: address })).json().fields).toHaveProperty('image')
    const own = await putImage(server, admin, admin.clientId)
    await newCategory('First', { image: own })
    for (const address of [image, ofClient, own])
      expect((await createCategory('Second', { image: address })).json().fields).toHaveProperty('image')
    const victim = await newArticle(category)
    const paths = new URL(image, 'http://portal.invalid').pathname.slice(60)
    const theft = await call('DELETE', { isArticle: 'true', articleId: victim, paths })
    expect(theft.json().fields).toHaveProperty('paths')
    expect(await Promise.all([image, ofClient, own].map(show))).toEqual([200, 200, 200])
  })

  test.each([
    ['no JSON', 'x'],
    ['no object', 'null'],
    ['a drawing', JSON.stringify({ id: randomUUID(), filename: 'a.svg', type: 'image/svg+xml' })],
    ['a path as an id', JSON.stringify({ id: '../../other', filename: 'a.png', type: 'image/png' })],
    ['an inherited type', JSON.stringify({ id: randomUUID(), filename: 'a.png', type: 'constructor' })],
  ])('are not signed for %s', async (_name, imageSavePayload) => {
    const response = await call('GET', { imageSavePayload, clientId: admin.clientId })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toHaveProperty('imageSavePayload')
  })
})

describe('rights', () => {
  test('a reader reads and changes nothing', async () => {
    const category = await newCategory()
    const id = await newArticle(category)
    expect((await read(category, reader)).articles).toHaveLength(1)
    const ask = knowledgeCaller(reader)
    const imageSavePayload = JSON.stringify({ id, filename: 'a.png', type: 'image/png' })
    const rejected = await Promise.all([
      createCategory('Mine', {}, reader),
      createArticle(category, {}, reader),
      ask('PATCH', { id }, { payload: { title: 'Mine' } }),
      ask('PATCH', { id, removeHeaderImg: 'true', removeTable: 'article' }),
      ask('DELETE', { categoryId: category }),
      ask('DELETE', { isArticle: 'true', articleId: id }),
      ask('GET', { imageSavePayload, clientId: reader.clientId }),
    ])
    expect(rejected.map(({ statusCode }) => statusCode)).toEqual(rejected.map(() => 403))
  })

  test('records of another client are absent', async () => {
    const category = await newCategory()
    const id = await newArticle(category)
    const ask = knowledgeCaller(foreign)
    const absent = await Promise.all([
      ask('GET', { function: 'getCategoryArticles', categoryId: category }),
      createArticle(category, {}, foreign),
      ask('PATCH', { id }, { payload: { title: 'Mine' } }),
      ask('PATCH', { categoryId: category }, { payload: { label: 'Mine' } }),
      ask('PATCH', { id: category, removeHeaderImg: 'true', removeTable: 'category' }),
      ask('DELETE', { categoryId: category }),
      ask('DELETE', { isArticle: 'true', articleId: id }),
    ])
    expect(absent.map(({ statusCode }) => statusCode)).toEqual(absent.map(() => 404))
    const list = (await ask('GET', { function: 'getCategories' })).json<{ id: string }[]>()
    expect(list.map((row) => row.id)).not.toContain(category)
  })
})
