import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { setUpIncidents } from '../../testing/incident-fixture.ts'
import { PNG } from '../../testing/picture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const author = setUpUser(server, 'nobody')
const use = setUpIncidents(server)

const get = async (path: string, who = admin) => {
  const response = await use.send(who, 'GET', path)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

describe('notes', () => {
  test('are added in the own name, changed and removed', async () => {
    const id = await use.reported(author)
    const own = server.tenants.userId('acme', 'admin')
    const key = { 'idempotency-key': randomUUID() }
    const payload = { note: '  Spoke to the site ', userId: own }
    const added = await use.send(admin, 'POST', `/notes/${id}`, { payload, headers: key })
    expect(added.statusCode, added.body).toBe(201)
    expect(added.json()).toMatchObject({ note: 'Spoke to the site', userId: own, version: 1 })
    await use.send(admin, 'POST', `/notes/${id}`, { payload, headers: key })
    const [note, ...others] = await get(`/notes/${id}`)
    expect(others).toEqual([])
    expect(note.updated_at).toBe(note.created_at)
    const other = { note: 'x', userId: server.tenants.userId('acme', 'reader') }
    expect((await use.send(admin, 'POST', `/notes/${id}`, { payload: other })).statusCode).toBe(400)
    expect((await use.send(admin, 'POST', `/notes/${id}`, { payload: { note: '  ' } })).json().fields).toHaveProperty(
      'note',
    )
    const path = `/notes/${id}/${note.id}`
    const change = { payload: { note: 'Spoke to both sites' }, headers: { 'if-match': '"1"' } }
    expect((await use.send(admin, 'PATCH', path, change)).statusCode).toBe(200)
    expect((await use.send(admin, 'PATCH', path, change)).statusCode).toBe(412)
    const [changed] = await get(`/notes/${id}`)
    expect(changed).toMatchObject({ note: 'Spoke to both sites', user_label: note.user_label, version: 2 })
    expect(changed.updated_at).not.toBe(changed.created_at)
    expect((await use.send(admin, 'DELETE', path)).statusCode).toBe(200)
    expect((await use.send(admin, 'DELETE', path)).statusCode).toBe(404)
    expect(await get(`/notes/${id}`)).toEqual([])
  })

  test('belong to their report', async () => {
    const [one, two] = [await use.reported(author), await use.reported(author)]
    const note = (await use.send(admin, 'POST', `/notes/${one}`, { payload: { note: 'Here' } })).json()
    expect((await use.send(admin, 'PATCH', `/notes/${two}/${note.id}`, { payload: { note: 'x' } })).statusCode).toBe(
      404,
    )
    expect((await use.send(admin, 'GET', `/notes/${randomUUID()}`)).statusCode).toBe(404)
  })
})

describe('what a note said before', () => {
  test('is kept with who changed it, the latest first', async () => {
    const id = await use.reported(author)
    const note = (await use.send(admin, 'POST', `/notes/${id}`, { payload: { note: 'First' } })).json<{ id: string }>()
    const path = `/notes/${id}/${note.id}`
    expect(await get(`${path}/versions`)).toEqual([])
    for (const text of ['Second', 'Third']) await use.send(admin, 'PATCH', path, { payload: { note: text } })
    const versions = await get(`${path}/versions`)
    expect(versions.map((version: { note: string }) => version.note)).toEqual(['Second', 'First'])
    expect(versions[0].changed_by_label).toBe((await get(`/notes/${id}`))[0].user_label)
    await use.send(admin, 'DELETE', path)
    expect((await use.send(admin, 'GET', `${path}/versions`)).statusCode).toBe(404)
  })

  test('belongs to its report and its client', async () => {
    const [one, two] = [await use.reported(author), await use.reported(author)]
    const note = (await use.send(admin, 'POST', `/notes/${one}`, { payload: { note: 'Here' } })).json<{ id: string }>()
    expect((await use.send(admin, 'GET', `/notes/${two}/${note.id}/versions`)).statusCode).toBe(404)
    const borealis = await server.signIn('admin', { client: 'borealis' })
    expect((await use.send(borealis, 'GET', `/notes/${one}/${note.id}/versions`)).statusCode).toBe(404)
  })
})

describe('the timeline', () => {
  test('names what was done and by whom, the latest first', async () => {
    const id = await use.reported(author)
    expect(await get(`/events/${id}`)).toEqual([])
    await use.send(admin, 'PATCH', `/${id}`, { payload: { assigned_to: server.tenants.userId('acme', 'reader') } })
    await use.send(admin, 'POST', `/notes/${id}`, { payload: { note: 'Here' } })
    await use.send(admin, 'PATCH', `/${id}`, { payload: { resolved: 1 } })
    const events = await get(`/events/${id}`)
    expect(events.map(({ action }: { action: string }) => action)).toEqual(['resolve', 'note.add', 'assign'])
    const { assigned_to_username: assigned } = (await get(`/${id}`)).data
    expect(events[2]).toMatchObject({ detail: assigned, user_label: (await get(`/notes/${id}`))[0].user_label })
  })

  test('of an anonymous report has nothing of its author', async () => {
    const photo = { content_type: 'image/png', content: PNG.toString('base64') }
    const id = await use.reported(author, { anonymous: true, images: [photo] })
    expect(await get(`/events/${id}`)).toEqual([])
  })

  test('is for those who may open the report', async () => {
    const id = await use.reported(author)
    expect((await use.send(author, 'GET', `/events/${id}`)).statusCode).toBe(403)
    const borealis = await server.signIn('admin', { client: 'borealis' })
    expect((await use.send(borealis, 'GET', `/events/${id}`)).statusCode).toBe(404)
    expect((await use.send(admin, 'GET', `/events/${randomUUID()}`)).statusCode).toBe(404)
    await use.link('admin', use.employeeId(2))
    const answers = { 2: 'x', 5: 'Something else', 8: 'Fore2 Canary-acme', 9: 'x' }
    const named = await use.reported(author, { answers })
    const linked = await server.signIn('admin')
    expect((await use.send(linked, 'GET', `/events/${named}`)).statusCode).toBe(403)
    await use.link('admin', null)
  })
})

describe('evidence', () => {
  test('holds report, texts of notes, timeline and hashes, and is recorded itself', async () => {
    const id = await use.reported(author)
    await use.send(admin, 'PATCH', `/${id}`, { payload: { assigned_to: server.tenants.userId('acme', 'reader') } })
    const note = (await use.send(admin, 'POST', `/notes/${id}`, { payload: { note: 'Before' } })).json<{ id: string }>()
    await use.send(admin, 'PATCH', `/notes/${id}/${note.id}`, { payload: { note: 'After' } })
    await use.upload(admin, id, { file: PNG })
    await use.send(admin, 'PATCH', `/${id}`, { payload: { resolved: 1 } })
    const evidence = await get(`/evidence/${id}`)
    expect(evidence.data).toMatchObject({ id, resolved: 1, user_fullname: 'Fore1 Canary-acme' })
    expect(evidence.notes).toMatchObject([{ note: 'After', versions: [{ note: 'Before' }] }])
    const actions = evidence.events.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['assign', 'note.add', 'note.update', 'image.add', 'resolve'])
    expect(evidence.events[0].detail).toBe((await get(`/${id}`)).data.assigned_to_username)
    const again = await get(`/evidence/${id}`)
    expect(again.events.at(-1)).toMatchObject({ action: 'evidence', user_label: evidence.notes[0].user_label })
    const [image] = evidence.images
    const stored = await server.inject({ url: image.url })
    expect(createHash('sha256').update(stored.rawPayload).digest('hex')).toBe(image.sha256)
    expect(stored.rawPayload).toHaveLength(image.size)
    const log = await server.db
      .selectFrom('audit_log')
      .select('target')
      .where('action', '=', 'incident.evidence')
      .execute()
    expect(log).toEqual([{ target: id }, { target: id }])
  })

  test('of an anonymous report says no more than its page', async () => {
    const id = await use.reported(author, {
      anonymous: true,
      images: [{ content_type: 'image/png', content: PNG.toString('base64') }],
    })
    const response = await use.send(admin, 'GET', `/evidence/${id}`)
    const { data, events, images } = response.json()
    expect(data).toEqual((await get(`/${id}`)).data)
    expect(events.map(({ action }: { action: string }) => action)).toEqual([])
    expect(images).toHaveLength(1)
    for (const canary of [server.tenants.userId('acme', 'nobody'), use.employeeId(1), 'Fore1', 'Canary'])
      expect(response.body.includes(canary), canary).toBe(false)
  })

  test('is for those who may open the report', async () => {
    const id = await use.reported(author)
    expect((await use.send(author, 'GET', `/evidence/${id}`)).statusCode).toBe(403)
    const borealis = await server.signIn('admin', { client: 'borealis' })
    expect((await use.send(borealis, 'GET', `/evidence/${id}`)).statusCode).toBe(404)
    expect((await use.send(admin, 'GET', `/evidence/${randomUUID()}`)).statusCode).toBe(404)
    await use.link('admin', use.employeeId(2))
    const named = await use.reported(author, {
      answers: { 2: 'x', 5: 'Something else', 8: 'Fore2 Canary-acme', 9: 'x' },
    })
    const linked = await server.signIn('admin')
    expect((await use.send(linked, 'GET', `/evidence/${named}`)).statusCode).toBe(403)
    await use.link('admin', null)
  })
})
