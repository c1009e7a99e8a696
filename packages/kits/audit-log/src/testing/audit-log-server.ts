import type { AuditEntry } from '@ssp/api'
import { fakeId, fakeServer, type FakeServer } from '@ssp/api/testing'

const base = '/ssp/production/access/{clientId}'
const actor = { id: fakeId(2000), label: 'Ada Okafor', username: 'ada.okafor', home: null }
const person = { kind: 'user' as const, id: fakeId(2001), label: 'Bruno Costa', name: 'bruno.costa' }
const shiftLeads = { kind: 'role' as const, id: fakeId(30_002), label: 'Shift leads', name: 'shift_leads' }

const samples: Omit<AuditEntry, 'id' | 'at'>[] = [
  {
    action: 'user.updatePermissions',
    actor,
    subject: person,
    changes: [{ field: 'permissions', of: null, from: ['TEAMS_DELETE'], to: ['NEWS_VIEW', 'REWARDS_VIEW'] }],
  },
  {
    action: 'user.update',
    actor,
    subject: person,
    changes: [
      { field: 'role', of: null, from: ['HR editor'], to: ['Read only'] },
      { field: 'password', of: null, from: [], to: [] },
    ],
  },
  {
    action: 'role.addPolicy',
    actor: {
      id: fakeId(2009),
      label: 'Nadia Okonjo',
      username: null,
      home: { username: 'platform.staff', client: 'Northgate Platform' },
    },
    subject: shiftLeads,
    changes: [{ field: 'policies', of: null, from: [], to: ['Shift planning'] }],
  },
  {
    action: 'user.deactivate',
    actor,
    subject: person,
    changes: [{ field: 'status', of: null, from: ['active'], to: ['inactive'] }],
  },
  {
    action: 'user.unlock',
    actor,
    subject: person,
    changes: [{ field: 'lock', of: null, from: ['2026-03-04T09:12:00.000Z'], to: [] }],
  },
  {
    action: 'user.restrictPermission',
    actor,
    subject: person,
    changes: [{ field: 'restriction', of: 'EMPLOYEES_VIEW', from: [], to: ['Borealis Energy', 'Drivers 1'] }],
  },
  {
    action: 'role.remove',
    actor,
    subject: { kind: 'role', id: fakeId(30_099), label: 'Night desk', name: null },
    changes: [{ field: 'label', of: null, from: ['Night desk'], to: [] }],
  },
  {
    action: 'theme.save',
    actor,
    subject: { kind: 'theme', id: fakeId(1), label: 'Acme Logistics', name: null },
    changes: [
      { field: 'colours', of: 'primary', from: ['#154c79'], to: ['#ffe066'] },
      { field: 'hardToRead', of: null, from: [], to: ['primary'] },
    ],
  },
]

/** The `index`th entry, counted from the newest; the same index returns the same entry. */
export function auditEntry(index = 0, changes: Partial<AuditEntry> = {}): AuditEntry {
  const sample = samples[index % samples.length] ?? samples[0]
  if (!sample) throw new Error('no sample')
  const at = new Date(Date.UTC(2026, 2, 4, 9, 12) - index * 3_600_000).toISOString()
  return { id: 100_000 - index, at, ...sample, ...changes }
}

/** `count` entries, newest first. */
export const auditEntries = (count: number): AuditEntry[] =>
  Array.from({ length: count }, (_, index) => auditEntry(index))

/** Adds the two calls of the audit log, with search, filters and pages in memory. */
export function withAuditLog(server: FakeServer, entries: readonly AuditEntry[] = []) {
  const matching = (query: URLSearchParams) => {
    const is = (name: string, value: string | null) => [null, value].includes(query.get(name))
    const search = query.get('search')?.toLowerCase() ?? ''
    return entries.filter(
      ({ action, actor: by, subject, changes }) =>
        is('subjectKind', subject.kind) &&
        is('subjectId', subject.id) &&
        is('actorId', by.id) &&
        is('action', action) &&
        JSON.stringify([by.label, subject.label, changes]).toLowerCase().includes(search),
    )
  }
  return server
    .on('get', `${base}/audit-log`, ({ query }) => {
      const limit = Number(query.get('limit') ?? 10)
      const start = Number(query.get('page') ?? 0) * limit
      return matching(query).slice(start, start + limit)
    })
    .on('get', `${base}/audit-log#count`, ({ query }) => [{ total: matching(query).length }])
}

/** A server of the audit log page. */
export const auditLogServer = (entries: readonly AuditEntry[] = auditEntries(23)) =>
  withAuditLog(fakeServer(), entries).on('get', `${base}/client-users`, [
    { id: actor.id, username: actor.username, label: actor.label, email: 'ada.okafor@acme.example', status: 'active' },
    { id: person.id, username: person.name, label: person.label, email: null, status: 'active' },
  ])
