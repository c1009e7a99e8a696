import {
  DEFAULT_INCIDENT_FIELDS,
  type Incident,
  type IncidentEvent,
  type IncidentField,
  type IncidentNote,
  type restoreIncidentAssignees,
} from '@ssp/api'
import { collection, fakeClient, fakeId, fakeServer, problem, type FakeSelection } from '@ssp/api/testing'
import { fakeEvents, fakeEvidence, fakeImages, fakeIncidents, fakeNote, fakePeople, fakeVersions } from './incidents'

/** Path of the incident calls. */
export const incidentsPath = '/ssp/production/incidents/{clientId}'

/** The data of the fake client. */
export interface IncidentServerOptions {
  rows?: Incident[]
  notes?: IncidentNote[]
  images?: typeof fakeImages
  /** The events, newest first. */
  events?: readonly IncidentEvent[]
  /** Reports that may name the caller, who has not declared otherwise yet. Default: none. */
  concealed?: readonly string[]
  /** Fields of the custom form. Default: none; the default template is in use. */
  form?: readonly IncidentField[]
}

const isIn = ({ created_at: created }: Incident, range: string) => {
  const [from = '', to = ''] = range.split(',')
  return created.slice(0, 10) >= from && created.slice(0, 10) <= to
}

const NOTHING = { category: null, excerpt: null }

function excerptOf(fields: string) {
  const answers = (JSON.parse(fields) as IncidentField[]).filter(({ value }) => value)
  const first = (wanted: IncidentField['type']) => answers.find(({ type }) => type === wanted)?.value ?? null
  return { category: first('radio'), excerpt: (first('textarea') ?? first('text'))?.replaceAll(/\s+/g, ' ') ?? null }
}

const summaryOf = (
  { fields, gender: _gender, people: _people, conflicts: _conflicts, ...summary }: Incident,
  isConcealed: boolean,
) => ({
  ...summary,
  ...(isConcealed ? { user_id: null, user_fullname: null, anonymous: 0, label: null, ...NOTHING } : excerptOf(fields)),
  possible_conflict: isConcealed ? 1 : 0,
})

