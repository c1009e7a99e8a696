import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { incidentFixture } from '../testing/incident-fixture.ts'
import { recognitionIds, startRecognitionServer } from '../testing/recognition-fixture.ts'
import { fixedId } from '../testing/tenants.ts'
import type { SignedIn, TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: SignedIn
const ids = recognitionIds('acme')
const clientId = fixedId('client acme')
const employee = (n: number) => fixedId(`employee acme ${n}`)
const reader = fixedId('user acme reader')
const ssp = '/api/ssp/production'
const access = `${ssp}/access/${clientId}`
let recognition: string
let incidentId: string

beforeAll(async () => {
  server = await startRecognitionServer()
  admin = await server.signIn('admin')
  incidentId = await incidentFixture(server).reported(admin)
  const given = {
    team: 0,
    receiver_id: ids.other,
    badge_id: ids.badge,
    type_id: ids.type,
    user_id: ids.own,
    message: 'Thanks',
  }
  recognition = (await send('POST', `${ssp}/recognition/${clientId}`, given)).json<{ id: string }>().id
})
afterAll(() => server.close())

/** Tables that only grow, and counters of changes. */
const HISTORY = new Set([
  'audit_log',
  'interactions',
  'idempotency_keys',
  'bulk_runs',
  'bulk_rows',
  'employee_list_stamps',
  'incident_events',
  // Versions of today stay for employees who are filling one in.
  'incident_form_versions',
  'sessions',
  'otp_codes',
  'portal_events',
])
/** Columns that say when, how often and by whom a record was changed; who restores an e-mail address counts as its setter. */
const STAMPS = new Set(['version', 'updated_at', 'email_set_by'])

/** Every row of the client, by table, without what only grows. */
const recordSet = () =>
  server.inSystem(async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where c.relkind = 'r' order by 1`.execute(tx)
    const records: Record<string, unknown[]> = {}
    for (const { name } of tables) {
      if (HISTORY.has(name)) continue
      const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${sql.table(name)} t
        where client_id = ${clientId} order by to_jsonb(t)::text`.execute(tx)
      const plain = rows.map(({ row }) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !STAMPS.has(column))),
      )
      if (plain.length > 0) records[name] = plain
    }
    return records
  })

/** Sends a request, requires that it succeeds and lets its jobs finish. */
async function send(method: 'POST' | 'PATCH' | 'DELETE' | 'GET' | 'PUT', url: string, payload?: object) {
  const response = await admin.send({ method, url, ...(payload && { payload }) })
  expect(response.statusCode, `${method} ${url}: ${response.body}`).toBeLessThan(300)
  await server.deps.jobs.drain()
  return response
}

const employees = (name: string, payload: object) =>
  send('POST', `${ssp}/employees/${clientId}?function=${name}`, payload)

/** Applies a bulk run. @returns how to undo it. */
async function applied(kind: string, rows: object[], confirmed: object = {}) {
  const bulk = `${ssp}/employees/bulk/${clientId}`
  const { id } = (await send('POST', bulk, { kind, fileName: 'people.csv' })).json<{ id: string }>()
  await send('POST', `${bulk}/${id}/rows`, { rows: rows.map((row, index) => ({ line: index + 2, ...row })) })
  await send('POST', `${bulk}/${id}/apply`, { rows: rows.length, ...confirmed })
  return () => send('POST', `${bulk}/${id}/undo`)
}

/** Changes the report of an incident. @returns how to take it back. */
async function incident(change: object, back: object) {
  const path = `${ssp}/incidents/${clientId}/${incidentId}`
  await send('PATCH', path, change)
  return () => send('PATCH', path, back)
}

