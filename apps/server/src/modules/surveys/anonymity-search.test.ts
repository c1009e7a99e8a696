import type { FormField } from '@ssp/form-builder/model'
import { beforeAll, expect, test } from 'vitest'
import { random, type Random } from '../../seed/random.ts'
import { follow } from '../../testing/files-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { surveyFixture } from '../../testing/survey-fixture.ts'
import { makeTeam } from '../teams/testing.ts'
import { searchForPeople, type Look } from './anonymity-search.ts'

/** 3, or 200 in the long tier: `GENERATED_SURVEYS=200 npx vitest run --project server .../anonymity-search.test.ts`. */
const SURVEYS = Number(process.env['GENERATED_SURVEYS'] ?? 3)
const PEOPLE = 30

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const nobody = setUpUser(server, 'nobody')
const use = surveyFixture(server)
let people: string[]
/** Members by the id of their team. */
const teams = new Map<string, string[]>()
let surveyed: Look[]

beforeAll(async () => {
  people = await use.employees(PEOPLE)
  const groups = [people.slice(0, 12), people.slice(0, 11), people.slice(12, 15), people.slice(15)]
  await server.inSystem(async (tx) => {
    for (const members of groups) teams.set(await makeTeam(tx, admin.clientId, { members }), members)
  })
})

const get = async (path: string) => {
  const response = await use.send(admin, 'GET', path)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

async function fileOf(id: string, format: string): Promise<string[]> {
  const signed = await use.send(admin, 'GET', `survey-responses/${id}/export?format=${format}`)
  // Too few have answered.
  if (signed.statusCode === 409) return []
  const file = await follow(server, signed)
  return file.body.split('\r\n').filter(Boolean).slice(1)
}

async function look(id: string, done: readonly string[]): Promise<Look> {
  const summaries = await get(`survey-responses/${id}?limit=100`)
  const details = await Promise.all(
    summaries.map((summary: { id: string }) => get(`survey-responses/${id}/response/${summary.id}`)),
  )
  const participation = await get(`survey-responses/${id}/participation`)
  const rows = await admin.get(`/api/ssp/production/survey-responses/${admin.clientId}/participation?surveyIds=${id}`)
  const { survey } = await get(`surveys/${id}`)
  const list = await admin.get(`/api/ssp/production/surveys/${admin.clientId}?limit=100`)
  const listed = list.json<{ id: string; response_count: number }[]>().find((one) => one.id === id)
  const { fields: _fields, fields_version: _version, ...texts } = survey[0]
  return {
    answered: done.length,
    answeredOf: Object.fromEntries(
      [...teams].map(([team, members]) => [team, members.filter((member) => done.includes(member)).length]),
    ),
    figures: {
      ...(({ questions: _questions, ...figures }) => figures)(await get(`survey-responses/${id}/results`)),
      count: await get(`survey-responses/${id}?count=true`),
      found: await get(`survey-responses/${id}?count=true&search=Given1`),
      answered: participation.answered,
      employees: participation.employees,
      survey: texts,
      listed: listed?.response_count,
      row: rows.json(),
    },
    rates: Object.fromEntries(
      participation.teams
        .filter((team: { id: string }) => teams.has(team.id))
        .map(({ id: team, rate }: { id: string; rate: number | null }) => [team, rate]),
    ),
    responses: details,
    files: { columns: await fileOf(id, 'columns'), full: await fileOf(id, 'full') },
  }
}

const QUESTION = { id: 1, name: 'place', type: 'text', label: 'Note' } as FormField
const radio = (id: number): FormField => ({ id, name: `q${id}`, type: 'radio', label: `Q${id}`, options: ['A', 'B'] })

/** An edit of the form by somebody who wants to tell answers apart: a space, a question more or less, an option more. */
function edited(fields: readonly FormField[], draw: Random, next: number): FormField[] {
  const [first = QUESTION, ...others] = fields
  const space = others.map((field, at) => (at === 0 ? { ...field, label: `${field.label ?? ''} ` } : field))
  const option = others.map((field, at) => (at === 0 ? { ...field, options: ['A', 'B', `C${next}`] } : field))
  return draw.pick([
    [first, ...space],
    [first, ...option],
    [first, ...others, radio(next)],
    [first, ...others.slice(0, -1)],
  ])
}

const answersTo = (fields: readonly FormField[], place: number, draw: Random) =>
  Object.fromEntries(
    fields.map((field) => [field.id, field.type === 'text' ? `place ${place}.` : draw.pick(field.options as string[])]),
  )

const placeOf = (text: string) => {
  const place = /place (\d+)\./.exec(text)?.[1]
  return place === undefined ? undefined : Number(place)
}

/** A survey that is answered by one person after the other, edited in between, and looked at all the time. */
async function generated(seed: string): Promise<Look[]> {
  const draw = random(seed)
  let fields: FormField[] = [QUESTION, radio(2), radio(3)]
  let version = 1
  const id = await use.live(admin, { anonymous: true, fields: JSON.stringify(fields) })
  const order = people.map((person) => ({ person, at: draw.between(0, 1) })).toSorted((a, b) => a.at - b.at)
  const looks = [await look(id, [])]
  const done: string[] = []
  for (const { person } of order.slice(0, draw.integer(16, PEOPLE))) {
    if (draw.chance(0.6)) {
      fields = edited(fields, draw, 10 + done.length)
      await use.send(admin, 'PATCH', `surveys/${id}`, { fields: JSON.stringify(fields) })
      version = (await get(`surveys/${id}`)).survey[0].fields_version
    }
    await use.link('nobody', person)
    const body = { fields_version: version, answers: answersTo(fields, done.length, draw), seconds: 10 + done.length }
    const sent = await use.submit(nobody, id, body)
    expect(sent.statusCode, sent.body).toBe(201)
    done.push(person)
    looks.push(await look(id, done))
  }
  expect(version).toBeGreaterThan(4)
  return looks
}

test.each(Array.from({ length: SURVEYS }, (_, index) => `survey ${index}`))(
  'no pair of looks shows a person: %s',
  async (seed) => {
    surveyed = await generated(seed)
    expect(searchForPeople(surveyed, placeOf)).toEqual([])
    expect(surveyed.at(-1)?.responses.length).toBeGreaterThan(14)
    expect(surveyed.at(-1)?.responses.length).toBe(surveyed.at(-1)?.files['full']?.length)
  },
)

type Planted = (look: Look) => Look

const byPlace = (a: string, b: string) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0)
const mapResponses = (one: Look, change: (response: Look['responses'][number]) => object): Look => ({
  ...one,
  responses: one.responses.map((response) => ({ ...response, ...change(response) })),
})
const place = (response: Look['responses'][number]) => placeOf(JSON.stringify(response.response)) ?? 0

