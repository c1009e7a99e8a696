import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { follow } from '../../testing/files-fixture.ts'
import {
  PAY_DATE,
  pagesOf,
  payrollCalls,
  payslipPdf,
  putPayroll,
  startPayrollServer,
  zipOf,
  type Job,
} from '../../testing/payroll-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { fixedId } from '../../testing/tenants.ts'
import { makeJob } from './testing.ts'

const server = setUpServer(startPayrollServer)
const admin = setUpUser(server, 'admin')
const calls = payrollCalls(admin, server)

beforeEach(() =>
  server.inSystem(async (tx) => {
    await tx.deleteFrom('payslips').execute()
    await tx.deleteFrom('pay_documents').execute()
    await tx.deleteFrom('payroll_items').execute()
  }),
)

interface Item {
  position: number
  label: string
  state: string
  reason: string | null
  employee: { identifier: string } | null
}

const jobOf = async (id: string) => (await calls.get(`/${id}`)).json<{ job: Job & { fault: string } }>().job
const itemsOf = async (id: string) =>
  (await calls.get(`/${id}/items?limit=100`))
    .json<Item[]>()
    .toSorted((a, b) => a.position - b.position)
    .map(({ label, state, reason, employee }) => [label, employee?.identifier ?? null, reason ?? state])
const payslips = () =>
  server.db
    .selectFrom('payslips as p')
    .innerJoin('employees as e', 'e.id', 'p.employee_id')
    .innerJoin('objects as o', (join) =>
      join
        .onRef('o.client_id', '=', 'p.client_id')
        .on('o.bucket', '=', 'payslips')
        .on((on) => on(on.fn('right', ['o.object_key', on.val(PAY_DATE.length + 4)]), '=', on.ref('p.file_name'))),
    )
    .select(['e.identifier', 'p.process_date', 'p.file_name'])
    .distinct()
    .orderBy('e.identifier')
    .execute()
const payslipsOf = async (n: number) =>
  (
    await admin.get(`/api/ssp/production/employees/payslips-data/${admin.clientId}/${fixedId(`employee acme ${n}`)}`)
  ).json<{ id: string; process_date: string }[]>()

test('a ZIP of PDFs named by identifier becomes payslips that the pay tab shows', async () => {
  const id = await calls.run(zipOf({ 'acme-1.pdf': payslipPdf('acme-1'), 'sub/acme-2.pdf': payslipPdf('acme-2') }))
  expect(await jobOf(id)).toMatchObject({ status: 8, name: 'Completed', results_actual: 2, results_expected: 2 })
  expect(await payslips()).toEqual([
    { identifier: 'acme-1', process_date: PAY_DATE, file_name: `${PAY_DATE}.pdf` },
    { identifier: 'acme-2', process_date: PAY_DATE, file_name: `${PAY_DATE}.pdf` },
  ])
  const signed = await admin.get(
    `/api/batch/get-document-url?${new URLSearchParams({ bucket: 'payslips', clientId: admin.clientId, employeeId: fixedId('employee acme 1'), documentName: `${PAY_DATE}.pdf` }).toString()}`,
  )
  expect((await follow(server, signed)).rawPayload.equals(payslipPdf('acme-1'))).toBe(true)
  const log = await server.db.selectFrom('interactions').select('type').where('type', '=', 'payslip_added').execute()
  expect(log).toHaveLength(2)
})

test('a PDF of many payslips is split by the identifier on each page', async () => {
  const pages = [payslipPdf('acme-1'), payslipPdf('acme-1', ['page 2']), payslipPdf('acme-9'), payslipPdf('acme-2')]
  const id = await calls.run(await pagesOf(pages), {}, 'pdf')
  expect(await itemsOf(id)).toEqual([
    ['Pages 1 to 2', 'acme-1', 'matched'],
    ['Page 3', null, 'unknownIdentifier'],
    ['Page 4', 'acme-2', 'matched'],
  ])
  expect(await jobOf(id)).toMatchObject({ status: 6, results_actual: 4, results_expected: 4 })
  const kept = await server.deps.objects.read({
    clientId: admin.clientId,
    bucket: 'payslips',
    key: `${admin.clientId}/${fixedId('employee acme 1')}/${PAY_DATE}.pdf`,
  })
  const document = await PDFDocument.load(Buffer.concat(await kept.stream.toArray()))
  expect(document.getPageCount()).toBe(2)
})

