import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { restrictPermissions } from '../modules/access/testing.ts'
import { BUCKETS } from '../modules/index.ts'
import { makeMarketingCategory } from '../modules/marketing/testing.ts'
import { addPayslip, follow, pdf } from '../testing/files-fixture.ts'
import { incidentFixture } from '../testing/incident-fixture.ts'
import { employeeAt, grantTo, userAt } from '../testing/people.ts'
import { PNG } from '../testing/picture.ts'
import { liftRestriction, restrictTeam } from '../testing/restrict-team.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import type { SignedIn } from '../testing/test-server.ts'
import { fixedId, TENANTS } from '../testing/tenants.ts'

const server = setUpServer()
const acme = TENANTS.clientId('acme')
const user = userAt('nobody')
const use = incidentFixture(server)
const category = fixedId('former rights category')
let incident = ''

/** A free key of each bucket, and what lets an account put there. */
const PUTS: Record<string, { key: () => string; permission: string }> = {
  avatars: { key: () => `users/${userAt('reader').user_id}/avatar.png`, permission: 'USERS_UPDATE' },
  'client-creation-form': { key: () => `${randomUUID()}/a.png`, permission: 'PLATFORM_VIEW' },
  documents: { key: () => `company/${randomUUID()}/a.pdf`, permission: 'DOCUMENTS_VIEW' },
  'employee-avatars': { key: () => `${employeeAt(1)}/avatar.png`, permission: 'EMPLOYEES_VIEW' },
  'incident-images': { key: () => `${incident}/${randomUUID()}.png`, permission: 'INCIDENTS_VIEW' },
  'ssp-content-knowledge-base-media-storage': {
    key: () => `${randomUUID()}/${randomUUID()}.png`,
    permission: 'KNOWLEDGE_BASE_CREATE',
  },
  marketing: { key: () => `${category}/${randomUUID()}/marketingresource.pdf`, permission: 'MARKETING_MATERIALS_VIEW' },
  'ssp-content-production-news-images': { key: () => `${randomUUID()}/a.png`, permission: 'NEWS_CREATE' },
  jobs: { key: () => `${randomUUID()}/a.pdf`, permission: 'JOBS_VIEW' },
  badges: { key: () => `Badge${randomUUID().replaceAll('-', '')}1.png`, permission: 'RECOGNITION_VIEW' },
  'shared-documents': { key: () => `${user.user_id}/${randomUUID()}/0-a.pdf`, permission: 'SECURE_SEND_VIEW' },
  images: { key: () => `surveys/${randomUUID()}/1.png`, permission: 'SURVEYS_CREATE' },
  logos: { key: () => 'logo.png', permission: 'CLIENT_UPDATE' },
  attachments: { key: () => `${randomUUID()}/a.pdf`, permission: 'EMAIL_ATTACHMENTS_VIEW' },
}

const PERMISSIONS = [...Object.values(PUTS).map(({ permission }) => permission), 'PAYSLIPS_VIEW']

/** What ends an address. */
const LOSSES: Record<string, (who: SignedIn) => Promise<unknown>> = {
  'was signed out': (who) => who.post(`/api/login/${acme}/logout`, { refreshToken: who.refreshToken }),
  'was deactivated': () =>
    server.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', user.user_id).execute(),
  'lost the permissions': () => server.db.deleteFrom('user_permissions').where('user_id', '=', user.user_id).execute(),
  'was restricted': () => server.inSystem((tx) => restrictPermissions(tx, user, PERMISSIONS)),
}

beforeAll(async () => {
  await use.link('reader', employeeAt(2))
  await addPayslip(server, { date: '2026-01-31' })
  incident = await use.reported(await server.signIn('reader'))
  await server.inSystem(async (tx) => {
    const { platform_id } = await tx
      .selectFrom('clients')
      .select('platform_id')
      .where('id', '=', acme)
      .executeTakeFirstOrThrow()
    await makeMarketingCategory(tx, acme, { id: category, platform_id })
  })
})

async function signIn() {
  await server.db.updateTable('users').set({ status: 'active' }).where('id', '=', user.user_id).execute()
  await server.db.deleteFrom('user_permission_restrictions').where('user_id', '=', user.user_id).execute()
  await grantTo(server, ['nobody'], PERMISSIONS)
  return server.signIn('nobody')
}

async function signUpload(who: SignedIn, bucketName: string, key: string) {
  const contentType = key.endsWith('.png') ? 'image/png' : 'application/pdf'
  const filePath = `${acme}/${key}`
  const signed = await who.post('/api/dashboard/sign-upload-url', { bucketName, filePath, contentType })
  expect(signed.statusCode, signed.body).toBe(200)
  return async () => {
    const { url } = signed.json<{ url: string }>()
    const payload = key.endsWith('.png') ? PNG : pdf(randomUUID())
    const put = await server.inject({ method: 'PUT', url, payload, headers: { 'content-type': contentType } })
    const stored = await server.db
      .selectFrom('objects')
      .select('uploaded_by')
      .where('bucket', '=', bucketName)
      .where('object_key', '=', filePath)
      .execute()
    return { status: put.statusCode, stored: stored.length }
  }
}

test('each bucket is tried', () => {
  expect(Object.keys(PUTS).toSorted()).toEqual([...BUCKETS.keys()].toSorted())
})

test.each([
  ...Object.entries(LOSSES).map(([name, lose]) => ({ name, lose, result: { status: 403, stored: 0 } })),
  { name: 'signed it', lose: () => Promise.resolve(), result: { status: 200, stored: 1 } },
])('what an address to put publishes, of any bucket, once the account $name', async ({ lose, result }) => {
  const who = await signIn()
  const puts: [string, Awaited<ReturnType<typeof signUpload>>][] = []
  for (const [bucket, { key }] of Object.entries(PUTS)) puts.push([bucket, await signUpload(who, bucket, key())])
  await lose(who)
  for (const [bucket, put] of puts) expect([bucket, await put()]).toEqual([bucket, result])
})

test('an address to put publishes nothing to a record that came out of reach', async () => {
  const rule = { username: 'nobody', permission: 'EMPLOYEES_VIEW' }
  const who = await signIn()
  const team_id = await restrictTeam(server, { ...rule, employees: [] })
  const put = await signUpload(who, 'employee-avatars', `${employeeAt(2)}/avatar.png`)
  await server.inSystem((tx) =>
    tx
      .insertInto('team_members')
      .values({ client_id: acme, team_id, employee_id: employeeAt(2) })
      .execute(),
  )
  expect(await put()).toEqual({ status: 403, stored: 0 })
  await liftRestriction(server, rule)
})

test.each([
  ...Object.entries(LOSSES).map(([name, lose]) => ({ name, lose, status: 403 })),
  { name: 'signed it', lose: () => Promise.resolve(), status: 200 },
])('what the address of a file opens once the account $name', async ({ lose, status }) => {
  const who = await signIn()
  const query = `bucket=payslips&clientId=${acme}&employeeId=${employeeAt(1)}&documentName=2026-01-31.pdf`
  const signed = await who.get(`/api/batch/get-document-url?${query}`)
  await lose(who)
  expect((await follow(server, signed)).statusCode).toBe(status)
})