test.each<[string, string, Planted]>([
  [
    'the version that was answered',
    'responses of one batch can be told apart',
    (one) => mapResponses(one, (response) => ({ fields_version: place(response) + 1 })),
  ],
  [
    'the time that answering took',
    'responses of one batch can be told apart',
    (one) => mapResponses(one, (response) => ({ time_taken: place(response) })),
  ],
  [
    'an answer to a question that was added in between',
    'responses of one batch can be told apart',
    (one) =>
      mapResponses(one, (response) => ({
        response: JSON.stringify([
          ...(JSON.parse(response.response) as object[]),
          ...(place(response) % 2 ? [{ id: 99, value: 'A' }] : []),
        ]),
      })),
  ],
  [
    'a list in the order of time',
    'the list follows the time',
    (one) => ({ ...one, responses: one.responses.toSorted((a, b) => place(b) - place(a)) }),
  ],
  [
    'an export in the order of time',
    'the export follows the time',
    (one) => ({ ...one, files: { ...one.files, full: (one.files['full'] ?? []).toSorted(byPlace) } }),
  ],
  [
    'how many have answered',
    'count moves by fewer than five answers',
    (one) => ({ ...one, figures: { ...one.figures, count: one.answered } }),
  ],
  [
    'the rate of a team of three',
    'a rate moves by fewer than five answers',
    (one) => ({ ...one, rates: { ...one.answeredOf } }),
  ],
  [
    'each response at once',
    'fewer than five responses appear',
    (one) => ({
      ...one,
      responses: (surveyed.at(-1)?.responses ?? []).filter((response) => place(response) < one.answered),
    }),
  ],
])('the search finds an injected fault: %s', (_, finding, inject) => {
  expect(searchForPeople(surveyed.map(inject), placeOf)).toContain(finding)
})