/** Each operation that another one takes back. `change` makes the change and returns the way back. */
const REVERSIBLE: Record<string, { back: string; change: () => Promise<() => Promise<unknown>> }> = {
  mergeEmployee: {
    back: 'deleteMerge',
    change: async () => {
      const take = ['title', 'forename', 'surname', 'identifier', 'email', 'mobileNumber', 'dateOfBirth', 'gender']
      await employees('mergeEmployee', { employee_id: employee(1), linked_id: employee(2), take })
      return () => employees('deleteMerge', { employee_id: employee(1), target_employee_id: employee(2) })
    },
  },
  'applyBulkRun: import': {
    back: 'undoBulkRun',
    change: () =>
      applied('import', [{ identifier: 'B-1', forename: 'Ann', surname: 'Bulk', email: 'b1@acme.example' }]),
  },
  'applyBulkRun: update': {
    back: 'undoBulkRun',
    change: () => applied('update', [{ identifier: 'acme-1', forename: 'Other', email: 'other@acme.example' }]),
  },
  'applyBulkRun: deactivate': {
    back: 'undoBulkRun',
    change: () => applied('deactivate', [{ identifier: 'acme-2' }], { count: 1 }),
  },
  'setUserStatus: inactive': {
    back: 'setUserStatus: active',
    change: async () => {
      const set = (status: string) =>
        send('PATCH', `${access}/users/${reader}?function=setUserStatus`, { userId: reader, status })
      await set('inactive')
      return () => set('active')
    },
  },
  'updateSelectedUsers: deactivate': {
    back: 'updateSelectedUsers: reactivate',
    change: async () => {
      const set = (action: string) =>
        send('PATCH', `${access}/users/selected`, { selection: { ids: [reader] }, action })
      await set('deactivate')
      return () => set('reactivate')
    },
  },
  'updateUserPermissions: allow': {
    back: 'updateUserPermissions: revoke',
    change: async () => {
      const set = (selected: boolean) =>
        send('PATCH', `${access}/users/${reader}/permissions`, {
          userId: reader,
          clientId,
          permissions: [{ id: fixedId('permission acme TEAMS_VIEW'), selected }],
        })
      await set(true)
      return () => set(false)
    },
  },
  'restrictUserPermission: some clients': {
    back: 'restrictUserPermission: none',
    change: async () => {
      const set = (clientIds: string[]) =>
        send('PATCH', `${access}/users/${reader}/permissions?function=updateUserPermissionsRestricted`, {
          id: fixedId('permission acme USERS_VIEW'),
          userId: reader,
          clientIds,
          teamIds: [],
        })
      await set([clientId])
      return () => set([])
    },
  },
  dissociateEmployee: {
    back: 'associateEmployee',
    change: async () => {
      const link = { userId: fixedId('user acme admin'), employeeId: ids.own }
      // A code proves nothing to an account that set the address, as the changes above did.
      await server.db.updateTable('employees').set({ email_set_by: null }).where('id', '=', ids.own).execute()
      await send('DELETE', `${access}/association?${new URLSearchParams(link).toString()}`)
      return async () => {
        const associate = (more?: object) => send('PATCH', `${access}/association`, { ...link, ...more })
        await associate()
        const outbox = join(server.config.dataDir, 'outbox')
        const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
        const codes = mails.flatMap((mail) => /^Subject: (\d{6}) links/m.exec(mail)?.[1] ?? [])
        return associate({ code: codes[0] })
      }
    },
  },
  addTeamMembers: {
    back: 'removeTeamMember',
    change: async () => {
      const members = `${ssp}/teams/members/${clientId}/${ids.teamA}`
      await send('POST', members, { membersToAdd: [{ employee_id: ids.other }] })
      return () => send('DELETE', `${members}/${ids.other}`)
    },
  },
  'setTeamApprover: yes': {
    back: 'setTeamApprover: no',
    change: async () => {
      const member = `${ssp}/teams/members/${clientId}/${ids.teamA}/${ids.own}`
      await send('PATCH', member, { approver: 1 })
      return () => send('PATCH', member, { approver: 0 })
    },
  },
  likeRecognition: {
    back: 'unlikeRecognition',
    change: async () => {
      const like = `${ssp}/recognition/${clientId}/likes/${recognition}`
      await send('PUT', like)
      return () => send('DELETE', like)
    },
  },
  'updateIncident: resolve': {
    back: 'updateIncident: reopen',
    change: () => incident({ resolved: 1 }, { resolved: 0 }),
  },
  'updateIncident: acknowledge': {
    back: 'updateIncident: take the acknowledgement back',
    change: () => incident({ acknowledged: 1 }, { acknowledged: 0 }),
  },
  'updateIncident: assign': {
    back: 'updateIncident: take the assignment away',
    change: () => incident({ assigned_to: reader }, { assigned_to: null }),
  },
  'updateSelectedIncidents: resolve': {
    back: 'updateSelectedIncidents: reopen',
    change: async () => {
      const resolve = (resolved: 0 | 1) =>
        send('PATCH', `${ssp}/incidents/${clientId}/selected`, {
          selection: { ids: [incidentId] },
          change: { resolved },
        })
      await resolve(1)
      return () => resolve(0)
    },
  },
  'updateSelectedIncidents: assign': {
    back: 'restoreIncidentAssignees',
    change: async () => {
      const selected = `${ssp}/incidents/${clientId}/selected`
      await send('PATCH', selected, { selection: { ids: [incidentId] }, change: { assigned_to: reader } })
      const former = [{ id: incidentId, assigned_to: null }]
      return () => send('PATCH', `${selected}/assignees`, { assigned_to: reader, former })
    },
  },
  createIncidentForm: {
    back: 'removeIncidentForm',
    change: async () => {
      const form = `${ssp}/incidents/${clientId}/form`
      await send('POST', form, {
        fields: [{ id: 1, name: 'What', type: 'text', label: 'What happened?', required: true }],
      })
      return () => send('DELETE', form)
    },
  },
}

/** Operations whose description promises a way back, and that are covered elsewhere or leave something behind on purpose. */
const ELSEWHERE: Record<string, string> = {
  recallJob: 'modules/payroll/review.test.ts: what was replaced returns, byte by byte',
  recallSharedDocument: 'takes the file back for good and leaves the proof',
  deleteUploadedFile: 'takes back a file that no record names',
  refundGift: 'modules/rewards/ledger.test.ts: an entry that cancels another one',
  removeDocumentAssociation: 'modules/documents/sharing.test.ts',
  removeSharedDocumentScope: 'modules/secure-send/receivers.test.ts',
  updateRecognition: 'approval only; the former text is not stored',
}
const PROMISE =
  /\bundo|\brestore|\brecall|reactivat|sign in again|remove a merge|dissociat|\brevoke|\baway\.|reopen|take .*back/i

test.each(Object.entries(REVERSIBLE))('%s is taken back without a difference', async (_name, { change }) => {
  const before = await recordSet()
  const back = await change()
  expect(await recordSet()).not.toEqual(before)
  await back()
  expect(await recordSet()).toEqual(before)
})

test('every operation that promises a way back is in the table or named with its reason', () => {
  const operation = (name: string) => name.replace(/:.*/, '')
  const listed = new Set(Object.entries(REVERSIBLE).flatMap(([name, { back }]) => [operation(name), operation(back)]))
  const contract = JSON.parse(readFileSync(server.config.contractFile, 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string; summary?: string }>>
  }
  const promised = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ summary }) => PROMISE.test(summary ?? ''))
    .map(({ operationId }) => String(operationId))
  expect(promised).toContain('undoBulkRun')
  expect(promised.filter((id) => !listed.has(id) && !(id in ELSEWHERE))).toEqual([])
})
