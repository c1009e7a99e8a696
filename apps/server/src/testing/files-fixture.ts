import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { makePayslip } from '../modules/pay/testing.ts'
import { employeeAt, grantTo } from './people.ts'
import { startTestServer, type SignedIn, type TestServer } from './test-server.ts'

const PERMISSIONS = ['DOCUMENTS_VIEW', 'PAYDOCS_VIEW', 'PAYSLIPS_VIEW']

/** A server whose administrators of acme and borealis also hold the permissions of documents and pay, and `more`. */
export async function startFilesServer(
  env: Record<string, string> = {},
  more: readonly string[] = [],
): Promise<TestServer> {
  const server = await startTestServer({ env })
  for (const client of ['acme', 'borealis']) await grantTo(server, ['admin'], [...PERMISSIONS, ...more], client)
  return server
}

/** The smallest file that passes for a PDF. */
export const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)

/** Adds a payslip with its file. @returns its id. */
export async function addPayslip(
  { deps, tenants }: TestServer,
  {
    client = 'acme',
    employee = 1,
    date,
    name = `${date}.pdf`,
  }: { client?: string; employee?: number; date: string; name?: string },
): Promise<string> {
  const clientId = tenants.clientId(client)
  const [id, employee_id, file_name] = [randomUUID(), employeeAt(employee, client), name]
  const kept = await deps.objects.keep(clientId, 'application/pdf', pdf(`${client} ${date}`))
  await deps.database.withSystem(async (tx) => {
    await makePayslip(tx, clientId, { id, employee_id, process_date: date, file_name })
    await deps.objects.publish(tx, {
      clientId,
      bucket: 'payslips',
      key: `${clientId}/${employee_id}/${file_name}`,
      kept,
    })
  })
  return id
}

/** Opens a personal address in the browser that got it. */
export function follow(server: TestServer, signed: LightMyRequestResponse, url?: string) {
  const cookie = String(signed.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  return server.inject({ url: url ?? signed.json<{ url: string }>().url, headers: { cookie } })
}

/** Signs an upload, by default of a document, and puts a file there. */
export async function upload(
  user: SignedIn,
  server: TestServer,
  key: string,
  file: Buffer,
  contentType = 'application/pdf',
  bucketName = 'documents',
) {
  const signed = await user.post('/api/dashboard/sign-upload-url', {
    filePath: `${user.clientId}/${key}`,
    contentType,
    bucketName,
  })
  if (signed.statusCode !== 200) return signed
  return server.inject({
    method: 'PUT',
    url: signed.json<{ url: string }>().url,
    headers: { 'content-type': contentType },
    payload: file,
  })
}
