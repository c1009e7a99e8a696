import { expect, test } from 'vitest'
import { setUpServer, setUpUser } from '../testing/set-up-server.ts'
import { employeeAt, grantTo } from '../testing/people.ts'
import { fixedId } from '../testing/tenants.ts'
import type { SignedIn } from '../testing/test-server.ts'

const server = setUpServer()
const admin = setUpUser(server, 'admin')
const reader = setUpUser(server, 'reader')

const address = (who: SignedIn, query = '') => `/api/ssp/production/employees/${who.clientId}${query}`
const createEmployee = (who: SignedIn) => {
  const payload = { clientId: who.clientId, surname: 'Strict' }
  return who.post(address(who, '?function=quickCreate'), payload)
}
const setStrict = (strict_rights: 0 | 1) =>
  admin.patch(`/api/ssp/production/client/${admin.clientId}`, { strict_rights })

test('strict rights ask who may only view for the permission of the change, once switched on', async () => {
  expect((await createEmployee(reader)).statusCode).toBe(201)
  expect((await setStrict(1)).statusCode).toBe(200)
  const rejected = await createEmployee(reader)
  expect(rejected.statusCode).toBe(403)
  expect(rejected.json()).toMatchObject({ code: 'forbidden', permission: 'EMPLOYEES_CREATE' })
  const read = await reader.get(address(reader))
  expect(read.statusCode).toBe(200)
  const elsewhere = await server.signIn('reader', { client: 'borealis' })
  expect((await createEmployee(elsewhere)).statusCode).toBe(201)
  expect((await setStrict(0)).statusCode).toBe(200)
  expect((await createEmployee(reader)).statusCode).toBe(201)
})

test('an account that holds the permission makes the change at a client with strict rights', async () => {
  await grantTo(server, ['admin'], ['EMPLOYEES_CREATE'])
  await setStrict(1)
  expect((await createEmployee(reader)).statusCode).toBe(403)
  expect((await createEmployee(admin)).statusCode).toBe(201)
  await setStrict(0)
})

test('who would lose what to strict rights is said before they are switched on, and is so afterwards', async () => {
  const limited = await server.signIn('reader', { client: 'borealis' })
  const full = await server.signIn('admin', { client: 'borealis' })
  const url = `/api/ssp/production/client/${full.clientId}`
  const ask = (who: SignedIn) => who.get(`${url}?function=getStrictRightsImpact`)
  const { loses, accounts } = (await ask(full)).json()
  const reader = accounts.find(({ username }: { username: string }) => username === 'reader')
  expect(reader.loses).toContain('EMPLOYEES_CREATE')
  expect(loses).toBe(accounts.length)
  expect((await ask(limited)).statusCode).toBe(403)
  expect((await createEmployee(limited)).statusCode).toBe(201)
  const payload = { strict_rights: 1 }
  expect((await full.patch(url, payload)).statusCode).toBe(200)
  expect((await createEmployee(limited)).json()).toMatchObject({ permission: 'EMPLOYEES_CREATE' })
  await grantTo(server, ['reader'], reader.loses, 'borealis')
  const after = (await ask(full)).json()
  expect(after.accounts.map(({ username }: { username: string }) => username)).not.toContain('reader')
  expect((await createEmployee(limited)).statusCode).toBe(201)
  expect((await full.patch(url, { strict_rights: 0 })).statusCode).toBe(200)
})

const UPLOADS = [
  ['employee-avatars', 'EMPLOYEES_VIEW', 'EMPLOYEES_UPDATE', `${employeeAt(1)}/avatar`, 'image/png'],
  ['documents', 'DOCUMENTS_VIEW', 'DOCUMENTS_CREATE', `company/${fixedId('upload')}/rules`, 'application/pdf'],
  [
    'attachments',
    'EMAIL_ATTACHMENTS_VIEW',
    'EMAIL_ATTACHMENTS_CREATE',
    `${fixedId('upload')}/hello`,
    'application/pdf',
  ],
  ['badges', 'RECOGNITION_VIEW', 'RECOGNITION_UPDATE', 'Star1', 'image/png'],
  ['jobs', 'JOBS_VIEW', 'JOBS_CREATE', `${fixedId('upload')}/payslips`, 'application/pdf'],
] as const

test.each(UPLOADS)(
  'a file of %s needs %s, with strict rights %s as well',
  async (bucketName, view, change, name, contentType) => {
    const viewer = await server.signIn('nobody')
    await grantTo(server, ['nobody'], [view])
    const sign = () => {
      const filePath = `${viewer.clientId}/${name}.${contentType.slice(-3)}`
      return viewer.send({
        method: 'POST',
        url: '/api/dashboard/sign-upload-url',
        payload: { bucketName, filePath, contentType },
      })
    }
    expect((await sign()).statusCode).toBe(200)
    await setStrict(1)
    expect((await sign()).json()).toMatchObject({
      code: 'forbidden',
      permission: expect.stringMatching(/_(?:CREATE|UPDATE)$/),
    })
    await grantTo(server, ['nobody'], [change])
    expect((await sign()).statusCode).toBe(200)
    await setStrict(0)
  },
)

test('with strict rights a file that creates employees needs EMPLOYEES_CREATE, one that changes them does not', async () => {
  const viewer = await server.signIn('nobody')
  await grantTo(server, ['nobody'], ['EMPLOYEES_VIEW', 'EMPLOYEES_UPDATE'])
  const url = `/api/ssp/production/employees/bulk/${viewer.clientId}`
  const start = (kind: string) => viewer.post(url, { kind, fileName: 'people.csv' })
  const started = await start('import')
  expect(started.statusCode).toBe(201)
  const run = `${url}/${started.json().id}`
  const rows = { rows: [{ line: 1, identifier: 'strict-1', surname: 'New' }] }
  expect((await admin.post(`${run}/rows`, rows)).statusCode).toBe(404)
  await setStrict(1)
  const rejected = { code: 'forbidden', permission: 'EMPLOYEES_CREATE' }
  expect((await start('import')).json()).toMatchObject(rejected)
  expect((await viewer.post(`${run}/rows`, rows)).json()).toMatchObject(rejected)
  expect((await viewer.post(`${run}/apply`, { rows: 0 })).json()).toMatchObject(rejected)
  expect((await viewer.post(`${run}/undo`, {})).json()).toMatchObject(rejected)
  expect((await start('update')).statusCode).toBe(201)
  await setStrict(0)
})
