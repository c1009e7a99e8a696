import { expect, test } from 'vitest'
import { documentCalls } from '../../testing/documents-fixture.ts'
import { startFilesServer } from '../../testing/files-fixture.ts'
import { linkUser } from '../../testing/people.ts'
import { setUpServer } from '../../testing/set-up-server.ts'
import { planOf, statementsOf } from '../../testing/statements.ts'
import { fixedId } from '../../testing/tenants.ts'
import { makeEmployee } from '../employees/testing.ts'
import { makeTeam } from '../teams/testing.ts'
import { insertRead } from './readers.repository.ts'

const server = setUpServer(startFilesServer)
const [first, second, third] = [1, 2, 3].map((n) => fixedId(`employee acme ${n}`)) as [string, string, string]

test('one answer names the audience of each document of a page, who has read it, and its version', async () => {
  await linkUser(server, 'reader', first)
  const [admin, reader] = [await server.signIn('admin'), await server.signIn('reader')]
  const documents = documentCalls(server, admin)
  const audiences = (of: readonly string[]) => documents.send('GET', `/audience?documentIds=${of.join(',')}`)
  const [north, south] = await server.inSystem(async (tx) => [
    await makeTeam(tx, admin.clientId, { label: 'North', members: [second, third] }),
    await makeTeam(tx, admin.clientId, { label: 'South', members: [third] }),
  ])
  const company = await documents.place('company', [admin.clientId], 'for-all.pdf')
  const ofTeams = await documents.place('teams', [north, south], 'for-teams.pdf')
  const single = await documents.place('individual', [second], 'for-one.pdf')
  const fresh = await documents.put('company', 'not-shared.pdf')
  await server.inSystem(async (tx) => {
    for (const [id, reader] of [
      [company.id, first],
      [ofTeams.id, first],
      [ofTeams.id, second],
    ] as const)
      await insertRead(tx, admin.clientId, id, reader)
  })
  await documents.send('PUT', `/acknowledgement/${company.id}`, { due_date: null })
  await documentCalls(server, reader).send('POST', `/acknowledge/${company.id}`, { content_version: 1 })
  const asked = [company, ofTeams, single, fresh].map(({ id }) => id)
  const rows = (await audiences(asked)).json<{ document_id: string }[]>()
  expect(asked.map((id) => rows.find((row) => row.document_id === id))).toMatchObject([
    { shared: 1, label: null, content_version: 1, total: 3, read: 1, acknowledged: 1 },
    // The first one has read it and is in neither team, the third one is in both.
    { shared: 2, label: 'North', total: 2, read: 1, acknowledged: null },
    { shared: 1, label: expect.stringMatching(/./), total: 1, read: 0, acknowledged: null },
    { shared: 0, label: null, total: 0, read: 0, acknowledged: null },
  ])
  expect((await audiences([company.id, fixedId('no document')])).statusCode).toBe(404)
})

test('readers who left do not count, and whom a document reaches is counted without reading employees one by one', async () => {
  const admin = await server.signIn('admin')
  const documents = documentCalls(server, admin)
  const { id } = await documents.place('company', [admin.clientId], 'for-readers.pdf')
  const audience = async (of = id) =>
    (await documents.send('GET', `/audience?documentIds=${of}`)).json<{ total: number; read: number }[]>()[0]
  const before = await audience()
  let ofTeam = ''
  await server.inSystem(async (tx) => {
    const left = await makeEmployee(tx, admin.clientId, { deactivated_at: '2026-01-01' })
    const here = await makeEmployee(tx, admin.clientId, {})
    for (const reader of [left, here]) await insertRead(tx, admin.clientId, id, reader)
    ofTeam = await makeTeam(tx, admin.clientId, { label: 'With one who left', members: [left, here] })
  })
  const shared = await documents.place('teams', [ofTeam], 'for-a-team.pdf')
  expect(await audience(shared.id)).toMatchObject({ total: 1, read: 0 })
  const sent = await statementsOf(async () =>
    expect(await audience()).toMatchObject({ total: (before?.total ?? 0) + 1, read: 1 }),
  )
  const counted = sent.find(({ text }) => text.includes('document_statuses'))
  if (!counted) throw new Error('No readers are counted.')
  const plan = await planOf(counted)
  expect(plan).toContain('employees_by_deactivation')
  expect(plan).not.toMatch(/employees_by_name|employees_pkey on employees e(_\d)?$/m)
})
