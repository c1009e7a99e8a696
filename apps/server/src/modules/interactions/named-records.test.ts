import { beforeAll, expect, test } from 'vitest'
import { restrictPermissions } from '../access/testing.ts'
import { makeTeam } from '../teams/testing.ts'
import { employeeAt, userAt } from '../../testing/people.ts'
import { restrictTeam } from '../../testing/restrict-team.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import type { SignedIn } from '../../testing/test-server.ts'

// Fore2 of acme is kept from `reader` by a team.
const server = setUpServer()
const admin = setUpUser(server, 'admin')
const [seen, hidden, other] = [employeeAt(1), employeeAt(2), employeeAt(3)]

interface Entry {
  type: string
  description: string
  sentences: { name: string; values: string[] }[]
}
const log = async (who: SignedIn, query: Record<string, string> = {}) => {
  const search = new URLSearchParams({ employeeId: seen, ...query })
  const page = (await who.get(`/api/serverless/interactions?${search.toString()}`)).json()
  const counted = await who.get(`/api/serverless/interactions?count=true&${search.toString()}`)
  expect(counted.json()).toEqual({ count: page.count })
  return (page.data as Entry[]).map(({ type, description, sentences }) => ({ type, description, sentences }))
}
const post = async (name: string, payload: object) => {
  const url = `/api/ssp/production/employees/${admin.clientId}?function=${name}`
  expect((await admin.post(url, payload)).statusCode).toBe(200)
}
const merge = (linked_id: string) => post('mergeEmployee', { employee_id: seen, linked_id })
const unmerge = (target_employee_id: string) => post('deleteMerge', { employee_id: seen, target_employee_id })

beforeAll(async () => {
  await restrictTeam(server, { username: 'reader', permission: 'EMPLOYEES_VIEW', employees: [2] })
})

test('a log names no employee who is out of the reach of the reader, and cannot be searched by the name', async () => {
  const reader = await server.signIn('reader')
  await merge(hidden)
  await unmerge(hidden)
  await merge(other)
  const merged = (who: SignedIn) => log(who, { filter: 'account_merged' })
  const named = (name: string) => ({
    type: 'account_merged',
    description: `Merged into ${name}.`,
    sentences: [{ name: 'merged_into', values: [name] }],
  })
  expect(await merged(admin)).toEqual([named('Fore3 Canary-acme'), named('Fore2 Canary-acme')])
  expect(await merged(reader)).toEqual([
    named('Fore3 Canary-acme'),
    { ...named('another account'), sentences: [{ name: 'merged_into', values: [] }] },
  ])
  expect(await log(reader, { filter: 'merge_removed' })).toMatchObject([
    { description: 'No longer merged into another account.' },
  ])
  expect(await log(admin, { search: 'Fore2' })).toHaveLength(2)
  expect(await log(reader, { search: 'Fore2' })).toEqual([])
  expect(await log(reader, { search: 'Fore3' })).toHaveLength(1)
})

test('an employee who was removed is named to readers without a restriction only', async () => {
  const reader = await server.signIn('reader')
  const url = `/api/ssp/production/employees/${admin.clientId}`
  expect((await admin.delete(url, { id: other })).statusCode).toBe(200)
  const removed = { filter: 'merge_removed', search: 'removed' }
  expect(await log(admin, removed)).toMatchObject([
    { description: 'Fore3 Canary-acme was removed. This account is no longer merged.' },
    {},
  ])
  expect((await log(reader, removed))[0]).toMatchObject({
    description: 'Another account was removed. This account is no longer merged.',
    sentences: [{ name: 'account_removed', values: [] }],
  })
})

test('a log names no team that is out of the reach of the reader', async () => {
  const reader = await server.signIn('reader')
  const team = await server.inSystem(async (tx) => {
    const id = await makeTeam(tx, admin.clientId, { label: 'Night shift', members: [] })
    await restrictPermissions(tx, userAt('reader'), ['EMPLOYEES_VIEW'], { team: id })
    return id
  })
  const members = `/api/ssp/production/teams/members/${admin.clientId}/${team}`
  const payload = { clientId: admin.clientId, membersToAdd: [{ employee_id: seen }] }
  expect((await admin.post(members, payload)).statusCode).toBeLessThan(300)
  expect((await admin.delete(`${members}/${seen}`)).statusCode).toBe(200)
  expect(await log(admin, { search: 'night' })).toMatchObject([
    { description: 'Removed from the team Night shift.' },
    { description: 'Added to the team Night shift.' },
  ])
  expect(await log(reader, { search: 'night' })).toEqual([])
  expect((await log(reader)).slice(0, 2)).toEqual([
    { type: 'team_removed', description: 'Removed from a team.', sentences: [{ name: 'team_removed', values: [] }] },
    { type: 'team_added', description: 'Added to a team.', sentences: [{ name: 'team_added', values: [] }] },
  ])
})
