import { getDocumentProxy } from 'unpdf'

/** Characters of one page that are looked at: a payslip has some thousands. */
const MAX_TEXT = 50_000

/** Reads the text of the pages of a PDF. The bytes are copied, because the reader takes ownership of them. */
export async function openPdfText(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: false, verbosity: 0 })
  return {
    /** Text of a page from 0; empty for a page that cannot be read, such as a scan. */
    async page(index: number): Promise<string> {
      const page = await document.getPage(index + 1)
      try {
        const { items } = await page.getTextContent()
        return items
          .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : ''))
          .join('')
          .slice(0, MAX_TEXT)
      } finally {
        page.cleanup()
      }
    },
    close: () => document.loadingTask.destroy(),
  }
}

/** The text of the first pages of a small PDF; empty where none can be read. */
export async function textOf(bytes: Uint8Array, pages: number): Promise<string> {
  try {
    const text = await openPdfText(bytes)
    const read: string[] = []
    for (let index = 0; index < Math.min(pages, 3); index += 1) read.push(await text.page(index))
    await text.close()
    return read.join('\n')
  } catch {
    return ''
  }
}
