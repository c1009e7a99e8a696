import pdfMake from 'pdfmake/build/pdfmake.js'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { ARABIC_FONT, needsArabic } from './text-runs'

// Latin, Greek and Cyrillic with Roboto, which has all of their accents; Arabic with Noto, fetched only when needed.
const roboto = new URL('pdfmake/fonts/Roboto/Roboto-Regular.ttf', import.meta.url).href
const robotoBold = new URL('pdfmake/fonts/Roboto/Roboto-Medium.ttf', import.meta.url).href
const robotoItalic = new URL('pdfmake/fonts/Roboto/Roboto-Italic.ttf', import.meta.url).href
const arabic = new URL('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff', import.meta.url)
  .href
const arabicBold = new URL(
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff',
  import.meta.url,
).href

const FONTS = { Roboto: { normal: roboto, bold: robotoBold, italics: robotoItalic, bolditalics: robotoBold } }
const NOTO = { [ARABIC_FONT]: { normal: arabic, bold: arabicBold, italics: arabic, bolditalics: arabicBold } }

/**
 * Makes this worker respond to each message with a PDF; call it once in its module. `makePdf` is its counterpart.
 * @param toDocument lays out the content of the message. Fonts: Roboto, and Arabic where `textRuns` names it.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of the messages, which cannot be inferred from a value
export function servePdf<Input>(
  toDocument: (input: Input) => TDocumentDefinitions | Promise<TDocumentDefinitions>,
): void {
  pdfMake.addFonts(FONTS)
  const make = async (input: Input) => {
    if (needsArabic(JSON.stringify(input))) pdfMake.addFonts(NOTO)
    return pdfMake.createPdf(await toDocument(input)).getBuffer()
  }
  addEventListener('message', ({ data }: MessageEvent<Input>) => {
    void make(data).then(
      (pdf) => postMessage({ pdf }),
      (error: unknown) => postMessage({ error: String(error) }),
    )
  })
}
