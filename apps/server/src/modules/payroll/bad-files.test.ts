import { PDFDocument } from '@cantoo/pdf-lib'
import { deflateRawSync } from 'node:zlib'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { upload } from '../../testing/files-fixture.ts'
import {
  payrollCalls,
  payslipPdf,
  putPayroll,
  startPayrollServer,
  zipOf,
  type Job,
} from '../../testing/payroll-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { fixedId } from '../../testing/tenants.ts'

const server = setUpServer(startPayrollServer)
const admin = setUpUser(server, 'admin')
const calls = payrollCalls(admin, server)

beforeAll(async () => {
  await server.db.updateTable('platforms').set({ excel_payslips: true }).where('name', '=', 'north').execute()
})

// Nothing of it is visible, and what waits for a person is under numbers, never under names of the file.
afterEach(async () => {
  const left = await server.inSystem(async (tx) => {
    const payslips = await tx.selectFrom('payslips').select('id').execute()
    const objects = await tx
      .deleteFrom('objects')
      .where('bucket', 'in', ['jobs', 'payroll'])
      .returning('object_key')
      .execute()
    return { payslips, names: objects.map(({ object_key: key }) => key.split('/').slice(2).join('/')) }
  })
  const named = left.names.filter((name) => !/^\d+\/document\.pdf$/.test(name))
  if (left.payslips.length > 0 || named.length > 0) throw new Error(`Left behind: ${JSON.stringify(left)}`)
})

const faultOf = async (id: string) => {
  const { job, fault } = (await calls.get(`/${id}`)).json<{ job: Job; fault: string | null }>()
  expect(job.status).toBe(3)
  return fault
}
const itemsOf = async (id: string) =>
  (await calls.get(`/${id}/items?limit=100`)).json<{ label: string; reason: string | null }[]>()

const scripted = async () => {
  const document = await PDFDocument.create()
  document.addPage()
  document.addJavaScript('x', 'app.alert(1)')
  return Buffer.from(await document.save({ useObjectStreams: false }))
}
const protectedPdf = async () => {
  const document = await PDFDocument.create()
  document.addPage()
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  return Buffer.from(await document.save())
}

describe('a PDF', () => {
  test.each([
    ['with a script', scripted, 'The PDF contains a script or starts a program, and is not taken.'],
    ['with a password', protectedPdf, 'The PDF is protected by a password.'],
    [
      'without its middle',
      () => Buffer.concat([payslipPdf('acme-1').subarray(0, 60), Buffer.from('\n%%EOF')]),
      'The PDF is damaged.',
    ],
  ])('%s fails with the reason', async (_name, make, fault) => {
    expect(await faultOf(await calls.run(await make(), {}, 'pdf'))).toBe(fault)
  })
})

describe('before anything is stored, rejected is', () => {
  test.each([
    ['a PDF that is none', Buffer.from('<html>hello</html>'), 'application/pdf', 'pdf'],
    ['a ZIP that is none', Buffer.from('%PDF-1.4\n%%EOF'), 'application/zip', 'zip'],
    ['a PDF cut in the middle', payslipPdf('acme-1').subarray(0, 300), 'application/pdf', 'pdf'],
    ['nothing', Buffer.alloc(0), 'application/pdf', 'pdf'],
  ])('%s', async (_name, file, type, extension) => {
    const key = `${fixedId(`bad ${extension} ${file.length}`)}/payroll.${extension}`
    const put = await upload(admin, server, key, file, type, 'jobs')
    expect(put.statusCode, put.body).toBe(400)
    const made = await calls.create(`${admin.clientId}/${key}`)
    expect(made.statusCode).toBe(400)
    expect(made.json<{ fields: object }>().fields).toHaveProperty('document_key')
  })
})

/** An archive of one entry that unpacks to more than it declares. */
function lying(declared: number): Buffer {
  const archive = zipOf({ 'acme-1.pdf': payslipPdf('acme-1') })
  const central = archive.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  archive.writeUInt32LE(declared, 22)
  archive.writeUInt32LE(declared, central + 24)
  return archive
}

/** An archive of entries of zeros that shrink a thousandfold. */
function bomb(entries: number, bytes: number, nameOf: (index: number) => string): Buffer {
  const raw = Buffer.alloc(bytes)
  const packed = deflateRawSync(raw)
  const archive = zipOf(Object.fromEntries(Array.from({ length: entries }, (_, index) => [nameOf(index), packed])))
  // fflate stored what was packed already: the headers are made to say so.
  let at = 0
  while ((at = archive.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]), at)) >= 0) {
    archive.writeUInt32LE(bytes, at + 24)
    at += 4
  }
  return archive
}

describe('an archive', () => {
  test('of more than 2 GB when it is unpacked is not unpacked', async () => {
    const id = await calls.run(bomb(150, 15 * 1024 * 1024, (index) => `acme-${index}.pdf`))
    expect(await faultOf(id)).toBe('The archive is larger than 2 GB when it is unpacked.')
  })

  test('that unpacks to more than it says costs that entry', async () => {
    const id = await calls.run(lying(100))
    expect(await itemsOf(id)).toMatchObject([{ label: 'acme-1.pdf', reason: 'damaged' }])
  })

  test('of paths that leave it, of names twice and of names in any script, writes none of them', async () => {
    const archive = zipOf({
      '../../etc/acme-1.pdf': payslipPdf('acme-1'),
      '/acme-2.pdf': payslipPdf('acme-2'),
      'C:\\acme-3.pdf': payslipPdf('acme-3'),
      'รายได้.pdf': payslipPdf('nobody'),
      'مرتب.pdf': payslipPdf('nobody'),
      '👩‍🏭.pdf': payslipPdf('nobody'),
    })
    const found = Object.fromEntries(
      (await itemsOf(await calls.run(archive))).map(({ label, reason }) => [label, reason]),
    )
    expect(found).toEqual({
      '../../etc/acme-1.pdf': 'unsafeName',
      '/acme-2.pdf': 'unsafeName',
      'C:/acme-3.pdf': 'unsafeName',
      'รายได้.pdf': 'unknownIdentifier',
      'مرتب.pdf': 'unknownIdentifier',
      '👩‍🏭.pdf': 'unknownIdentifier',
    })
  })
})

describe('a workbook', () => {
  const run = (file: Buffer) => calls.run(file, { document_type: 2 }, 'xlsx')

  test('of more than 200 MB when it is unpacked is not unpacked', async () => {
    const id = await run(bomb(20, 15 * 1024 * 1024, (index) => `xl/worksheets/sheet${index}.xml`))
    expect(await faultOf(id)).toBe('The file is too complex to be read.')
  })

  test('that is an archive of something else fails with the reason', async () => {
    expect(await faultOf(await run(zipOf({ 'a.txt': Buffer.from('a') })))).toBe(
      'The file is not an Excel workbook, or it is damaged.',
    )
  })
})

test('an id of another client in any field says no more than one that does not exist', async () => {
  const borealis = await server.signIn('admin', { client: 'borealis' })
  const key = await putPayroll(borealis, server, zipOf({ 'acme-1.pdf': payslipPdf('acme-1') }))
  const answers = await Promise.all(
    [key, `${admin.clientId}/${fixedId('nothing')}/payroll.zip`].map((document_key) => calls.create(document_key)),
  )
  const bodies = answers.map((answer) => {
    const { statusCode } = answer
    return { statusCode, fields: answer.json<{ fields: object }>().fields }
  })
  expect(bodies[0]).toEqual(bodies[1])
  expect(bodies[0]?.statusCode).toBe(400)
  await server.db.deleteFrom('objects').where('object_key', '=', key).execute()
})
