import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../db/database.ts'
import { randomOf } from '../../testing/random.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { parseSearchText } from './search-text.repository.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')

/** Rows of each table. */
const ROWS = 1500
/** Matches that are returned when no more are asked for. */
const MOST = 200

const TABLES = {
  employees: sql`search_text`,
  users: sql`ssp_fold(concat_ws(' ', label, username, email))`,
  teams: sql`ssp_fold(label)`,
  documents: sql`search_text`,
  surveys: sql`ssp_fold(title)`,
  news_articles: sql`ssp_fold(title)`,
  knowledge_articles: sql`ssp_fold(title)`,
}
const NAMES = Object.keys(TABLES) as (keyof typeof TABLES)[]

const random = randomOf(7)
const pick = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? ''
const SYLLABLES = [
  'an',
  'bré',
  'chel',
  'dor',
  'en',
  'ßo',
  'gra',
  'Ho',
  'il',
  'æm',
  'kö',
  'lund',
  'mar',
  '%_',
  'ni',
  '\\',
  'son',
]
const word = () => Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join('')
const labels = Array.from({ length: ROWS }, (_, index) => `${word()} ${word()} ${index % 7 === 0 ? index : word()}`)

const inTenant = <T>(work: (tx: Tx) => Promise<T>) =>
  server.deps.database.withTenant({ clientId: admin.clientId, platformId: '', userId: null }, work)

beforeAll(async () => {
  const client = admin.clientId
  await server.inSystem(async (tx) => {
    // Names that must be unique get a number that no text has.
    const from = sql`from unnest(${labels}::text[]) with ordinality n (label, number)`
    const at = sql`now() - number * interval '1 hour'`
    const category = sql`insert into knowledge_categories (client_id, id, label) values (${client}, gen_random_uuid(), 'Sea') returning id`
    for (const statement of [
      sql`insert into employees (client_id, id, forename, surname, created_at)
        select ${client}, gen_random_uuid(), 'x', label, ${at} ${from}`,
      sql`insert into users (client_id, id, username, label, password_hash, created_at)
        select ${client}, gen_random_uuid(), 'z' || number, label, 'x', ${at} ${from}`,
      sql`insert into teams (client_id, id, label, created_at)
        select ${client}, gen_random_uuid(), label || ' z' || number, ${at} ${from}`,
      sql`insert into documents (client_id, object_key, name, related_type, created_at)
        select ${client}, 'suggested/' || number, label, 1 + number % 3, ${at} ${from}`,
      sql`insert into surveys (client_id, id, title, description, created_at)
        select ${client}, gen_random_uuid(), label, 'x', ${at} ${from}`,
      sql`insert into news_articles (client_id, id, title, slug, body_json, img, created_at)
        select ${client}, gen_random_uuid(), label, 'z' || number, '[]', '', ${at} ${from}`,
      sql`with category as (${category}) insert into knowledge_articles (client_id, id, category_id, title, body, created_at)
        select ${client}, gen_random_uuid(), category.id, n.label, '[]', ${at} ${from}, category`,
    ])
      await statement.execute(tx)
  })
})

type Table = keyof typeof TABLES
const idsOf = async (statement: ReturnType<typeof sql<{ id: string }>>) => {
  const { rows } = await inTenant((tx) => statement.execute(tx))
  return rows.map(({ id }) => id).toSorted()
}
const textOf = (typed: string) => {
  const text = parseSearchText(typed)
  if (!text) throw new Error('The text is empty.')
  return text
}
const suggested = (
  table: Table,
  typed: string,
  { isMistyped = false, most = MOST }: { isMistyped?: boolean; most?: number | null } = {},
) => {
  const { patterns, swaps } = textOf(typed)
  return idsOf(
    sql`select id from ssp_suggest(${table}, ${typed}, ${patterns}, ${isMistyped ? swaps : sql`null`}, '{}', ${most}::int) id`,
  )
}
/** By the rule that compares each row. */
const compared = (table: Table, typed: string, isMistyped = false) => {
  const { patterns, swaps } = textOf(typed)
  const name = TABLES[table]
  const rule = isMistyped
    ? sql`(word_similarity(ssp_fold(${typed}), ${name}) >= 0.5 or ${name} like any (${swaps}))`
    : sql`${name} like all (${patterns})`
  return idsOf(sql`select id from ${sql.table(table)} where client_id = ssp_client() and ${rule}`)
}

