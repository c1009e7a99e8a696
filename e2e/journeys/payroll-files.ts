import { crc32 } from 'node:zlib'

/** The smallest PDF of a payslip that a reader of text understands. */
export function payslip(identifier: string): Buffer {
  const page = `BT /F1 12 Tf 72 770 Td (Employee number ${identifier}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const rows = objects.map((object, index) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return row
  })
  const start = file.length
  file += `xref\n0 6\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

const numbers = (...fields: readonly [value: number, bytes: 2 | 4][]) =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

/** An archive of files by name, which are stored as they are. */
export function zip(files: Readonly<Record<string, Buffer>>): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, bytes] of Object.entries(files)) {
    const label = Buffer.from(name)
    const facts = numbers(
      [20, 2],
      [0x0800, 2],
      [0, 2],
      [0, 4],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [label.length, 2],
      [0, 2],
    )
    const local = Buffer.concat([numbers([0x04034b50, 4]), facts, label, bytes])
    central.push(
      Buffer.concat([
        numbers([0x02014b50, 4], [20, 2]),
        facts,
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
        label,
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [central.length, 2],
    [central.length, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  )
  return Buffer.concat([...locals, directory, end])
}
