import { randomUUID } from 'node:crypto'
import type { AccessHolder } from '@ssp/api/can'
import { lostToStrictRights } from '@ssp/api/strict-rights'
import { CompiledQuery, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../db/database.ts'
import { grantTo } from '../testing/people.ts'
import { randomOf } from '../testing/random.ts'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { statementsOf } from '../testing/statements.ts'
import { setScopes } from '../testing/secure-send-fixture.ts'
import { FORM } from '../testing/survey-fixture.ts'
import { grantPermissions, makeUser, restrictPermissions } from './access/testing.ts'
import { makeDocument } from './documents/testing.ts'
import { makeEmployee } from './employees/testing.ts'
import { makeBadge, makeRecognition, makeType } from './recognition/testing.ts'
import { makeGift, makeTopUp } from './rewards/testing.ts'
import { makeSurvey } from './surveys/testing.ts'
import { makeTeam } from './teams/testing.ts'

// Reads that a large client made slow say what the rule says that looks at each row.
const server = setUpServer()
const admin = setUpUser(server, 'admin')

const random = randomOf(11)
const chance = (share: number) => random() < share
const some = <T>(items: readonly T[], share: number) => items.filter(() => chance(share))
const NAMES = ['Anné', 'Bolt', 'Cora', 'Dörr', 'Ellis', 'Føx', 'Grant']
const nameOf = () => NAMES[Math.floor(random() * NAMES.length)] ?? ''
const PERMISSIONS = [
  'EMPLOYEES_VIEW',
  'EMPLOYEES_CREATE',
  'TEAMS_VIEW',
  'TEAMS_UPDATE',
  'REWARDS_VIEW',
  'USERS_VIEW',
  'INCIDENTS_VIEW',
  'SECURE_SEND_VIEW',
]

let [employees, teams, documents]: [string[], string[], string[]] = [[], [], []]
let surveyId = ''

async function makeAccounts(tx: Tx, client: string) {
  const roles = await tx.selectFrom('roles').select('id').where('client_id', '=', client).execute()
  for (let index = 0; index < 60; index += 1) {
    const id = randomUUID()
    const user = { client_id: client, user_id: id }
    const role_id = chance(0.5) ? (roles[index % roles.length]?.id ?? null) : null
    const [label, status] = [nameOf(), chance(0.1) ? ('inactive' as const) : ('active' as const)]
    await makeUser(tx, client, { id, username: `random-${index}`, label, password_hash: 'x', role_id, status })
    await grantPermissions(tx, user, some(PERMISSIONS, 0.5))
    const team = teams[index % teams.length] ?? null
    if (chance(0.4)) await restrictPermissions(tx, user, some(PERMISSIONS, 0.3))
    else if (chance(0.5)) await restrictPermissions(tx, user, some(PERMISSIONS, 0.3), { team })
    const only = sql`insert into user_permissions_only (client_id, user_id, permission_id)
      select ${client}, ${id}, id from permissions where client_id = ${client} and name = any (${some(PERMISSIONS, 0.2)}::text[])`
    if (chance(0.4)) await only.execute(tx)
  }
}

beforeAll(async () => {
  const client = admin.clientId
  await grantTo(server, ['admin'], ['DOCUMENTS_VIEW', ...PERMISSIONS])
  await server.inSystem(async (tx) => {
    for (let index = 0; index < 60; index += 1)
      employees.push(
        await makeEmployee(tx, client, {
          forename: nameOf(),
          surname: nameOf(),
          ...(chance(0.2) && { deactivated_at: '2026-01-01' }),
        }),
      )
    for (let index = 0; index < 8; index += 1)
      teams.push(
        await makeTeam(tx, client, { label: `${nameOf()} ${index}`, members: index === 0 ? [] : some(employees, 0.3) }),
      )
    for (let index = 0; index < 40; index += 1)
      documents.push(
        await makeDocument(tx, client, {
          sharedWith: [
            ...some(employees, 0.05).map((employee_id) => ({ employee_id })),
            ...some(teams, 0.1).map((team_id) => ({ team_id })),
            ...(chance(0.1) ? [{}] : []),
          ],
        }),
      )
    await makeAccounts(tx, client)
    surveyId = await makeSurvey(tx, client, { fields: JSON.stringify(FORM) })
    for (const employee_id of some(employees, 0.5))
      await sql`insert into survey_responses (client_id, id, survey_id, employee_id, fields_version, completed, completed_at, answers)
        select ${client}, gen_random_uuid(), ${surveyId}, ${employee_id}, 1, done, case when done then now() end, '{}'
        from (values (${chance(0.7)}::boolean)) x (done)`.execute(tx)
    const [type_id, badge_id] = [
      await makeType(tx, client, { title: 'Føx hunt' }),
      await makeBadge(tx, client, { name: 'Gold' }),
    ]
    for (let index = 0; index < 60; index += 1) {
      const pick = (items: string[]) => items[Math.floor(random() * items.length)] ?? ''
      const isOfTeam = chance(0.4)
      const receiver = isOfTeam
        ? { to_team: true, team_id: chance(0.5) ? pick(teams) : null, team_name: nameOf() }
        : { to_team: false, receiver_id: pick(employees) }
      await makeRecognition(tx, client, {
        giver_id: pick(employees),
        ...receiver,
        type_id: chance(0.5) ? type_id : null,
        badge_id: chance(0.5) ? badge_id : null,
      })
    }
    await makeTopUp(tx, client)
    for (let index = 0; index < 40; index += 1)
      await makeGift(tx, client, {
        employee_id: employees[index] ?? '',
        message: nameOf(),
        card: { code: `random-${index}`, keys: server.deps.keys },
        ...(chance(0.8) && { recorded_at: new Date('2026-03-01') }),
      })
  })
})

const get = async (url: string) => {
  const response = await admin.get(url)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const ask = async <T>(statement: ReturnType<typeof sql<T>>) => (await statement.execute(server.db)).rows

test('who would lose what to strict rights is judged for each account', async () => {
  const client = admin.clientId
  const accounts = await ask(sql<{ id: string; label: string; username: string } & AccessHolder>`
    select u.id, u.label, u.username, a.permissions, a.restricted from users u cross join lateral ssp_account(u.client_id, u.id) a
    where u.client_id = ${client} and u.status = 'active' order by u.label, u.id`)
  const place = { clientId: client, homeClientId: client }
  const losing = accounts
    .map(({ id, label, username, ...rights }) => ({ id, label, username, loses: lostToStrictRights(rights, place) }))
    .filter(({ loses }) => loses.length > 0)
  expect(losing.length).toBeGreaterThan(20)
  expect(losing.length).toBeLessThan(accounts.length)
  const found = await get(`/api/ssp/production/client/${client}?function=getStrictRightsImpact`)
  expect(found).toEqual({ loses: losing.length, accounts: losing })
})

test('the participation of a survey counts its active employees', async () => {
  const rows = await ask(sql<{ id: string; active: boolean; answered: boolean; mail: string; teams: string[] }>`
    select e.id, e.deactivated_at is null as active, coalesce(r.completed, false) as answered, coalesce(e.email, '') as mail,
      array(select team_id::text from team_members m where m.client_id = e.client_id and m.employee_id = e.id) as teams
    from employees e left join survey_responses r on r.client_id = e.client_id and r.survey_id = ${surveyId} and r.employee_id = e.id
    where e.client_id = ${admin.clientId}`)
  const active = rows.filter((row) => row.active)
  const labels = await ask(sql<{ id: string; label: string }>`
    select id, label from teams where client_id = ${admin.clientId} order by label, id`)
  const expected = labels
    .map((team) => ({ ...team, people: active.filter((row) => row.teams.includes(team.id)) }))
    .filter(({ people }) => people.length > 0)
    .map(({ people, ...team }) => {
      const answered = people.filter((row) => row.answered)
      return { ...team, members: people.length, rate: Math.floor((answered.length / people.length) * 100) }
    })
  expect(expected).toHaveLength(teams.length - 1)
  expect(await get(`/api/ssp/production/survey-responses/${admin.clientId}/${surveyId}/participation`)).toEqual({
    employees: active.length,
    answered: active.filter((row) => row.answered).length,
    no_address: active.filter((row) => !row.answered && !row.mail.includes('@')).length,
    teams: expected,
  })
})

test('the documents of an employee are those with an association that reaches them', async () => {
  let found = 0
  const teamsOf = (employee: string, among: readonly string[]) => sql`(select m.team_id from team_members m
    where m.employee_id = ${employee} and m.team_id in (${sql.join([...among])}))`
  for (const employee of employees.slice(0, 20))
    for (const among of [teams, teams.slice(0, 2)]) {
      const expected = await ask(sql<{ id: string; association: string }>`
        select distinct on (d.id) d.id, a.id as association from documents d
          join document_associations a on a.client_id = d.client_id and a.document_id = d.id
          where d.client_id = ${admin.clientId} and (a.employee_id = ${employee} or a.employee_id is null and a.team_id is null
            or a.team_id in ${teamsOf(employee, among)}) order by d.id, a.created_at`)
      const url = `/api/ssp/production/documents/${admin.clientId}/employee/${employee}`
      const narrowed = among === teams ? '' : `&teamIds=${among.join(',')}`
      const listed = await get(`${url}?limit=100${narrowed}`)
      const ids = listed.map((document: { document_id: string }) => document.document_id)
      expect(ids.toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
      expect(await get(`${url}?count=true${narrowed}`)).toEqual([{ total: expected.length }])
      found += expected.length
    }
  expect(found).toBeGreaterThan(40)
})

const TYPED = ['anne', 'FOX', 'fox hunt', 'gold', 'gold ellis', 'dörr gol', 'føx  hunt cora', 'bolt ell', 'or', 'x y']

test('a search of recognitions finds each term in a name, a team, a type or a badge', async () => {
  let found = 0
  for (const typed of TYPED) {
    const [row] = await ask(sql<{ total: number }>`select count(*)::int as total from recognitions r
      left join employees g on g.client_id = r.client_id and g.id = r.giver_id
      left join employees e on e.client_id = r.client_id and e.id = r.receiver_id
      left join teams t on t.client_id = r.client_id and t.id = r.team_id
      left join recognition_types y on y.client_id = r.client_id and y.id = r.type_id
      left join recognition_badges b on b.client_id = r.client_id and b.id = r.badge_id
      where r.client_id = ${admin.clientId} and ssp_fold(concat_ws(' ', g.forename, g.surname, e.forename, e.surname, t.label,
        r.team_name, y.title, b.name)) like all (ssp_search_patterns(${typed}))`)
    const url = `/api/ssp/production/recognition/${admin.clientId}?search=${encodeURIComponent(typed)}`
    expect([typed, await get(`${url}&count=true`)]).toEqual([typed, [{ total: row?.total }]])
    expect(await get(`${url}&limit=100`)).toHaveLength(row?.total ?? 0)
    found += row?.total ?? 0
  }
  expect(found).toBeGreaterThan(60)
})

test.each([
  [
    'gifts',
    (client: string) => `rewards/${client}?`,
    (client: string) => sql`rewards r left join employees e on e.client_id = r.client_id and e.id = r.employee_id
      where r.client_id = ${client} and r.status = 'recorded' and ssp_fold(concat_ws(' ', e.forename, e.surname, e.identifier, r.message))`,
  ],
  [
    'responses',
    (client: string) => `survey-responses/${client}/${surveyId}?`,
    (
      client: string,
    ) => sql`survey_responses r left join employees e on e.client_id = r.client_id and e.id = r.employee_id
      where r.client_id = ${client} and r.survey_id = ${surveyId} and ssp_fold(concat_ws(' ', e.forename, e.surname))`,
  ],
])('a search of %s finds all terms in what a row is searched by', async (_, path, rows) => {
  let found = 0
  for (const typed of TYPED) {
    const [row] = await ask(sql<{ total: number }>`select count(*)::int as total from ${rows(admin.clientId)}
      like all (ssp_search_patterns(${typed}))`)
    const url = `/api/ssp/production/${path(admin.clientId)}search=${encodeURIComponent(typed)}`
    expect([typed, await get(`${url}&count=true`)]).toEqual([typed, [{ total: row?.total }]])
    expect(await get(`${url}&limit=100`)).toHaveLength(row?.total ?? 0)
    found += row?.total ?? 0
  }
  expect(found).toBeGreaterThan(15)
})

test('all kinds of the palette are searched by one statement, and once more for typing errors', async () => {
  for (const [typed, count] of [
    ['anne', 1],
    ['xqzvw', 2],
  ] as const) {
    const statements = await statementsOf(() => get(`/api/ssp/production/search/${admin.clientId}?text=${typed}`))
    expect([typed, statements.filter(({ text }) => text.includes('ssp_suggest')).length]).toEqual([typed, count])
  }
})

describe('of a long list of recognitions', () => {
  /** Older than those above, the later a number the older. Teams are named in a few, `Sea` is in all but the newest. */
  const OLDER = 1500

  beforeAll(async () => {
    await sql`insert into recognitions (client_id, id, giver_id, to_team, team_name, created_at)
        select ${admin.clientId}, gen_random_uuid(), case when n % 50 = 0 then ${employees[1] ?? ''}::uuid end, true,
          case when n > 400 then 'Sea ' else '' end || case when n % 400 = 7 then 'Pearl' when n % 3 = 0 then 'Coral' else 'Sand' end,
          '2026-01-01'::timestamptz - n * interval '1 minute' from generate_series(1, ${OLDER}) n`.execute(server.db)
    // Else the plans go by the statistics of the moment.
    await sql`analyze`.execute(server.deps.database.kysely)
  })

  const url = `/api/ssp/production/recognition`
  test.each(['coral', 'pearl', 'sea', 'sea pearl', 'co', 'bolt', 'anne', 'grant sea', 'nowhere'])(
    'the pages of a search for %s have all matches, the newest first',
    async (typed) => {
      const expected = await ask(sql<{ id: string }>`select r.id from recognitions r
        left join employees g on g.client_id = r.client_id and g.id = r.giver_id
        left join employees e on e.client_id = r.client_id and e.id = r.receiver_id
        left join teams t on t.client_id = r.client_id and t.id = r.team_id
        left join recognition_types y on y.client_id = r.client_id and y.id = r.type_id
        left join recognition_badges b on b.client_id = r.client_id and b.id = r.badge_id
        where r.client_id = ${admin.clientId} and ssp_fold(concat_ws(' ', g.forename, g.surname, e.forename, e.surname, t.label,
          r.team_name, y.title, b.name)) like all (ssp_search_patterns(${typed})) order by r.created_at desc, r.id desc`)
      for (const page of [0, 1, 2, 5, 9, Math.ceil(expected.length / 40)]) {
        const rows = await get(`${url}/${admin.clientId}?search=${encodeURIComponent(typed)}&limit=40&page=${page}`)
        const ids = rows.map((row: { id: string }) => row.id)
        expect([page, ids]).toEqual([page, expected.slice(40 * page, 40 * page + 40).map(({ id }) => id)])
      }
      const counted = await get(`${url}/${admin.clientId}?count=true&search=${encodeURIComponent(typed)}`)
      expect(counted).toEqual([{ total: expected.length }])
    },
  )

  test.each(['coral', 'pearl', 'nowhere', 'co'])(
    'a page of a search for %s does not compare all rows',
    async (typed) => {
      const statements = await statementsOf(() => get(`${url}/${admin.clientId}?search=${typed}&limit=10`))
      const statement = statements.find(({ text }) => text.includes('giver_forename'))
      const context = { clientId: admin.clientId, platformId: '', userId: null }
      const { rows } = await server.deps.database.withTenant(context, async (tx) => {
        // In a table of some pages nothing is cheaper than to read and sort all of it.
        for (const way of ['seqscan', 'sort', 'hashjoin', 'bitmapscan'])
          await sql.raw(`set local enable_${way} = off`).execute(tx)
        return tx.executeQuery<{ 'QUERY PLAN': string }>(
          CompiledQuery.raw(`explain (analyze, costs off, timing off) ${statement?.text}`, [
            ...(statement?.values ?? []),
          ]),
        )
      })
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      // Rows that scans of the list itself gave, and those that they left out.
      const read = [
        ...plan.matchAll(/Scan[^\n]* on recognitions r\S* \(actual rows=([\d.]+) loops=(\d+)\)(?:\n(?! *->)[^\n]*)*/g),
      ].map(([node, count, loops]) => (Number(count) + Number(/Filter: (\d+)/.exec(node)?.[1] ?? 0)) * Number(loops))
      expect(read.length, plan).toBeGreaterThan(0)
      expect(
        read.reduce((sum, count) => sum + count, 0),
        plan,
      ).toBeLessThan(700)
    },
  )
})

describe('of a long list of documents', () => {
  beforeAll(() =>
    sql`insert into documents (client_id, id, object_key, name, related_type, tag, created_at)
        select ${admin.clientId}, gen_random_uuid(), 'long ' || n, case when n > 400 then 'Sea ' else '' end || n, 1,
          case when n % 400 = 7 then 'Pearl' when n % 3 = 0 then 'Coral' end, '2026-01-01'::timestamptz - n * interval '1 minute'
        from generate_series(1, 1500) n`.execute(server.db),
  )

  test.each(['coral', 'pearl', 'sea', 'sea pearl', 'co', '1407', 'nowhere'])(
    'the pages of a search for %s have all matches, the newest first',
    async (typed) => {
      const expected = await ask(sql<{ id: string }>`select id from documents where client_id = ${admin.clientId}
        and ssp_fold(concat_ws(' ', name, tag)) like all (ssp_search_patterns(${typed})) order by created_at desc, id desc`)
      const url = `/api/ssp/production/documents/${admin.clientId}?search=${encodeURIComponent(typed)}`
      for (const page of [0, 1, 9, Math.ceil(expected.length / 40)]) {
        const rows = await get(`${url}&limit=40&page=${page}`)
        const ids = rows.map((row: { document_id: string }) => row.document_id)
        expect([page, ids]).toEqual([page, expected.slice(40 * page, 40 * page + 40).map(({ id }) => id)])
      }
      expect(await get(`${url}&count=true`)).toEqual([{ total: expected.length }])
      expect(await get(`${url}&sort=name&limit=100`)).toHaveLength(Math.min(expected.length, 100))
    },
  )

  test('few matches of a search are looked up and counted by index', async () => {
    const url = `/api/ssp/production/documents/${admin.clientId}?search=pearl`
    for (const more of ['&limit=10', '&count=true']) {
      const sent = await statementsOf(() => get(url + more))
      expect([more, sent.some(({ text }) => text.includes('ssp_search_texts'))]).toEqual([more, true])
    }
  })
})

test('with whom a user may share is judged for each account', async () => {
  const [client, user] = [admin.clientId, server.tenants.userId('acme', 'admin')]
  const holders = await ask(sql<{ id: string; isHeldBack: boolean }>`
    select u.id, exists (select from user_permission_restrictions x join permissions p on p.client_id = x.client_id
        and p.id = x.permission_id where x.client_id = u.client_id and x.user_id = u.id and p.name = 'SECURE_SEND_VIEW'
          and x.restricted_client_id = u.client_id and x.restricted_team_id is null) as "isHeldBack"
      from users u cross join lateral ssp_account(u.client_id, u.id) a
      where u.client_id = ${client} and u.status = 'active' and u.id <> ${user}
        and exists (select from json_array_elements(a.permissions) held where held #>> '{}' = 'SECURE_SEND_VIEW')
      order by u.id`)
  const expected = holders.filter(({ isHeldBack }) => !isHeldBack).map(({ id }) => id)
  expect(expected.length).toBeGreaterThan(10)
  expect(expected.length).toBeLessThan(holders.length)
  const chosen = [...expected.slice(0, 3), ...holders.filter(({ isHeldBack }) => isHeldBack).map(({ id }) => id)]
  const cases = [
    { scopes: [{ target_scope: 'client' as const, target_id: client }], found: expected },
    {
      scopes: chosen.map((target_id) => ({ target_scope: 'user' as const, target_id })),
      found: chosen.slice(0, 3),
    },
  ]
  for (const { scopes, found } of cases) {
    await setScopes(server, 'acme', 'admin', scopes)
    const url = `/api/ssp/production/shared-documents/${client}/users?userId=${user}`
    const ids = (await get(url)).map((row: { id: string }) => row.id)
    expect(ids.toSorted()).toEqual(found)
  }
})
