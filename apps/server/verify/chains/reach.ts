import type { InjectOptions } from 'fastify'
import { draft, requestOf } from '../contract/requests.ts'
import { jsonOf } from '../oracles/response.ts'
import { as } from '../world/callers.ts'
import type { Caller } from '../world/caller.ts'
import type { Records } from '../world/fixture.ts'
import type { World } from '../world/world.ts'

/** What an account reaches, as its own reads show. */
export interface Reach {
  /** Records that any read names, those that the list of their kind shows, and those that each single read opens. */
  records: Set<string>
  /** Numbers that the account is shown, by operation and client. */
  figures: Map<string, number>
}

/** One read of an account. */
interface Read {
  operation: string
  place: string
  request: InjectOptions
  /** The kind that a list shows. */
  kind?: string
  /** The record that a single read opens. */
  opens?: string
}

/** Lists, by the kind that they show. The first one says whether the account may enter a client. */
const LISTS: Readonly<Record<string, string>> = {
  listTeams: 'team',
  listEmployees: 'employee',
  listDocuments: 'document',
  listIncidents: 'incident',
  listRecognitions: 'recognition',
  listRewards: 'reward',
  getRegisteredVsUnregisteredAnalytics: 'employee',
  getUserTeams: 'team',
}

/** Further lists, which name records of any kind: the last ones of a period or a number of places. */
const WINDOWS = ['listAuditLog', 'listLeaderboard', 'getDashboardEmployees']

/** Figures, with the table in which a record that the account created adds one. */
const FIGURES: Readonly<Record<string, string>> = {
  countEmployees: 'employees',
  countTeams: 'teams',
  countDocuments: 'documents',
  countIncidents: 'incidents',
  countRecognitions: 'recognitions',
}

/** Lists of an employee, by the kind that they show: read again each time, since a merge adds what another account has. */
const OF_EMPLOYEE: Readonly<Record<string, string>> = { listPayslips: 'payslip' }

/** Reads of one record. */
const SINGLE: Readonly<Record<string, keyof Records>> = {
  getEmployeeAdditionalData: 'employee',
  listEmployeeDocuments: 'employee',
  listEmployeeTeams: 'employee',
  getTeam: 'team',
  listTeamMembers: 'team',
  getDocument: 'teamDocument',
  listAssociatedUsers: 'document',
  listDocumentAudiences: 'document',
  getIncident: 'incident',
  getSurveyResponse: 'surveyResponse',
  countSurveyResponses: 'survey',
  getRecognition: 'recognition',
  getReward: 'reward',
}

/** The reads of an account: its own link, lists and figures of each client, and the records of every set one by one. */
export function readsOf(world: World, caller: Caller, sets: readonly Records[]): Read[] {
  const read = (id: string, records: Records): Read => {
    const operation = world.operations.find((one) => one.id === id)
    if (!operation) throw new Error(`There is no operation ${id}.`)
    const made = draft(operation, { records, caller, sibling: world.clients.sibling })
    const limit = operation.parameters.find(({ name }) => name === 'limit')
    if (limit) made.query['limit'] = String(limit.schema.maximum ?? 100)
    return { operation: id, place: records.client, request: requestOf(made) }
  }
  const byClient = Map.groupBy(sets, ({ client }) => client)
  return [...byClient.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          ...Object.entries(LISTS).map(([id, kind]) => ({ ...read(id, first), kind })),
          ...[...WINDOWS, ...Object.keys(FIGURES)].map((id) => read(id, first)),
          ...(first.client === caller.home.id ? [{ ...read('getProfile', first), kind: 'employee' }] : []),
          ...[first, ...others].flatMap((records) => [
            ...Object.entries(OF_EMPLOYEE).map(([id, kind]) => ({ ...read(id, records), kind })),
            ...Object.entries(SINGLE).map(([id, name]) => ({ ...read(id, records), opens: records[name] })),
          ]),
        ],
  )
}

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The number in `[{ total: 1 }]`, `{ total: 1 }` or the like: the sum of all there are. */
function numberIn(value: unknown): number {
  if (typeof value === 'number') return value
  if (Array.isArray(value) || typeof value !== 'object' || value === null)
    return Array.isArray(value) && value.length === 1 ? numberIn(value[0]) : 0
  return Object.values(value).reduce((sum: number, part) => sum + numberIn(part), 0)
}

/** What an account reaches; what a single read is known to open is not read again. */
export async function reachOf(
  world: World,
  caller: Pick<Caller, 'token'>,
  reads: readonly Read[],
  kinds: ReadonlyMap<string, string>,
  known: ReadonlySet<string> = new Set(),
): Promise<Reach> {
  const reach: Reach = { records: new Set(), figures: new Map() }
  const closed = new Set<string>()
  for (const { operation, place, request, kind, opens } of reads) {
    const opened = `${operation} opens ${opens}`
    if (closed.has(place) || (opens !== undefined && known.has(opened))) continue
    const response = await world.send(as(caller, request))
    if (operation === 'listTeams' && response.statusCode === 404) closed.add(place)
    if (response.statusCode !== 200) continue
    if (opens !== undefined) reach.records.add(opened)
    for (const [id] of response.body.matchAll(IDS)) {
      const found = kinds.get(id)
      if (found === undefined) continue
      reach.records.add(`a read names ${found} ${id}`)
      if (found === kind) reach.records.add(`${operation} shows ${found} ${id}`)
    }
    if (operation in FIGURES) reach.figures.set(`${operation} at ${place}`, numberIn(jsonOf(response)))
  }
  return reach
}

/** Adds to a reach what another one has beyond it. */
export function join({ records, figures }: Reach, other: Reach): void {
  for (const record of other.records) records.add(record)
  for (const [figure, count] of other.figures) figures.set(figure, Math.max(count, figures.get(figure) ?? 0))
}

/**
 * What an account reaches beyond a grant. Records are those that existed when the grant was made: one that the account
 * created since is no growth, and adds one to the figures of its kind.
 */
export function growthOf(granted: Reach, now: Reach, created: ReadonlyMap<string, number>): string[] {
  const records = [...now.records].filter((record) => !granted.records.has(record))
  const figures = [...now.figures].flatMap(([figure, count]) => {
    const [operation = ''] = figure.split(' ')
    const most = (granted.figures.get(figure) ?? 0) + (created.get(FIGURES[operation] ?? '') ?? 0)
    return count > most ? [`${figure} is ${count}, at most ${most} were granted`] : []
  })
  return [...records, ...figures]
}
