import { jpegOf, textRuns } from '@ssp/pdf/worker'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Brochure } from './brochure'

/** A4 portrait in points, and its margins. */
const PAGE = { width: 595.28, height: 841.89, side: 48, top: 48, bottom: 96 }
const WIDTH = PAGE.width - 2 * PAGE.side
/** Maximum height of a picture, below title and description. */
const PICTURE = 560
const MUTED = '#5b6472'

/** The file as a one-page document: title, description, picture, and the footer with the brand (R3-256 to R3-261). */
export async function brochureDocument(brochure: Brochure): Promise<TDocumentDefinitions> {
  const { brand, title, description, image, subject, locale } = brochure
  const picture: Content[] = image
    ? [{ image: await jpegOf(image), fit: [WIDTH, PICTURE], alignment: 'center', margin: [0, 20, 0, 0] }]
    : []
  return {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, brand ? PAGE.bottom : PAGE.top],
    info: { title, subject, ...(brand && { author: brand.clientName }) },
    language: locale,
    displayTitle: true,
    defaultStyle: { font: 'Roboto', fontSize: 12, lineHeight: 1.3, color: '#1c2430' },
    ...(brand && { footer: () => footer(brand, brochure.site) }),
    content: [
      { text: textRuns(title), fontSize: 26, bold: true, ...(brand && { color: brand.primary }) },
      { text: textRuns(description), color: MUTED, margin: [0, 6, 0, 0] },
      ...picture,
    ],
  }
}

function footer({ clientName, logo, primary }: NonNullable<Brochure['brand']>, site: string): Content {
  const name: Content = {
    stack: [
      { text: textRuns(clientName), bold: true, link: site },
      { text: new URL(site).host, fontSize: 10, color: MUTED, link: site },
    ],
    alignment: 'right',
  }
  return {
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 2, lineColor: primary }] },
      {
        columns: [...(logo ? [{ image: logo, fit: [160, 40] as [number, number], link: site }] : []), name],
        margin: [0, 12, 0, 0],
      },
    ],
    margin: [PAGE.side, 12, PAGE.side, 0],
  }
}