/** Parts of names, whole names, and names with two letters in the other order. */
const typedTexts = Array.from({ length: 60 }, () => {
  const label = pick(labels)
  const start = Math.floor(random() * (label.length - 4))
  const part = label.slice(start, start + 3 + Math.floor(random() * 9)).trim()
  return random() < 0.3 ? part.slice(1, 2) + part.slice(0, 1) + part.slice(2) : part
}).filter((text) => text.length >= 3 && text.split(/\s+/).some((one) => one.length >= 3))

test.each(NAMES)('%s: what the index finds is what comparing each row finds', async (table) => {
  let [found, mistyped] = [0, 0]
  for (const typed of typedTexts) {
    const matches = await compared(table, typed)
    found += matches.length
    expect([typed, await suggested(table, typed, { most: null })]).toEqual([typed, matches])
    const bounded = await suggested(table, typed)
    expect([typed, matches.length < MOST ? bounded : matches]).toEqual([typed, matches])
    const alike = await compared(table, typed, true)
    mistyped += alike.length
    expect([typed, await suggested(table, typed, { isMistyped: true, most: null })]).toEqual([typed, alike])
  }
  expect(Math.min(found, mistyped)).toBeGreaterThan(200)
})

const beginning = (table: Table, typed: string) => sql`(' ' || ${TABLES[table]}) like ${`% ${typed}%`}`

test.each(NAMES)('%s: of a text with more matches the words that begin with it and the newest come', async (table) => {
  for (const typed of ['lund', 'mar', 'chel']) {
    const matches = await compared(table, typed)
    expect(matches.length).toBeGreaterThan(MOST)
    const found = await suggested(table, typed)
    expect(found.filter((id) => !matches.includes(id))).toEqual([])
    expect(found.length).toBeLessThanOrEqual(3 * MOST)
    const newest = await idsOf(sql`select id from (select * from ${sql.table(table)} where client_id = ssp_client()
      order by created_at desc, id desc limit 100) t where ${TABLES[table]} like ${`%${typed}%`}`)
    const begins = await idsOf(
      sql`select id from ${sql.table(table)} where client_id = ssp_client() and ${beginning(table, typed)}`,
    )
    expect(begins.length).toBeLessThan(2 * MOST)
    expect([...newest, ...begins].filter((id) => !found.includes(id))).toEqual([])
  }
})

test.each(NAMES)(
  '%s: a text of two letters is compared with the newest, and without any with the beginning of words',
  async (table) => {
    const newest = await compared(table, 'so')
    expect(newest).toEqual(expect.arrayContaining(await suggested(table, 'so')))
    await sql`update ${sql.table(table)} set ${sql.ref({ employees: 'surname', documents: 'name', users: 'label', teams: 'label' }[table as string] ?? 'title')}
      = 'Old Qx' where client_id = ${admin.clientId} and id = (select id from ${sql.table(table)}
        where client_id = ${admin.clientId} order by created_at, id limit 1)`.execute(server.db)
    expect(await suggested(table, 'qx')).toEqual(await compared(table, 'qx'))
    expect(await suggested(table, 'qx')).toHaveLength(1)
    expect(await suggested(table, 'xq')).toEqual([])
  },
)

test('a table that is not among those of the search gives an error', async () => {
  await expect(
    inTenant((tx) => sql`select ssp_suggest('sessions', 'x', '{%x%}', null, '{}', 1)`.execute(tx)),
  ).rejects.toThrow('no suggestions from sessions')
})
