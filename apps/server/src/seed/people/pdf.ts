// A string of a PDF; letters beyond Latin-1 become question marks, because the standard fonts have no others.
const text = (line: string) => line.replace(/[\\()]/g, String.raw`\$&`).replace(/[^\u0020-\u00ff]/g, '?')

/** A PDF of one A4 page: a heading and lines under it. */
export function pdfOf(heading: string, lines: readonly string[]): Buffer {
  const drawn = lines.map((line) => `0 -22 Td (${text(line)}) Tj`).join('\n')
  const page = `BT /F1 20 Tf 72 770 Td (${text(heading)}) Tj /F1 12 Tf 0 -14 Td\n${drawn}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