/** A fake server for the incident calls. */
export function incidentServer(options: IncidentServerOptions = {}) {
  const { rows = fakeIncidents(12), notes = [fakeNote(0), fakeNote(1)] } = options
  const reports = collection({
    rows,
    search: ({ user_fullname, label }) => [user_fullname, label],
    filters: {
      status: ({ resolved, due_at }, status) =>
        status === 'late'
          ? resolved === 0 && due_at !== null && Date.parse(due_at) < Date.now()
          : (resolved === 1 ? 'resolved' : 'unresolved') === status,
      createdAt: isIn,
      teamId: ({ label }) => label !== null,
    },
  })
  const events = [...(options.events ?? fakeEvents)]
  const written = collection({ rows: notes })
  const concealed = new Set(options.concealed)
  let images = [...(options.images ?? fakeImages)]
  let form: readonly IncidentField[] = options.form ?? []
  let clock = { acknowledge_days: 7, answer_months: 3 }
  const success = { success: true as const }
  const anyVersion = { headers: new Headers() }

  return fakeServer()
    .on('get', incidentsPath, ({ query }) => reports.page(query).map((row) => summaryOf(row, concealed.has(row.id))))
    .on('get', `${incidentsPath}#count`, ({ query }) => [{ total: reports.total(query) }])
    .on('post', `${incidentsPath}/declaration/{id}`, ({ params }) => {
      concealed.delete(params['id'] ?? '')
      return success
    })
    .on('get', `${incidentsPath}/{id}`, ({ params }) => {
      if (concealed.has(params['id'] ?? '')) return problem(409, 'conflict', 'This report may name you.')
      const data = reports.rows().find(({ id }) => id === params['id'])
      return data ? { data, images } : problem(404, 'not_found', 'There is no such incident.')
    })
    .on('patch', `${incidentsPath}/{id}`, ({ params, body }) => {
      const { resolved, acknowledged, assigned_to } = body as {
        resolved?: number
        acknowledged?: number
        assigned_to?: string | null
      }
      const at = '2026-05-01T10:00:00.000Z'
      reports.saveElsewhere(params['id'] ?? '', {
        ...(resolved !== undefined && { resolved, resolved_at: resolved === 1 ? at : null }),
        ...(acknowledged !== undefined && { acknowledged_at: at, due: 'answer' }),
        ...(assigned_to !== undefined && { assigned_to, assigned_to_username: assigned_to && 'Bruno Costa' }),
      })
      return success
    })
    .on('patch', `${incidentsPath}/selected`, ({ body }) => {
      const { selection, change } = body as { selection: FakeSelection; change: Partial<Incident> }
      const chosen = reports.selected(selection)
      const open = chosen.filter(({ id }) => !concealed.has(id))
      const isDone = (row: Incident) => Object.entries(change).some(([name, value]) => Reflect.get(row, name) !== value)
      const done = open.filter(isDone).map(({ id }) => id)
      const former = done.map((id) => ({ id, assigned_to: reports.find(id)?.assigned_to ?? null }))
      for (const id of done) reports.change(anyVersion, id, change)
      const leftOut = [
        { reason: 'unchanged', total: open.length - done.length },
        { reason: 'conflict', total: chosen.length - open.length },
      ] as const
      const assigned = change.assigned_to !== undefined && done.length > 0 && { former }
      return { ...success, done, ...assigned, leftOut: leftOut.filter(({ total }) => total > 0) }
    })
    .on('patch', `${incidentsPath}/selected/assignees`, ({ body }) => {
      const { assigned_to, former } = body as Parameters<typeof restoreIncidentAssignees>[1]
      const done = former.filter(({ id }) => reports.find(id)?.assigned_to === assigned_to)
      for (const { id, assigned_to: before } of done) reports.change(anyVersion, id, { assigned_to: before })
      const total = former.length - done.length
      return {
        ...success,
        done: done.map(({ id }) => id),
        leftOut: total > 0 ? [{ reason: 'changed' as const, total }] : [],
      }
    })
    .on('delete', `${incidentsPath}/images`, ({ query }) => {
      images = images.filter(({ key }) => key !== query.get('key'))
      return success
    })
    .on('get', '/ssp/production/export-incidents', { url: '/api/storage/file/a/b?signature=c' })
    .on('get', `${incidentsPath}/notes/{incidentId}`, () => [...written.rows()])
    .on('post', `${incidentsPath}/notes/{incidentId}`, (request) =>
      written.create(request, (id) => fakeNote(1, { id, note: (request.body as IncidentNote).note })),
    )
    .on('patch', `${incidentsPath}/notes/{incidentId}/{noteId}`, ({ params, body }) => {
      const change = { ...(body as Partial<IncidentNote>), updated_at: '2026-05-01T10:00:00.000Z' }
      const row = written.change(anyVersion, params['noteId'], change)
      return row instanceof Response ? row : success
    })
    .on(
      'delete',
      `${incidentsPath}/notes/{incidentId}/{noteId}`,
      ({ params }) => written.remove(anyVersion, params['noteId']) ?? success,
    )
    .on('get', `${incidentsPath}/notes/{incidentId}/{noteId}/versions`, ({ params }) =>
      params['noteId'] === fakeNote(0).id ? fakeVersions : [],
    )
    .on('get', `${incidentsPath}/evidence/{id}`, ({ params }) => {
      const data = reports.rows().find(({ id }) => id === params['id'])
      return data ? fakeEvidence(data, written.rows(), images) : problem(404, 'not_found', 'There is no such incident.')
    })
    .on('get', `${incidentsPath}/events/{id}`, () => events)
    .on('get', `${incidentsPath}/form`, () => [...form])
    .on('post', `${incidentsPath}/form`, ({ body }) => {
      form = (body as { fields: IncidentField[] }).fields
      return success
    })
    .on('patch', `${incidentsPath}/form`, ({ body }) => {
      form = (body as { fields: IncidentField[] }).fields
      return success
    })
    .on('delete', `${incidentsPath}/form`, () => {
      form = []
      return success
    })
    .on('get', `${incidentsPath}/report`, { fields: [...DEFAULT_INCIDENT_FIELDS], fields_version: 0 })
    .on('post', `${incidentsPath}/report`, success)
    .on('get', `${incidentsPath}/report/people`, ({ query }) =>
      fakePeople.filter(({ name }) => name.toLowerCase().includes((query.get('search') ?? '').toLowerCase())),
    )
    .on('get', `${incidentsPath}/settings`, () => clock)
    .on('patch', `${incidentsPath}/settings`, ({ body }) => {
      clock = body as typeof clock
      return success
    })
    .on('get', '/ssp/production/access/{clientId}/client-users', [
      { id: fakeId(51), username: 'grace', label: 'Grace Holloway', email: null, status: 'active' },
      { id: fakeId(52), username: 'bruno', label: 'Bruno Costa', email: null, status: 'active' },
      { id: fakeId(53), username: 'daniel', label: 'Daniel Brown', email: null, status: 'inactive' },
    ])
    .on('get', '/ssp/production/teams/{clientId}', [
      { id: fakeId(43), label: 'Night shift', client_id: fakeClient().id, employees: [], membersCount: 0 },
    ])
}
