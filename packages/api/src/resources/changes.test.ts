import { expect, test, vi } from 'vitest'
import contract from '../../../../openapi/generated/ssp.json'
import type { Area } from '../areas'

const { operationOf } = vi.hoisted(() => ({ operationOf: new Map<unknown, object>() }))

vi.mock(import('./resource'), async (original) => {
  const actual = await original()
  const send: typeof actual.send = (operation, ...more) => {
    const change = actual.send(operation, ...more)
    operationOf.set(change, operation)
    return change
  }
  return { ...actual, send }
})

// Another file of the worker may have imported the resources before they could be watched.
vi.resetModules()
const operations = await import('../generated/operations')
const api = await import('../index')

/** Where the client reads the kinds of record that `x-ssp-affects` names. */
const AREAS: Readonly<Record<string, Area>> = {
  'account-clients': 'users',
  'account-employees': 'users',
  'account-permissions': 'users',
  'account-restrictions': 'users',
  accounts: 'users',
  'acknowledgement-requests': 'documents',
  acknowledgements: 'documents',
  client: 'client-settings',
  'document-audience': 'documents',
  'document-views': 'documents',
  documents: 'documents',
  counts: 'dashboard',
  'employee-log': 'interactions',
  'employee-mails': 'employeeEmails',
  'employee-merges': 'employees',
  employees: 'employees',
  'incident-declarations': 'incidents',
  'incident-form': 'incident-form',
  'incident-log': 'incident-notes',
  'incident-settings': 'incident-clock',
  incidents: 'incidents',
  'marketing-downloads': 'marketing',
  'marketing-files': 'marketing',
  'news-readers': 'news',
  'pay-archives': 'pay',
  'payroll-documents': 'pay',
  payslips: 'pay',
  'policy-permissions': 'policies',
  'recognition-likes': 'recognition',
  recognitions: 'recognition',
  'reward-ledger': 'rewards',
  rewards: 'rewards',
  'role-policies': 'roles',
  'shared-document-access': 'shared-documents',
  'shared-documents': 'secure-send',
  'survey-reminders': 'survey-responses',
  'survey-responses': 'survey-responses',
  'survey-settings': 'survey-responses',
  'survey-templates': 'survey-templates',
  surveys: 'surveys',
  'team-members': 'teams',
  theme: 'theme',
}

/** Kinds of record that no page shows, or only reports that are read for a range of days. */
const UNSEEN = new Set(['activity', 'attempts', 'codes', 'files', 'sessions', 'uploads'])

/** Changes whose effects no page of the portal needs at once: those of employees, and the log entry about opening that log. */
const ELSEWHERE = new Set(['acknowledgeDocument', 'readDocument', 'readNews', 'recordProfileView'])

interface Documented {
  operationId?: string
  'x-ssp-affects'?: string[]
}
const affectsOf = new Map(
  Object.values(contract.paths as Record<string, Record<string, Documented>>)
    .flatMap((path) => Object.values(path))
    .map(({ operationId, 'x-ssp-affects': affects = [] }) => [operationId, affects]),
)
const nameOf = new Map<unknown, string>(Object.entries(operations).map(([name, operation]) => [operation, name]))

const changes = Object.entries(api).flatMap(([name, change]) => {
  const operation = nameOf.get(operationOf.get(change))
  return operation === undefined ? [] : [{ name, operation, areas: (change as { changes: readonly Area[] }).changes }]
})

test('a change names the areas of each kind of record that its operation affects', () => {
  expect(changes.length).toBeGreaterThan(100)
  const missing = changes
    .filter(({ name }) => !ELSEWHERE.has(name))
    .flatMap(({ name, operation, areas }) =>
      (affectsOf.get(operation) ?? []).flatMap((effect) => {
        const kind = effect.split(' ')[1] ?? ''
        const area = AREAS[kind]
        return UNSEEN.has(kind) || (area && areas.includes(area)) ? [] : [`${name}: ${effect} (${area})`]
      }),
    )
  expect(missing).toEqual([])
})

test('what changes the timeline of a report has its state read again, which the same page shows', () => {
  const ofTimeline = changes.filter(({ areas }) => areas.includes('incident-notes'))
  expect(ofTimeline.length).toBeGreaterThan(5)
  expect(ofTimeline.filter(({ areas }) => !areas.includes('incidents'))).toEqual([])
})

test('what changes who is in use has each count of them read again', () => {
  const counting: readonly Area[] = ['employees', 'dashboard', 'documents', 'survey-responses']
  const uses = new Set([
    'quickCreateEmployee',
    'removeEmployee',
    'mergeEmployee',
    'unmergeEmployee',
    'applyBulkRun',
    'undoBulkRun',
  ])
  const areasOf = changes.filter(({ name }) => uses.has(name)).map(({ areas }) => areas)
  expect(areasOf).toHaveLength(uses.size)
  for (const areas of areasOf) expect(areas).toEqual(expect.arrayContaining([...counting]))
})
