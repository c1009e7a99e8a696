import type { Badge, Recognition, RecognitionSettings, RecognitionType } from '@ssp/api'
import { collection, fakeClient, fakeEmployee, fakeId, fakeProfile, fakeServer } from '@ssp/api/testing'
import { fakeBadges, fakeLeaderboard, fakeRecognition, fakeRecognitions, fakeTypes } from './recognitions'

/** Path of the recognition calls. */
export const recognitionPath = '/ssp/production/recognition/{clientId}'

/** Employee of the account, and an employee who may receive. */
export const OWN = fakeEmployee({ id: fakeId(41), forename: 'Grace', surname: 'Holloway', identifier: 'A-1' })
export const OTHER = fakeEmployee({ id: fakeId(42), forename: 'Ada', surname: 'Okafor', identifier: 'A-2' })

/** The data of the fake client. */
export interface RecognitionServerOptions {
  rows?: Recognition[]
  types?: RecognitionType[]
  badges?: Badge[]
  settings?: Partial<RecognitionSettings> | null
  /** Whether the account is linked to an employee. Default true. */
  linked?: boolean
}

const holds = ({ approved, rejected_reason: reason }: Recognition, status: string) =>
  status === (approved === 1 ? 'approved' : reason === null ? 'awaiting' : 'rejected')

/** A fake server for the recognition calls, and of those that the Give dialog reads. */
export function recognitionServer(options: RecognitionServerOptions = {}) {
  const { rows = fakeRecognitions(12), types = fakeTypes, badges = fakeBadges, linked = true } = options
  const given = collection({
    rows,
    search: ({ receiver_name, team_name, user_forname, user_surname }) => [
      receiver_name,
      team_name,
      user_forname,
      user_surname,
    ],
    filters: { status: holds },
  })
  const known = {
    types: collection({ rows: types, unique: ['title'] }),
    badges: collection({ rows: badges, unique: ['name'] }),
  }
  let settings: RecognitionSettings[] = options.settings
    ? [{ id: fakeId(790), hide_message: 0, require_approval: 0, ...options.settings }]
    : []
  const success = { success: true as const }
  const anyVersion = { headers: new Headers() }
  const people = collection({ rows: [OWN, OTHER], search: ({ forename, surname }) => [forename, surname] })

  return fakeServer()
    .on('get', recognitionPath, ({ query }) => given.page(query))
    .on('get', `${recognitionPath}#count`, ({ query }) => [{ total: given.total(query) }])
    .on('post', recognitionPath, (request) =>
      given.create(request, (id) => fakeRecognition(0, { id, ...gift(request.body) })),
    )
    .on('get', `${recognitionPath}/{id}`, ({ params }) => given.one(params['id']))
    .on('patch', `${recognitionPath}/{id}`, (request) => {
      const row = given.change(request, request.params['id'], request.body as Partial<Recognition>)
      return row instanceof Response ? row : success
    })
    .on('delete', `${recognitionPath}/{id}`, (request) => given.remove(request, request.params['id']) ?? success)
    .on('post', `${recognitionPath}/approvals`, ({ body }) => {
      const { ids, approved, reason = null } = body as { ids: string[]; approved: number; reason?: string }
      for (const id of ids) given.saveElsewhere(id, { approved, rejected_reason: approved === 1 ? null : reason })
      return { changed: ids.length }
    })
    .on('get', `${recognitionPath}/leaderboard`, fakeLeaderboard(6))
    .on('get', `${recognitionPath}/leaderboard#count`, [{ total: 6 }])
    .on('get', `${recognitionPath}/types`, () => [...known.types.rows()])
    .on('post', `${recognitionPath}/types`, (request) =>
      known.types.create(request, (id) => ({ ...(request.body as RecognitionType), id, version: 1 })),
    )
    .on('patch', `${recognitionPath}/types/{id}`, ({ params, body }) => {
      const row = known.types.change(anyVersion, params['id'], body as Partial<RecognitionType>)
      return row instanceof Response ? row : success
    })
    .on(
      'delete',
      `${recognitionPath}/types/{id}`,
      ({ params }) => known.types.remove(anyVersion, params['id']) ?? success,
    )
    .on('get', `${recognitionPath}/badges`, () => [...known.badges.rows()])
    .on('post', `${recognitionPath}/badges`, (request) =>
      known.badges.create(request, (id) => ({ ...(request.body as Badge), id, version: 1 })),
    )
    .on('patch', `${recognitionPath}/badges/{id}`, ({ params, body }) => {
      const row = known.badges.change(anyVersion, params['id'], body as Partial<Badge>)
      return row instanceof Response ? row : success
    })
    .on(
      'delete',
      `${recognitionPath}/badges/{id}`,
      ({ params }) => known.badges.remove(anyVersion, params['id']) ?? success,
    )
    .on('get', `${recognitionPath}/settings`, () => settings)
    .on('post', `${recognitionPath}/settings`, ({ body }) => {
      const saved = { ...(body as RecognitionSettings), id: fakeId(790) }
      settings = [saved]
      return saved
    })
    .on('patch', `${recognitionPath}/settings/{id}`, ({ body }) => {
      settings = [{ ...(body as RecognitionSettings), id: fakeId(790) }]
      return success
    })
    .on('get', '/ssp/production/access/{clientId}/profile/{id}', ({ params }) =>
      fakeProfile({ id: params['id'] ?? '', employee: linked ? OWN : null }),
    )
    .on('get', '/ssp/production/employees/{clientId}', ({ query }) => ({
      success: true,
      employees: people.page(query),
      count: people.total(query),
    }))
    .on('get', '/ssp/production/employees/{clientId}#count', ({ query }) => ({
      success: true,
      count: people.total(query),
    }))
    .on('get', '/ssp/production/teams/{clientId}', [
      { id: fakeId(43), label: 'Night shift', client_id: fakeClient().id, employees: [], membersCount: 0 },
    ])
    .on('get', '/ssp/production/teams/{clientId}#count', [{ total: 1 }])
}

function gift(body: unknown): Partial<Recognition> {
  const { team, receiver_id, message, approved } = body as Recognition
  const to = team === 1 ? { team_name: 'Night shift', receiver_name: null } : { receiver_name: 'Ada Okafor' }
  return { team, receiver_id, message, approved, ...to }
}