test('the log names what was not taken; status 6 has the mapping log alone', async () => {
  const job = await jobOf(await calls.run(zipOf({ 'acme-1.pdf': payslipPdf('acme-1'), '=cmd.pdf': payslipPdf('x') })))
  const report = (fileName: string) =>
    admin.get(`/api/dashboard/payslip-error-reports?clientId=${admin.clientId}&fileName=${fileName}`)
  expect((await report(`${job.id}.csv`)).statusCode).toBe(404)
  const lines = (await follow(server, await report(`${job.id}_mapping.csv`))).body.split('\r\n')
  expect(lines[0]).toContain('Position,File or pages,Identifier')
  expect(lines[1]).toBe(
    "1,'=cmd.pdf,'=cmd,,Not matched,No employee has this identifier.".replace(
      '1,',
      lines[1]?.startsWith('2') ? '2,' : '1,',
    ),
  )
  expect(lines).toHaveLength(3)
})

test('a log of more documents than a batch has each of them once, what a person decides about first', async () => {
  const states = ['leftOut', 'unmatched']
  const clientId = admin.clientId
  await server.inSystem(async (tx) => {
    const jobId = await makeJob(tx, clientId, { number: 9000, status: 3, fault: 'The file is damaged.' })
    await sql`insert into payroll_items (client_id, job_id, position, label, state)
      select ${clientId}, ${jobId}, n, n || '.pdf', (${states}::text[])[1 + n % 2] from generate_series(1, 2400) n`.execute(
      tx,
    )
  })
  const url = `/api/dashboard/payslip-error-reports?clientId=${clientId}&fileName=9000.csv`
  const { body } = await follow(server, await admin.get(url))
  const [, fault, ...lines] = body.trimEnd().split('\r\n')
  expect(fault).toBe(',,,,Failed,The file is damaged.')
  const positions = Array.from({ length: 2400 }, (_, index) => index + 1)
  const isDecided = (position: number) => position % 2 === 0
  expect(lines.map((line) => Number(line.split(',')[0]))).toEqual([
    ...positions.filter((position) => !isDecided(position)),
    ...positions.filter(isDecided),
  ])
})

test('whatever is in an archive is answered in the log, and the rest is taken', async () => {
  const scripted = await PDFDocument.create()
  scripted.addPage()
  scripted.addJavaScript('x', 'app.alert(1)')
  const archive = zipOf({
    'acme-1.pdf': payslipPdf('acme-1'),
    '../acme-2.pdf': payslipPdf('acme-2'),
    'a.pdf': new Uint8Array(),
    'b.pdf': Buffer.from('<html>'),
    'c.pdf': payslipPdf('acme-2').subarray(0, 200),
    'd.pdf': await scripted.save(),
    'e.pdf': new Uint8Array(21 * 1024 * 1024),
    'f.pdf': payslipPdf('acme-3'),
    'acme-2.pdf': payslipPdf('acme-3'),
    'acme-3_2025-03-31.pdf': payslipPdf('acme-3'),
    'copy/acme-1.pdf': payslipPdf('acme-1'),
    '給与.pdf': payslipPdf('acme-1'),
  })
  // The bit that says that an entry is encrypted, in its local and its central header.
  for (let at = archive.indexOf('f.pdf'); at >= 0; at = archive.indexOf('f.pdf', at + 1)) {
    const isLocal = archive.readUInt32LE(at - 30) === 0x04034b50
    const flags = isLocal ? at - 24 : at - 38
    archive.writeUInt16LE(archive.readUInt16LE(flags) | 1, flags)
  }
  const id = await calls.run(archive)
  expect(Object.fromEntries((await itemsOf(id)).map(([label, , what]) => [label, what]))).toEqual({
    'acme-1.pdf': 'matched',
    '../acme-2.pdf': 'unsafeName',
    'a.pdf': 'empty',
    'b.pdf': 'notPdf',
    'c.pdf': 'damaged',
    'd.pdf': 'script',
    'e.pdf': 'tooLarge',
    'f.pdf': 'encrypted',
    'acme-2.pdf': 'nameAndTextDiffer',
    'acme-3_2025-03-31.pdf': 'otherDate',
    'copy/acme-1.pdf': 'twiceInFile',
    '給与.pdf': 'unknownIdentifier',
  })
  expect((await payslips()).map(({ identifier }) => identifier)).toEqual(['acme-1'])
})

test('a file that cannot be read fails with the reason, and leaves nothing', async () => {
  const truncated = zipOf({ 'acme-1.pdf': payslipPdf('acme-1') }).subarray(0, 400)
  const id = await calls.run(truncated)
  expect(await jobOf(id)).toMatchObject({ status: 3, name: 'Failed' })
  expect((await calls.get(`/${id}`)).json()).toMatchObject({
    fault: 'The file is not a ZIP archive, or it is damaged.',
  })
  const objects = await server.db
    .selectFrom('objects')
    .select('object_key')
    .where('bucket', 'in', ['jobs', 'payroll'])
    .execute()
  expect(objects.filter(({ object_key: key }) => key.includes(id))).toEqual([])
})

