import { segmentPaint } from '@ssp/charts/svg'
import { textRuns } from '@ssp/pdf/worker'
import type {
  Alignment,
  Column,
  Content,
  ContentTable,
  Margins,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces'
import type { QuestionChart } from '../results/question-chart'
import { chartSvg } from './chart-svg'
import type { Report } from './report'

/** A4 portrait in points. */
const PAGE = { width: 595.28, height: 841.89 }
/** A page has 1300 px of a 700 px wide screen (spec 2 section 9, decision 38). */
const PX = PAGE.height / 1300
const WIDTH = 700 * PX
const SIDE = (PAGE.width - WIDTH) / 2
const CHART = {
  bar: { width: WIDTH, height: 150 },
  shares: { width: WIDTH, height: 150 },
  doughnut: { width: 110, height: 110 },
}
const MARGIN: Margins = [0, 8, 0, 0]
const MUTED = '#5b6472'
/** Maximum number of rows of options beside a doughnut; longer tables are below it, where they may span pages. */
const BESIDE = 8

const text = (value: string, style: object = {}): Content => ({ text: textRuns(value), ...style })

/** The report as a document: A4 portrait, selectable text, vector charts (R2-741 to R2-744). */
export function reportDocument(report: Report): TDocumentDefinitions {
  const { brand, messages } = report
  return {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [SIDE, 56, SIDE, 56],
    info: { title: report.title, subject: messages.subject, author: brand.clientName },
    language: report.locale,
    displayTitle: true,
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: '#1c2430' },
    styles: {
      title: { fontSize: 20, bold: true },
      question: { fontSize: 12, bold: true },
      muted: { fontSize: 9, color: MUTED },
      factName: { fontSize: 8, color: MUTED },
    },
    footer: (page, pages) => ({
      columns: [
        text(brand.clientName, { style: 'muted' }),
        {
          text: messages.page.replace('{page}', String(page)).replace('{pages}', String(pages)),
          style: 'muted',
          alignment: 'right',
        },
      ],
      margin: [SIDE, 20, SIDE, 0],
    }),
    content: [
      header(report),
      ...report.notes.map((note) => text(note, { style: 'muted', margin: [0, 8, 0, 0] })),
      ...report.questions.map((question) => questionContent(question, report)),
    ],
  }
}

function header({ brand, title, description, facts }: Report): Content {
  return {
    stack: [
      brand.logo
        ? { image: brand.logo, fit: [140, 36], margin: [0, 0, 0, 12] }
        : text(brand.clientName, { bold: true, color: brand.primary, margin: [0, 0, 0, 12] }),
      text(title, { style: 'title' }),
      text(description, { color: MUTED, margin: [0, 4, 0, 12] }),
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 2, lineColor: brand.primary }] },
      {
        columns: facts.map(({ name, value }) => ({
          stack: [text(name, { style: 'factName' }), text(value, { bold: true })],
        })),
        columnGap: 12,
        margin: [0, 10, 0, 0],
      },
    ],
  }
}

function questionContent(question: QuestionChart, report: Report): Content {
  const { kind, data, title, summary, notes } = question
  const isShort = data.labels.length <= BESIDE
  return {
    stack: [
      text(title, { style: 'question', margin: [0, 22, 0, 2] }),
      text(summary, { style: 'muted' }),
      ...notes.map((note) => text(note, { style: 'muted', italics: true })),
      ...drawing(question, report, isShort),
    ],
    // A question stays on one page unless its table is longer than a page.
    unbreakable: isShort || kind === 'bar',
  }
}

/** Bars, with a table of options for a checkbox question; or the ring with its table, beside it if it is short. */
function drawing(question: QuestionChart, report: Report, isShort: boolean): Content[] {
  const size = CHART[question.kind]
  const svg = { svg: chartSvg(question, report.brand.series, size), width: size.width, margin: MARGIN }
  if (question.kind === 'bar') return [svg]
  const table = optionTable(question, report)
  return isShort && question.kind === 'doughnut' ? [{ columns: [svg, table], columnGap: 24 }] : [svg, table]
}

function optionTable({ kind, data, counts, shares }: QuestionChart, { brand, messages }: Report): ContentTable {
  const heading = (name: string, alignment: Alignment): TableCell => ({ text: name, style: 'factName', alignment })
  const swatch = (index: number): Column => {
    const { fill = MUTED, fillOpacity = 1 } = segmentPaint({ series: brand.series }, index)
    return { width: 10, canvas: [{ type: 'rect', x: 0, y: 2, w: 7, h: 7, color: fill, fillOpacity }] }
  }
  const rows = data.labels.map((label, index): TableCell[] => [
    kind === 'doughnut' ? { columns: [swatch(index), text(label)], columnGap: 4 } : text(label),
    { text: String(counts[index] ?? 0), alignment: 'right' },
    { text: shares[index] ?? '', alignment: 'right' },
  ])
  return {
    table: {
      headerRows: 1,
      widths: ['*', 'auto', 'auto'],
      body: [
        [heading(messages.option, 'left'), heading(messages.count, 'right'), heading(messages.share, 'right')],
        ...rows,
      ],
    },
    layout: 'lightHorizontalLines',
    margin: MARGIN,
  }
}
