import { jpegOf, textRuns } from '@ssp/pdf/worker'
import type { Content, Style, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Evidence } from './evidence'

/** A4 portrait in points, and its margins. */
const PAGE = { width: 595.28, side: 48, top: 56 }
const WIDTH = PAGE.width - 2 * PAGE.side
const MUTED = '#5b6472'
const STYLES: Record<string, Style> = {
  title: { fontSize: 20, bold: true },
  heading: { fontSize: 14, bold: true },
  muted: { fontSize: 9, color: MUTED },
}

const text = (value: string, style: object = {}): Content => ({ text: textRuns(value), ...style })
const heading = (value: string): Content => text(value, { style: 'heading', margin: [0, 22, 0, 6] })

/** The evidence of a report as a document: A4 portrait, selectable text, its images. */
export async function evidenceDocument(evidence: Evidence): Promise<TDocumentDefinitions> {
  const { brand, locale, title, remarks, messages } = evidence
  return {
    pageSize: 'A4',
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.top],
    info: { title, subject: messages.subject, author: brand.clientName },
    language: locale,
    displayTitle: true,
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: '#1c2430' },
    styles: STYLES,
    footer: (page, pages) => ({
      columns: [
        text(brand.clientName, { style: 'muted' }),
        {
          text: messages.page.replace('{page}', String(page)).replace('{pages}', String(pages)),
          style: 'muted',
          alignment: 'right',
        },
      ],
      margin: [PAGE.side, 20, PAGE.side, 0],
    }),
    content: [
      ...opening(evidence),
      ...remarks.map((remark) => text(remark, { style: 'muted', margin: [0, 8, 0, 0] })),
      heading(messages.report),
      ...evidence.report.map(answer),
      heading(messages.notes),
      ...(evidence.notes.length === 0 ? [text(messages.noNotes, { style: 'muted' })] : evidence.notes.map(note)),
      heading(messages.timeline),
      timeline(evidence),
      heading(messages.images),
      ...(evidence.images.length === 0 ? [text(messages.noImages, { style: 'muted' })] : []),
      ...(await picturesOf(evidence)),
    ],
  }
}

function opening({ brand, title, facts }: Evidence): Content[] {
  return [
    brand.logo
      ? { image: brand.logo, fit: [140, 36], margin: [0, 0, 0, 12] }
      : text(brand.clientName, { bold: true, color: brand.primary, margin: [0, 0, 0, 12] }),
    text(title, { style: 'title', margin: [0, 0, 0, 10] }),
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 2, lineColor: brand.primary }] },
    {
      table: {
        widths: [110, '*'],
        body: facts.map(({ name, value }): TableCell[] => [text(name, { color: MUTED }), text(value)]),
      },
      layout: 'noBorders',
      margin: [0, 8, 0, 0],
    },
  ]
}

const answer = ({ label, answer: given }: Evidence['report'][number]): Content =>
  given === null
    ? text(label, { bold: true, fontSize: 11, margin: [0, 10, 0, 2] })
    : { stack: [text(label, { style: 'muted' }), text(given)], margin: [0, 4, 0, 2] }

const note = ({ head, text: written, earlier }: Evidence['notes'][number]): Content => ({
  stack: [
    text(head, { bold: true }),
    text(written),
    ...earlier.map((version): Content => ({
      stack: [text(version.head, { style: 'muted' }), text(version.text, { color: MUTED })],
      margin: [16, 4, 0, 0],
    })),
  ],
  margin: [0, 2, 0, 8],
})

const timeline = ({ timeline: events }: Evidence): Content => ({
  table: {
    headerRows: 0,
    widths: ['auto', '*', 'auto'],
    body: events.map(({ when, what, who }): TableCell[] => [text(when), text(what), text(who)]),
  },
  layout: 'lightHorizontalLines',
})

// One after the other, because each is decoded in memory.
async function picturesOf({ images }: Evidence): Promise<Content[]> {
  const drawn: Content[] = []
  for (const { url, title, facts } of images) {
    drawn.push({
      stack: [
        text(title, { bold: true }),
        ...facts.map((fact) => text(fact, { style: 'muted' })),
        { image: await jpegOf(url), fit: [WIDTH, 560], margin: [0, 6, 0, 0] },
      ],
      margin: [0, 4, 0, 14],
      unbreakable: true,
    })
  }
  return drawn
}
