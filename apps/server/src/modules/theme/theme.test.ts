import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
let url: string

beforeAll(async () => {
  url = `/api/ssp/production/client/${admin.clientId}/theme`
})

const save = (payload: object, headers = {}) => admin.post(url, payload, headers)
const colours = async () =>
  JSON.parse((await server.inject({ url })).json<{ theme_colours: string }>().theme_colours) as Record<string, string>
const content = (change: object) =>
  JSON.stringify({ loginHeading: 'Hello', loginSubHeading: '', loginTextStart: null, loginTextEnd: null, ...change })

describe('theme', () => {
  it('falls back to the defaults of the specification', async () => {
    expect(await colours()).toMatchObject({ primary: '#3886c2', secondary: '#8257d4', loginOverlay: '#19204a' })
  })

  it('saves colours and content apart, and writes the stylesheet itself', async () => {
    expect(
      (await save({ theme_colours: '{"primary":"#AA0000"}', theme_colours_css: 'body{display:none}' })).json(),
    ).toEqual({ success: true })
    expect((await save({ theme_content: content({ loginHeading: 'Good morning' }) })).json()).toEqual({ success: true })
    expect(await colours()).toMatchObject({ primary: '#aa0000', secondary: '#8257d4' })
    expect((await server.inject({ url: `${url}?getThemeContent=true` })).json()).toMatchObject({
      loginHeading: 'Good morning',
    })
    const css = await server.inject({ url: `/theme/${admin.clientId}.css` })
    expect(css.headers['content-type']).toContain('text/css')
    expect(css.body).not.toContain('display')
    const colour = String.raw`(?:#[0-9a-f]{6}|rgb\(\d+ \d+ \d+ / [\d.]+\))`
    expect(css.body).toMatch(
      new RegExp(
        String.raw`^@layer [\w.,]+;@layer ssp\.tokens\{\.ssp-root\{(?:--ssp-[\w-]+:light-dark\(${colour}, ${colour}\);?)+\}\}\n$`,
      ),
    )
  })

  it.each(['red', '#12345', '#1234567', '#12345g', 'url(//evil)', '#fff;}body{', "'", '\\'])(
    'rejects the colour %j',
    async (colour) => {
      const answer = await save({ theme_colours: JSON.stringify({ accent: colour }) })
      expect(answer.statusCode).toBe(400)
      expect(answer.json<{ fields: object }>().fields).toHaveProperty(['theme_colours.accent'])
    },
  )

  it.each([
    ['not JSON', { theme_colours: '{' }],
    ['an unknown colour', { theme_colours: '{"background":"#000000"}' }],
    [
      'an end before the start',
      { theme_content: content({ loginTextStart: '2026-02-02', loginTextEnd: '2026-02-01' }) },
    ],
    ['a text that cannot be stored', { theme_content: content({ loginHeading: 'a\0b' }) }],
    ['a day that does not exist', { theme_content: content({ loginTextStart: '2026-02-30' }) }],
    ['an unknown field', { theme_colours: '{}', client_id: 'x' }],
    ['nothing', {}],
  ])('rejects %s', async (_name, payload) => {
    expect((await save(payload)).statusCode).toBe(400)
  })

  it('tells a second editor instead of overwriting', async () => {
    const etag = (await server.inject({ url })).headers.etag as string
    expect((await save({ theme_colours: '{"primary":"#00aa00"}' }, { 'if-match': etag })).statusCode).toBe(200)
    const late = await save({ theme_colours: '{"primary":"#0000aa"}' }, { 'if-match': etag })
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ code: 'stale', current: { primary: '#00aa00' } })
  })

  it('lets one of two editors through who save at the same moment', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const etag = (await server.inject({ url })).headers.etag as string
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((digit) =>
          save({ theme_colours: `{"primary":"#${round}0000${digit}"}` }, { 'if-match': etag }),
        ),
      )
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412, 412])
    }
  })

  it('keeps both of two parts that are saved at the same moment', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      await Promise.all([
        save({ theme_colours: `{"primary":"#${round}${round}0000"}` }),
        save({ theme_content: content({ loginHeading: `Round ${round}` }) }),
      ])
      expect(await colours()).toMatchObject({ primary: `#${round}${round}0000` })
      expect((await server.inject({ url: `${url}?getThemeContent=true` })).json()).toMatchObject({
        loginHeading: `Round ${round}`,
      })
    }
  })

  it('needs CLIENT_UPDATE and leaves an audit row for the rejected call and the change', async () => {
    const reader = await server.signIn('reader')
    expect((await reader.post(url, { theme_colours: '{}' })).json()).toMatchObject({
      code: 'forbidden',
      permission: 'CLIENT_UPDATE',
    })
    const rows = await server.db
      .selectFrom('audit_log')
      .select(['action', 'outcome'])
      .where('action', 'in', ['theme.save', 'saveTheme'])
      .execute()
    expect(rows).toContainEqual({ action: 'saveTheme', outcome: 'refused' })
    expect(rows).toContainEqual({ action: 'theme.save', outcome: 'done' })
  })
})

it('records who saved colours that are hard to read', async () => {
  await save({ theme_colours: '{"primary":"#ffe066","tertiary":"#19204a"}' })
  const row = await server.db
    .selectFrom('audit_log')
    .select(['user_id', 'details'])
    .where('action', '=', 'theme.save')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(row.user_id).toBe(server.tenants.userId('acme', 'admin'))
  expect(row.details).toMatchObject({ hardToRead: expect.arrayContaining(['primary']) })
  expect(row.details).not.toMatchObject({ hardToRead: expect.arrayContaining(['tertiary']) })
})

describe('/theme/<client>.css', () => {
  it('gives 404 for anything but a client', async () => {
    for (const file of [
      'nothing.css',
      '00000000-0000-4000-8000-000000000000.css',
      '..%2f..%2fsecret',
      `${admin.clientId}.css.map`,
    ]) {
      expect((await server.inject({ url: `/theme/${file}` })).statusCode).toBe(404)
    }
  })

  it('is revalidated by ETag', async () => {
    const path = `/theme/${admin.clientId}.css`
    const { etag } = (await server.inject({ url: path })).headers
    expect((await server.inject({ url: path, headers: { 'if-none-match': etag as string } })).statusCode).toBe(304)
  })

  it('is sent again after an upgrade that writes it otherwise, though no theme was saved', async () => {
    const url = '/theme/default.css'
    const { body, headers } = await server.inject({ url })
    const hash = createHash('sha256').update(body).digest('base64url')
    expect(headers.etag).toBe(`"${hash}"`)
    const { statusCode } = await server.inject({ url, headers: { 'if-none-match': '"0"' } })
    expect(statusCode).toBe(200)
  })
})