test('a worker that dies in the middle: the job is taken up, and each document is there once', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 50 }, (_, n) => [`file-${String(n).padStart(3, '0')}.pdf`, payslipPdf(`x-${n}`)]),
  )
  const key = await putPayroll(admin, server, zipOf({ ...files, 'acme-1.pdf': payslipPdf('acme-1') }))
  const { job_id: id } = (await calls.create(key)).json<Job>()
  const keep = server.deps.objects.keep.bind(server.deps.objects)
  let kept = 0
  const dies = vi.spyOn(server.deps.objects, 'keep').mockImplementation(async (...args) => {
    kept += 1
    if (kept === 30) throw new Error('the process is gone')
    return keep(...args)
  })
  await expect(server.deps.jobs.drain()).rejects.toThrow('the process is gone')
  dies.mockRestore()
  expect(await jobOf(id)).toMatchObject({ status: 2, results_actual: 20, results_expected: 51 })
  // Two workers at once, as when the first one was only slow.
  const again = () => server.inSystem((tx) => server.deps.jobs.enqueue(tx, { name: 'payroll.run' }, payload))
  const payload = { clientId: admin.clientId, platformId: fixedId('platform north'), id }
  await again()
  await again()
  await server.deps.jobs.drain()
  expect(await jobOf(id)).toMatchObject({ status: 6, results_actual: 51 })
  const items = await itemsOf(id)
  expect(items).toHaveLength(51)
  expect(new Set(items.map(([label]) => label)).size).toBe(51)
  expect(await payslipsOf(1)).toHaveLength(1)
})

test('a worker that dies while documents become visible: each is there once', async () => {
  const id = await calls.run(zipOf({ 'acme-1.pdf': payslipPdf('acme-1'), 'acme-2.pdf': payslipPdf('acme-2') }), {
    release: 'review',
  })
  expect(await payslips()).toEqual([])
  const rename = server.deps.objects.rename.bind(server.deps.objects)
  let moved = 0
  const dies = vi.spyOn(server.deps.objects, 'rename').mockImplementation(async (...args) => {
    moved += 1
    if (moved === 2) throw new Error('the process is gone')
    return rename(...args)
  })
  expect((await calls.post(`/${id}/release`, { release_at: null })).statusCode).toBe(200)
  await expect(server.deps.jobs.drain()).rejects.toThrow('the process is gone')
  dies.mockRestore()
  expect(await payslips()).toEqual([])
  await server.inSystem((tx) =>
    server.deps.jobs.enqueue(
      tx,
      { name: 'payroll.run' },
      {
        clientId: admin.clientId,
        platformId: fixedId('platform north'),
        id,
      },
    ),
  )
  await server.deps.jobs.drain()
  expect(await jobOf(id)).toMatchObject({ status: 8 })
  expect(await payslips()).toHaveLength(2)
})

test('Excel payslips are for the platform that has them', async () => {
  const types = async () => (await calls.get('/document-types')).json<{ name: string }[]>().map(({ name }) => name)
  expect(await types()).toEqual(['Payslip', 'P60', 'P45', 'P11D'])
  const key = await putPayroll(admin, server, zipOf({ a: Buffer.from('a') }))
  expect((await calls.create(key, { document_type: 2 })).json()).toMatchObject({
    fields: { document_type: 'This type cannot be uploaded.' },
  })
  await server.db.updateTable('platforms').set({ excel_payslips: true }).where('name', '=', 'north').execute()
  expect(await types()).toContain('CJS Excel Payslip')
  expect((await calls.create(key, { document_type: 2 })).json()).toMatchObject({
    fields: { document_type: 'This type takes xlsx files.' },
  })
  const sheet = (cells: string[][]) =>
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells
      .map(
        (row, r) =>
          `<row r="${r + 1}">${row.map((cell, c) => `<c r="${'ABC'[c]}${r + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`
  const workbook = zipOf({
    '[Content_Types].xml': Buffer.from(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    ),
    '_rels/.rels': Buffer.from(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': Buffer.from(
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Pay" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': Buffer.from(
      sheet([
        ['Employee Number', 'Name', 'Net pay'],
        ['acme-1', 'Ada', '1780.00'],
        ['acme-7', 'Nobody', '1.00'],
      ]),
    ),
  })
  const id = await calls.run(workbook, { document_type: 2 }, 'xlsx')
  expect(await itemsOf(id)).toEqual([
    ['Row 2', 'acme-1', 'matched'],
    ['Row 3', null, 'unknownIdentifier'],
  ])
  expect(await payslipsOf(1)).toHaveLength(1)
})
