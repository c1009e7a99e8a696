import { textRuns } from '@ssp/pdf/worker'
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Readers } from './readers'

/** A4 portrait in points. */
const PAGE = { width: 595.28, height: 841.89 }
/**
 * A page has 1400 px of a 700 px wide screen (spec 4 section 9). Quality 2 applies to pictures; text and lines are exact.
 */
const PX = PAGE.height / 1400
const WIDTH = 700 * PX
const SIDE = (PAGE.width - WIDTH) / 2
const MUTED = '#5b6472'

const text = (value: string, style: object = {}): Content => ({ text: textRuns(value), ...style })

/** The readers of an article with their dates: A4 portrait, with the headings on each page (R4-240, R4-559 to R4-562). */
export function readersDocument({ brand, locale, title, rows, messages }: Readers): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [SIDE, 56, SIDE, 56],
    info: { title, subject: messages.subject, author: brand.clientName },
    language: locale,
    displayTitle: true,
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: '#1c2430' },
    footer: (page, pages) => ({
      columns: [
        text(brand.clientName, { fontSize: 9, color: MUTED }),
        {
          text: messages.page.replace('{page}', String(page)).replace('{pages}', String(pages)),
          fontSize: 9,
          color: MUTED,
          alignment: 'right',
        },
      ],
      margin: [SIDE, 20, SIDE, 0],
    }),
    content: [
      brand.logo
        ? { image: brand.logo, fit: [140, 36], margin: [0, 0, 0, 12] }
        : text(brand.clientName, { bold: true, color: brand.primary, margin: [0, 0, 0, 12] }),
      text(title, { fontSize: 18, bold: true, margin: [0, 0, 0, 10] }),
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 2, lineColor: brand.primary }] },
      rows.length === 0 ? text(messages.empty, { color: MUTED, margin: [0, 16, 0, 0] }) : table(rows, messages),
    ],
  }
}

function table(rows: Readers['rows'], messages: Readers['messages']): Content {
  const heading = (name: string): TableCell => ({ text: name, fontSize: 9, color: MUTED })
  return {
    table: {
      headerRows: 1,
      widths: ['*', 'auto'],
      body: [
        [heading(messages.reader), heading(messages.viewed)],
        ...rows.map(({ name, viewed }): TableCell[] => [text(name), viewed]),
      ],
    },
    layout: 'lightHorizontalLines',
    margin: [0, 12, 0, 0],
  }
}
